import type { Brand } from "@foyer/platform/brand";
import type { Problem } from "../files/problem.ts";

type Finding = Omit<Problem, "file">;

/**
 * Members of a brand.json that have the right form, but do not fit together, or would leave something blank.
 *
 * @example memberFindings(brand)[0]?.key // "age.birthday"
 */
export function memberFindings(brand: Brand): Finding[] {
  return [
    ...categoryFindings(brand),
    ...legalFindings(brand),
    ...ageFindings(brand),
    ...feedbackFindings(brand),
    ...phoneFindings(brand),
    ...channelFindings(brand),
  ];
}

function categoryFindings({ categories }: Brand): Finding[] {
  const key = "categories";
  const findings: Finding[] = [];
  if (categories[0] !== "HOME")
    findings.push({ key, rule: "HOME must come first." });
  if (categories.includes("FAV") && categories.at(-1) !== "FAV")
    findings.push({ key, rule: "FAV must come last." });
  if (new Set(categories).size < categories.length)
    findings.push({ key, rule: "a category is listed twice." });
  return findings;
}

function legalFindings({ legal, languages }: Brand): Finding[] {
  const { words = {}, ...lines } = legal;
  const empty = (texts: object, key: string) =>
    Object.entries(texts)
      .filter(([, text]) => String(text).trim() === "")
      .map(([name]) => ({
        key: `${key}.${name}`,
        rule: "is empty; the footer must show it.",
      }));
  const foreign = Object.keys(words)
    .filter((code) => !Object.hasOwn(languages, code))
    .map((code) => ({
      key: `legal.words.${code}`,
      rule: "is not one of the brand's languages.",
    }));
  return [
    ...empty(lines, "legal"),
    ...foreign,
    ...Object.entries(words).flatMap(([code, texts]) =>
      empty(texts, `legal.words.${code}`),
    ),
  ];
}

function ageFindings({ age, jurisdiction }: Brand): Finding[] {
  const { ageMark } = jurisdiction;
  const mark = ageMark === undefined ? age.terms : Number.parseInt(ageMark, 10);
  return [
    ...(age.birthday < age.terms
      ? [
          {
            key: "age.birthday",
            rule: `${age.birthday} is below ${age.terms}, the age in the terms.`,
          },
        ]
      : []),
    ...(mark < age.terms
      ? [
          {
            key: "jurisdiction.ageMark",
            rule: `${ageMark} is below ${age.terms}, the age in the terms; write ${age.terms}+ or leave the mark out.`,
          },
        ]
      : []),
  ];
}

function feedbackFindings({ feedback: { min, max } }: Brand): Finding[] {
  return min > max
    ? [{ key: "feedback.min", rule: `${min} is above ${max}, the maximum.` }]
    : [];
}

/** A third party's script runs in the connector's document, so that it must not be at the portal's address. */
function phoneFindings({ phoneSignIn }: Brand): Finding[] {
  const { connector, portals = [] } = phoneSignIn ?? {};
  return connector !== undefined && portals.includes(connector)
    ? [
        {
          key: "phoneSignIn.connector",
          rule: `${connector} is an address of the portal, too; the connector needs one of its own.`,
        },
      ]
    : [];
}

/** Channels of a brand that the portal shows; the platform itself names all others. */
const shownChannels = ["facebook", "instagram", "telegram"];

function channelFindings({ channels }: Brand): Finding[] {
  return Object.keys(channels)
    .filter((name) => !shownChannels.includes(name.toLowerCase()))
    .map((name) => ({
      key: `channels.${name}`,
      rule: `has no effect: the portal shows ${shownChannels.join(", ")} of a brand; only the platform can add others.`,
      note: true,
    }));
}
