import { brandSchema, type Brand, type BrandFile } from "@foyer/platform/brand";
import * as v from "valibot";
import { explainIssues } from "./checkIssues.ts";
import {
  hostFindings,
  languageFindings,
  pathFindings,
  type ProductPaths,
} from "./checkPlaces.ts";
import { textFault, textsIn } from "./checkTexts.ts";
import { shown, type Problem } from "../files/problem.ts";
import { licenceToWrite, longestName } from "../scaffold/scaffoldAnswers.ts";
import { isObject } from "../tokens/tokenBasics.ts";

type Finding = Omit<Problem, "file">;

/** What a brand.json is checked against besides itself; what is left out is not checked. */
interface Known {
  /** Language tags of the message packs. */
  readonly packs: readonly string[] | undefined;
  readonly paths?: ProductPaths | undefined;
}

/**
 * Checks the content of a brand.json: its form, then whether its members fit together.
 *
 * @example checkBrandFile(JSON.parse(text), { packs: ["en", "ms"] })
 */
export function checkBrandFile(file: unknown, known: Known): Finding[] {
  const parsed = v.safeParse(brandSchema, file);
  if (parsed.success) return findings(parsed.output, known);
  const broken = new Set(
    parsed.issues.map(({ path }) => String(path?.[0]?.key ?? "")),
  );
  return [...explainIssues(parsed.issues), ...othersThan(broken, file, known)];
}

/** Replaces members of the wrong form so that the others can be checked; findings about a replacement are dropped. */
const standIns: BrandFile = {
  name: "-",
  merchantCode: "x",
  languages: {},
  defaultLanguage: "",
  defaultMode: "dark",
  hosts: { image: [], game: [], frame: [], connect: [] },
  categories: ["HOME"],
  legal: { rights: "-", licence: "-", risk: "-" },
};

/** Members that refer to the languages and cannot be checked without them. */
const aboutLanguages =
  /^(languages|defaultLanguage|bingoLanguages|legal\.words)/;

/** Findings about members whose form is right, in a file where that of others is not. */
function othersThan(
  broken: ReadonlySet<string>,
  file: unknown,
  known: Known,
): Finding[] {
  const sound = Object.entries(isObject(file) ? file : {}).filter(
    ([name]) => !broken.has(name),
  );
  const mended = v.safeParse(brandSchema, {
    ...standIns,
    ...Object.fromEntries(sound),
  });
  if (!mended.success) return [];
  return findings(mended.output, known).filter(
    ({ key, note }) =>
      !note &&
      !broken.has(key.split(".")[0] ?? "") &&
      !(broken.has("languages") && aboutLanguages.test(key)),
  );
}

function findings(brand: Brand, { packs, paths }: Known): Finding[] {
  return [
    ...languageFindings(brand, packs),
    ...hostFindings(brand),
    ...(paths ? pathFindings(brand, paths) : []),
    ...categoryFindings(brand),
    ...otherFindings(brand),
    ...textFindings(brand),
    ...(brand.legal.licence === licenceToWrite
      ? [
          {
            key: "legal.licence",
            rule: "is still the line that brand new wrote; no brand may launch without the licence.",
            note: true,
          },
        ]
      : []),
  ];
}

/** Invalid texts, and links that are not encrypted. */
function textFindings(brand: Brand): Finding[] {
  // Hosts have a check of their own.
  const { hosts: _hosts, ...read } = brand;
  return textsIn(read).flatMap(([key, text]) => {
    const link = /^\s*[a-z][a-z0-9+.-]*:\/\//i.test(text);
    const isLink = link || (key.startsWith("channels.") && !key.endsWith(text));
    if (isLink && !/^https:\/\/[^\s"'<>\\]+$/.test(text))
      return [
        {
          key,
          rule: `${shown(text)} is not an https link; it must begin with https:// and have no spaces.`,
        },
      ];
    const fault = isLink ? undefined : (textFault(text) ?? tooLong(key, text));
    return fault ? [{ key, rule: fault }] : [];
  });
}

/** Names are shown in the header and in menus, where a phone has little room. */
function tooLong(key: string, text: string): string | undefined {
  const isName = key === "name" || /^languages\.[^.]+\.label$/.test(key);
  return isName && [...text].length > longestName
    ? `has ${[...text].length} characters; at most ${longestName} fit.`
    : undefined;
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

function otherFindings(brand: Brand): Finding[] {
  const { age } = brand;
  const empty = legalFindings(brand);
  return age.birthday < age.terms
    ? [
        ...empty,
        {
          key: "age.birthday",
          rule: `${age.birthday} is below ${age.terms}, the age in the terms.`,
        },
      ]
    : empty;
}
