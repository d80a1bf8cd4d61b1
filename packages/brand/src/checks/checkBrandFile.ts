import type { Brand } from "@foyer/platform/brand";
import { hostFindings } from "./checkHosts.ts";
import { flagFindings } from "./checkFlags.ts";
import { explainIssues } from "./checkIssues.ts";
import { formFaults, withoutFaults } from "./checkForm.ts";
import { memberFindings } from "./checkMembers.ts";
import { pathFindings, type ProductPaths } from "./checkPaths.ts";
import { languageFindings } from "./checkLanguages.ts";
import { legalFindings } from "./checkLegal.ts";
import { placeholderFindings } from "./checkPlaceholders.ts";
import { textFault, textsIn } from "./checkTexts.ts";
import { mendBrand, pathOf } from "./mendedBrand.ts";
import { shown, type Problem } from "../files/problem.ts";
import { longestName } from "../scaffold/scaffoldAnswers.ts";
import { isObject } from "../tokens/tokenBasics.ts";

type Finding = Omit<Problem, "file">;

/** What a brand.json is checked against besides itself; what is left out is not checked. */
interface Known {
  /** Language tags of the message packs. */
  readonly packs: readonly string[] | undefined;
  readonly paths?: ProductPaths | undefined;
}

/** Maximum number of faults of form that are listed, beside those that the schema reports. */
const mostFaults = 40;

/**
 * Checks the content of a brand.json: its form, and whether its members fit together. A fault of one member hides
 * none of another.
 *
 * @example checkBrandFile(JSON.parse(text), { packs: ["en", "ms"] })
 */
export function checkBrandFile(file: unknown, known: Known): Finding[] {
  const faults = formFaults(file).map((fault) => ({
    ...fault,
    key: fault.path.join("."),
  }));
  const rest = Array.isArray(file) ? {} : withoutFaults(file, faults);
  const { brand, issues } = mendBrand(rest);
  const reported = issues.filter(
    (issue) =>
      !isBelow(
        keyOf(issue),
        faults.map(({ key }) => key),
      ),
  );
  const broken = [...issues.map(keyOf), ...faults.map(({ key }) => key)];
  return [
    ...explainIssues(reported),
    ...faults.slice(0, mostFaults).map(({ key, rule }) => ({ key, rule })),
    ...[...(brand ? findings(brand, known) : []), ...textFindings(rest)].filter(
      ({ key }) => !isAboutFault(key, broken),
    ),
  ];
}

const keyOf = (issue: Parameters<typeof pathOf>[0]) => pathOf(issue).join(".");

/** Whether a key is one of the places, or inside one; the place "" is the whole file. */
const isBelow = (key: string, places: readonly string[]) =>
  places.some(
    (place) => place === "" || key === place || key.startsWith(`${place}.`),
  );

/** Members that refer to the languages and cannot be checked without them. */
const aboutLanguages =
  /^(languages|defaultLanguage|bingoLanguages|legal\.words)/;
/** The languages themselves, or one of their codes. */
const ofLanguages = /^languages(\.[^.]*)?$/;

/** Whether a finding is about the replacement of a faulty value, or only follows from it. */
function isAboutFault(key: string, faults: readonly string[]): boolean {
  return (
    isBelow(key, faults) ||
    (aboutLanguages.test(key) &&
      faults.some((fault) => ofLanguages.test(fault)))
  );
}

function findings(brand: Brand, { packs, paths }: Known): Finding[] {
  return [
    ...languageFindings(brand, packs),
    ...legalFindings(brand),
    ...hostFindings(brand),
    ...(paths ? pathFindings(brand, paths) : []),
    ...flagFindings(brand),
    ...memberFindings(brand),
    ...placeholderFindings(brand),
  ];
}

/** Invalid texts, and links that are not encrypted. */
function textFindings(file: unknown): Finding[] {
  // Hosts have a check of their own.
  const { hosts: _hosts, ...read } = isObject(file) ? file : {};
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
    const fault = isLink
      ? undefined
      : (textFault(text) ?? nameFault(key, text));
    return fault ? [{ key, rule: fault }] : [];
  });
}

/** Names are shown in the header and in menus, where a phone has little room and a blank one could not be chosen. */
function nameFault(key: string, text: string): string | undefined {
  const isName = key === "name" || /^languages\.[^.]+\.label$/.test(key);
  // The schema has reported a name without any characters already.
  if (isName && text !== "" && text.trim() === "")
    return "has nothing but spaces.";
  return isName && [...text].length > longestName
    ? `has ${[...text].length} characters; at most ${longestName} fit.`
    : undefined;
}
