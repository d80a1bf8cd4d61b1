import {
  addressOf,
  groupsOf,
  useFile,
  type Group,
} from "../views/storyIndex.ts";
import * as cover from "./cover.css.ts";
import * as css from "./coverIndex.css.ts";

/** Titles are written root/group/name; a screen stands in no group. */
function byGroup(groups: readonly Group[]) {
  const shelves = new Map<string, Group[]>();
  for (const group of groups) {
    const [root, shelf] = group.title.split("/");
    const name = root === "Screens" ? "Screens" : shelf;
    if (name === undefined || (root !== "Screens" && root !== "Components"))
      continue;
    shelves.set(name, [...(shelves.get(name) ?? []), group]);
  }
  return [...shelves];
}

/** Every screen and every component by group, once Storybook's index has come. */
export function CoverIndex() {
  const shelves = byGroup(groupsOf(useFile("./index.json")));
  if (shelves.length === 0) return null;
  return (
    <nav className={cover.review} aria-labelledby="everything">
      <h2 className={cover.heading} id="everything">
        Everything, by group
      </h2>
      <div className={css.index}>
        {shelves.map(([name, groups]) => (
          <section key={name} className={css.shelf}>
            <h3 className={css.name}>
              {name} <span className={css.count}>{groups.length}</span>
            </h3>
            <ul className={css.list} role="list">
              {groups.map((group) => (
                <li key={group.title}>
                  <a className={css.link} href={addressOf(group)} target="_top">
                    {group.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
