import { brandSchema, packFor, type Brand } from "@foyer/platform/brand";
import * as v from "valibot";
import type { Problem } from "./problem.ts";

type Finding = Omit<Problem, "file">;

/**
 * Checks the content of a brand.json: its form, then what its members must be to each other.
 *
 * @example checkBrandFile(JSON.parse(text), { packs: ["en", "ms"] })
 */
export function checkBrandFile(
  file: unknown,
  { packs }: { readonly packs: readonly string[] | undefined },
): Finding[] {
  const parsed = v.safeParse(brandSchema, file);
  if (!parsed.success) return parsed.issues.map(explain);
  const brand = parsed.output;
  return [
    ...languageFindings(brand, packs),
    ...hostFindings(brand),
    ...categoryFindings(brand),
    ...otherFindings(brand),
  ];
}

function explain(issue: v.BaseIssue<unknown>): Finding {
  const key = v.getDotPath(issue) ?? "";
  if (issue.expected === "never") return { key, rule: "is not a known key." };
  if (issue.received === "undefined") return { key, rule: "is missing." };
  if (issue.type === "picklist")
    return {
      key,
      rule: `is ${issue.received}, but must be one of ${issue.expected}.`,
    };
  if (issue.kind === "schema")
    return {
      key,
      rule: `must be ${issue.expected}, but is ${issue.received}.`,
    };
  return { key, rule: `is ${issue.received}: ${issue.message}.` };
}

function languageFindings(
  brand: Brand,
  packs: readonly string[] | undefined,
): Finding[] {
  const codes = Object.keys(brand.languages);
  const tags = Object.entries(brand.languages).flatMap(([code, { tag }]) =>
    isTag(tag)
      ? []
      : [
          {
            key: `languages.${code}.tag`,
            rule: `"${tag}" is not a language that is known; write a BCP 47 tag, as ms-MY.`,
          },
        ],
  );
  const unbundled = (
    packs
      ? Object.entries(brand.languages).filter(
          ([, { tag }]) => packFor(tag, packs) === undefined,
        )
      : []
  ).map(([code, { tag }]) =>
    code === brand.defaultLanguage
      ? {
          key: "defaultLanguage",
          rule: `there is no pack of words for ${tag}; the packs are ${packs?.join(", ")}.`,
        }
      : {
          key: `languages.${code}`,
          rule: "is not offered, for there is no pack of its words yet.",
          note: true,
        },
  );
  const unknown = codes.includes(brand.defaultLanguage)
    ? []
    : [
        {
          key: "defaultLanguage",
          rule: `"${brand.defaultLanguage}" stands not among the languages ${codes.join(", ")}.`,
        },
      ];
  const bingo = brand.bingoLanguages
    .filter((code) => !codes.includes(code))
    .map((code) => ({
      key: "bingoLanguages",
      rule: `"${code}" stands not among the brand's languages.`,
    }));
  return [...tags, ...unknown, ...unbundled, ...bingo];
}

function isTag(tag: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function hostFindings({ hosts }: Brand): Finding[] {
  return Object.entries(hosts).flatMap(([kind, list]) =>
    list.flatMap((host) => {
      const key = `hosts.${kind}`;
      const { protocol, hostname } = new URL(host.replace("//*.", "//"));
      if (/^(localhost|127\.|\[::1\])/.test(hostname)) {
        return [
          {
            key,
            rule: `${host} is this machine: dev and preview allow it by themselves, a brand must not.`,
          },
        ];
      }
      if (protocol !== "https:")
        return [
          {
            key,
            rule: `${host} is not encrypted; it must begin with https://.`,
          },
        ];
      if (host.includes("//*.") && hostname.split(".").length < 2) {
        return [
          {
            key,
            rule: `${host} would allow every site under .${hostname}; name a domain of yours.`,
          },
        ];
      }
      return list.indexOf(host) === list.lastIndexOf(host)
        ? []
        : [{ key, rule: `${host} is named twice.` }];
    }),
  );
}

function categoryFindings({ categories }: Brand): Finding[] {
  const key = "categories";
  const findings: Finding[] = [];
  if (categories[0] !== "HOME")
    findings.push({ key, rule: "HOME must come first." });
  if (categories.includes("FAV") && categories.at(-1) !== "FAV")
    findings.push({ key, rule: "FAV must come last." });
  if (new Set(categories).size < categories.length)
    findings.push({ key, rule: "a category is named twice." });
  return findings;
}

function legalFindings({ legal, languages }: Brand): Finding[] {
  const { words = {}, ...lines } = legal;
  const empty = (texts: object, key: string) =>
    Object.entries(texts)
      .filter(([, text]) => String(text).trim() === "")
      .map(([name]) => ({
        key: `${key}.${name}`,
        rule: "is empty; the footer has to say it.",
      }));
  const foreign = Object.keys(words)
    .filter((code) => !Object.hasOwn(languages, code))
    .map((code) => ({
      key: `legal.words.${code}`,
      rule: "stands not among the brand's languages.",
    }));
  return [
    ...empty(lines, "legal"),
    ...foreign,
    ...Object.entries(words).flatMap(([code, texts]) =>
      empty(texts, `legal.words.${code}`),
    ),
  ];
}

function otherFindings(brand: Brand): Finding[] {
  const { age } = brand;
  const empty = legalFindings(brand);
  return age.birthday < age.terms
    ? [
        ...empty,
        {
          key: "age.birthday",
          rule: `${age.birthday} is below the ${age.terms} that the terms state.`,
        },
      ]
    : empty;
}
