import { longestMenuLabel, type ContentFile } from "@foyer/platform/brand";
import { textFault, wordsFault } from "../checks/checkTexts.ts";
import type { Problem } from "../files/problem.ts";
import { readMarkdown, type MarkdownPlaces } from "./readMarkdown.ts";

interface Around {
  readonly places: {
    /** Pack codes of the brand's languages. */
    readonly codes: readonly string[];
    /** Pack code of its default language. */
    readonly first: string;
  };
  readonly inText: MarkdownPlaces;
  /** Path of each of the brand's own pages → its titles by pack code. */
  readonly pages: ReadonlyMap<string, Texts>;
}

type Finding = Omit<Problem, "file">;
type Texts = Readonly<Record<string, string>>;
type Judge = (text: string) => string | undefined;

/**
 * What is wrong with a content.json of the right form: links and pictures that lead nowhere, texts that are missing in
 * the default language or have no place in one, and names that are used twice.
 *
 * @example contentFileProblems(file, { places, inText, pages: new Map([["/p/rooms", { EN: "Our rooms" }]]) })
 */
export function contentFileProblems(
  { menu, footer, banners, blocks }: ContentFile,
  around: Around,
): Problem[] {
  const { inText } = around;
  const link = (key: string, { href, label }: Link) => [
    ...addressFindings(`${key}.href`, href, inText),
    ...labelFindings(`${key}.label`, { href, label }, around),
  ];
  const texts = (key: string, said: Texts | undefined, judge?: Judge) =>
    said ? textFindings(key, said, { ...around, judge }) : [];
  const picture = (key: string, file: string | undefined) =>
    found(key, file === undefined ? undefined : inText.pictureFault(file));

  const findings = [
    ...menu.flatMap((entry, at) => [
      ...link(`menu.${at}`, entry),
      ...longTitles(`menu.${at}.label`, entry, around),
    ]),
    ...twice(
      menu.map(({ href }) => href),
      (at) => `menu.${at}.href`,
    ),
    ...footer.flatMap(({ title, links }, at) => [
      ...texts(`footer.${at}.title`, title),
      ...links.flatMap((entry, place) =>
        link(`footer.${at}.links.${place}`, entry),
      ),
    ]),
    ...banners.flatMap(({ picture: file, title, href }, at) => [
      ...picture(`banners.${at}.picture`, file),
      ...texts(`banners.${at}.title`, title),
      ...addressFindings(`banners.${at}.href`, href, inText),
    ]),
    ...blocks.flatMap((block, at) => [
      ...texts(`blocks.${at}.title`, block.title),
      ...(block.kind === "text"
        ? texts(`blocks.${at}.text`, block.text, (text) =>
            markdownFault(text, inText),
          )
        : block.cards.flatMap((card, place) => {
            const key = `blocks.${at}.cards.${place}`;
            return [
              ...texts(`${key}.title`, card.title),
              ...texts(`${key}.text`, card.text),
              ...picture(`${key}.picture`, card.picture),
              ...addressFindings(`${key}.href`, card.href, inText),
            ];
          })),
    ]),
    ...twice(
      blocks.map(({ id }) => id),
      (at) => `blocks.${at}.id`,
    ),
  ];
  return findings.map((finding) => ({ file: "content.json", ...finding }));
}

interface Link {
  readonly href: string;
  readonly label?: Texts | undefined;
}

const found = (key: string, rule: string | undefined): Finding[] =>
  rule === undefined ? [] : [{ key, rule }];

const addressFindings = (
  key: string,
  href: string | undefined,
  { linkFault }: MarkdownPlaces,
) => found(key, href === undefined ? undefined : linkFault(href));

/** Only an own page gives a link its title. */
function labelFindings(
  key: string,
  { href, label }: Link,
  around: Around,
): Finding[] {
  if (label) return textFindings(key, label, around);
  return around.pages.has(href)
    ? []
    : [
        {
          key,
          rule: "is missing; only a link to a page of your own has that page's title without one.",
        },
      ];
}

/** Titles of own pages that are too long for the menu, which has no other text for them. */
function longTitles(
  key: string,
  { href, label }: Link,
  { pages }: Around,
): Finding[] {
  const titles = label ? {} : (pages.get(href) ?? {});
  return Object.entries(titles)
    .filter(([, title]) => [...title].length > longestMenuLabel)
    .map(([code, title]) => ({
      key,
      rule: `is missing, and the page's title has ${[...title].length} characters in ${code}; an entry of the menu has at most ${longestMenuLabel}, so write a shorter one here.`,
    }));
}

function textFindings(
  key: string,
  said: Texts,
  { places: { codes, first }, judge = textFault }: Around & { judge?: Judge },
): Finding[] {
  const faults = Object.entries(said).flatMap(([code, text]) =>
    codes.includes(code)
      ? found(`${key}.${code}`, judge(text))
      : [
          {
            key: `${key}.${code}`,
            rule: "is not one of the brand's languages.",
          },
        ],
  );
  if (said[first] === undefined)
    return [
      ...faults,
      {
        key: `${key}.${first}`,
        rule: "is missing; every text is needed in the brand's default language.",
      },
    ];
  const missing = codes.filter((code) => said[code] === undefined);
  return missing.length === 0
    ? faults
    : [
        ...faults,
        {
          key,
          rule: `has no text in ${missing.join(", ")}; the one in the default language (${first}) is shown there.`,
          note: true,
        },
      ];
}

function markdownFault(
  text: string,
  inText: MarkdownPlaces,
): string | undefined {
  const [first] = readMarkdown(text, inText).faults;
  return first ? `line ${first.line} ${first.rule}` : wordsFault(text);
}

function twice(
  names: readonly string[],
  keyOf: (at: number) => string,
): Finding[] {
  return names.flatMap((name, at) =>
    names.indexOf(name) === at
      ? []
      : [
          {
            key: keyOf(at),
            rule: `is ${name}, which is used twice; each may be there once.`,
          },
        ],
  );
}
