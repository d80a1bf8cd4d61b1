import { roleEntries } from "@foyer/themes/contract";
import { Icon, iconNames, type IconName } from "@foyer/ui/icon";
import { brands } from "virtual:brands";
import { languages } from "virtual:messages";
import { CoverArt } from "./CoverArt.tsx";
import { designersGuide, others } from "./others.ts";
import {
  addressOf,
  groupsOf,
  useFile,
  type Group,
} from "../views/storyIndex.ts";
import * as css from "./cover.css.ts";

interface Step {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const review: readonly Step[] = [
  {
    icon: "search",
    title: "Find it",
    text: "Search the sidebar with your own words: “pop-up”, “toggle” and “money in” work as well as component names.",
  },
  {
    icon: "grid",
    title: "See every state",
    text: "A component’s Docs page shows its purpose, editable props, a matrix of its variants with hover, focus and press, and every state by name.",
  },
  {
    icon: "moon",
    title: "Use the toolbar",
    text: "Set brand, mode, language, direction, density, motion and viewport. Your choice stays as you move between pages and is part of the URL you share.",
  },
  {
    icon: "user",
    title: "Check accessibility",
    text: "The Accessibility panel below each story lists automated findings. The Docs page has the do’s and don’ts and the notes on keyboard and screen readers.",
  },
  {
    icon: "chat",
    title: "Report it",
    text: "Open the story on its own, copy its URL, and write what you saw and what you expected. The URL includes brand, mode and language.",
  },
];

const paths: readonly (Step & { readonly href: string })[] = [
  {
    icon: "grid",
    href: "./?path=/story/foyer-one-brand-everything--live",
    title: "One brand, everything",
    text: "Check consistency: every component on one page, in the chosen brand.",
  },
  {
    icon: "copy",
    href: "./?path=/story/foyer-one-component-all-brands--live",
    title: "One component, all brands",
    text: "Check one story in every brand and both modes, side by side.",
  },
  {
    icon: "star",
    href: "./?path=/story/foyer-brand-studio--live",
    title: "Brand studio",
    text: "Try changes: edit a brand’s seeds and layout, and see the whole portal change.",
  },
  {
    icon: "home",
    href: "./?path=/story/screens-home--guest",
    title: "Screens",
    text: "Full pages with sample data: lobby, category, login, member centre.",
  },
  {
    icon: "sun",
    href: "./?path=/story/foundations-colour--live",
    title: "Foundations",
    text: "Colour and contrast, type, space, shape, motion and icons, live in the chosen brand.",
  },
];

/** The first page: what this is, and how to review with it. */
export function Cover() {
  return (
    <main className={css.page} lang="en" dir="ltr">
      <div className={css.top}>
        <header className={css.hero}>
          <p className={css.kicker}>Design system</p>
          <h1 className={css.title}>Foyer</h1>
          <p className={css.lead}>
            Components and screens for licensed online gaming: calm surfaces,
            one accent, vivid game art, readable type, and amounts set as in a
            bank.
          </p>
          <dl className={css.figures}>
            <Figure value={brands.length} label="brands" />
            <Figure value={2} label="modes, always complete" />
            <Figure value={languages.length} label="languages" />
            <Figure value={roleEntries().length} label="roles in a theme" />
            <Figure value={iconNames.length} label="icons" />
          </dl>
        </header>
        <CoverArt />
      </div>
      <nav aria-label="Where to begin">
        <ul className={css.cards}>
          {paths.map(({ icon, href, title, text }) => (
            <li key={href} className={css.card}>
              <span className={css.stepIcon}>
                <Icon name={icon} />
              </span>
              <h2 className={css.cardTitle}>
                <a className={css.cardLink} href={href} target="_top">
                  {title}
                </a>
              </h2>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ul>
      </nav>
      <section className={css.review}>
        <h2 className={css.heading}>How designers review</h2>
        <ol className={css.steps}>
          {review.map(({ icon, title, text }) => (
            <li key={title} className={css.step}>
              <span className={css.stepIcon}>
                <Icon name={icon} />
              </span>
              <div>
                <h3 className={css.stepTitle}>{title}</h3>
                <p className={css.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p>
          <a className={css.guideLink} href={designersGuide} target="_top">
            Read the full designers’ guide
            <Icon name="chevron-end" size="small" />
          </a>
        </p>
      </section>
      <section className={css.review}>
        <h2 className={css.heading}>More guides</h2>
        <ul className={css.others} role="list">
          {others.map(({ title, text, href }) => (
            <li key={title} className={css.other}>
              <h3 className={css.stepTitle}>
                {href === undefined ? (
                  title
                ) : (
                  <a className={css.guideLink} href={href} target="_top">
                    {title}
                    <Icon name="chevron-end" size="small" />
                  </a>
                )}
              </h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <CoverIndex />
    </main>
  );
}

function Figure({
  value,
  label,
}: {
  readonly value: number;
  readonly label: string;
}) {
  return (
    <div className={css.figure}>
      <dt className={css.text}>{label}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}

/** Titles are written root/group/name; a screen has no group. */
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

/** Every screen and every component by group, once Storybook's index has loaded. */
function CoverIndex() {
  const shelves = byGroup(groupsOf(useFile("./index.json")));
  if (shelves.length === 0) return null;
  return (
    <nav className={css.review} aria-labelledby="everything">
      <h2 className={css.heading} id="everything">
        All screens and components
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
