import { useMemo } from "react";
import { StoryFrame } from "../../parts/StoryFrame.tsx";
import { useShownLook } from "../../useLook.ts";
import { Section } from "../../parts/Section.tsx";
import { Page } from "../foundations/Page.tsx";
import { addressOf, groupsOf, useFile, type Group } from "./storyIndex.ts";
import * as css from "./views.css.ts";

/** The first story of every component in the chosen brand; each loads as it comes into view. */
export function OneBrand() {
  const index = useFile("./index.json");
  const parts = useMemo(() => {
    const byPart = new Map<string, Group[]>();
    for (const group of groupsOf(index)) {
      const [root, part = ""] = group.title.split("/");
      if (root !== "Components" && root !== "Screens") continue;
      const name = root === "Screens" ? root : part;
      byPart.set(name, [...(byPart.get(name) ?? []), group]);
    }
    // Whole screens take longest to draw, so they come last.
    const last = ([part]: readonly [string, unknown]) =>
      Number(part === "Screens");
    return [...byPart].sort((one, other) => last(one) - last(other));
  }, [index]);
  return (
    <Page
      title="One brand, everything"
      lead="Every component’s first story, in the brand and mode of the toolbar. Scroll to check that they look consistent."
    >
      {parts.map(([part, groups]) => (
        <Section key={part} title={part}>
          <ul className={part === "Screens" ? css.screenGrid : css.partGrid}>
            {groups.map((group) => (
              <Sample key={group.title} group={group} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

const tall = /^(Screens|Flows)|\/(Overlays|Shell|Lobby)\//;

function Sample({ group }: { readonly group: Group }) {
  const look = useShownLook();
  const [story] = group.stories;
  if (!story) return null;
  return (
    <li className={css.brandItem}>
      <h3 className={css.brandName}>
        <a className={css.wordLink} href={addressOf(group)} target="_top">
          {group.name}
        </a>
      </h3>
      <StoryFrame
        storyId={story.id}
        title={`${group.name}: ${story.name}`}
        look={look}
        height={tall.test(group.title) ? 520 : 400}
        fit={!tall.test(group.title)}
      />
    </li>
  );
}
