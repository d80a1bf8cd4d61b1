import type { CategoryCode } from "@foyer/platform/brand";
import { readColor, writeColor } from "../colors/color.ts";
import { nearest, shown } from "../files/problem.ts";

/** What a new brand is made from. */
export interface BrandAnswers {
  readonly name: string;
  readonly merchantCode: string;
  /** Two colours as #rrggbb: that of controls, and the second tone of its glow. */
  readonly colours: readonly [string, string];
  readonly shape: Shape;
  /** Families for text and for headings. */
  readonly type: readonly [string, string];
  /** The first one is the default. */
  readonly languages: readonly AnsweredLanguage[];
  readonly categories: readonly CategoryCode[];
  readonly mode: (typeof modeNames)[number];
}

export interface AnsweredLanguage {
  /** The platform's pack code. */
  readonly code: string;
  readonly tag: string;
  readonly label: string;
}

export const shapes = ["crisp", "soft", "round"] as const;
export type Shape = (typeof shapes)[number];
export const modeNames = ["system", "dark", "light"] as const;

/** The placeholder by which the check sees that the licence has not been written yet. */
export const licenceToWrite =
  "State the gaming licence here: its number, and who granted it.";

/** Maximum length of a brand's name. */
export const longestName = 30;

/** What answers are checked against. */
export interface AnswerPlace {
  /** Bundled families, such as "Figtree Variable". */
  readonly families: readonly string[];
  /** Whether there is a message pack for a language, by its tag. */
  readonly hasWords: (tag: string) => boolean;
}

/** Why an answer is not accepted, in a sentence for the person who gave it. */
export class AnswerError extends Error {}

/** The name of the brand's folder: lower-case letters, digits and hyphens. */
export function readId(text: string): string {
  const id = text.trim();
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id))
    throw new AnswerError(
      `${shown(id)} cannot be a brand's name in themes/: use small letters, figures and hyphens, as blue-harbour.`,
    );
  return id;
}

/**
 * The name that a folder or a file in lower-case letters and hyphens stands for.
 *
 * @example nameOf("blue-harbour") // "Blue Harbour"
 */
export function nameOf(id: string): string {
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

export function readName(text: string): string {
  const name = text.trim().replace(/\s+/g, " ");
  if (name === "")
    throw new AnswerError("A brand has a name; write it as players read it.");
  if ([...name].length > longestName)
    throw new AnswerError(
      "A name has 30 characters at most; longer ones do not fit into a phone's header.",
    );
  if (/[\p{Cc}\p{Cf}<>{}"]/u.test(name))
    throw new AnswerError(
      `A name has no control characters and none of < > { } ".`,
    );
  return name;
}

export function readMerchantCode(text: string): string {
  const code = text.trim();
  if (!/^[a-z0-9_]{1,40}$/.test(code))
    throw new AnswerError(
      "A merchant code has small letters, figures and underscores; ask the platform for yours.",
    );
  return code;
}

export function readColours(text: string): readonly [string, string] {
  const [first, second, ...more] = list(text).map(readHex);
  if (first === undefined || second === undefined || more.length > 0)
    throw new AnswerError(`Two colours are wanted, as "#0055bb, #ff6600".`);
  return [first, second];
}

function readHex(text: string): string {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1];
  const color = digits === undefined ? undefined : readColor(`#${digits}`);
  if (!color)
    throw new AnswerError(
      `${shown(text)} is no colour; write it as #0055bb or #05b.`,
    );
  return writeColor(color);
}

export function readShape(text: string): Shape {
  return oneOf(text, shapes, "shape");
}

export function readMode(text: string): BrandAnswers["mode"] {
  return oneOf(text, modeNames, "mode");
}

/** One family for all, or one for text and one for headings. */
export function readType(
  text: string,
  { families }: AnswerPlace,
): readonly [string, string] {
  const [body, display = body, ...more] = list(text).map((name) =>
    readFamily(name, families),
  );
  if (body === undefined || display === undefined || more.length > 0)
    throw new AnswerError(
      "Name one family, or one for text and one for headings.",
    );
  return [body, display];
}

function readFamily(name: string, families: readonly string[]): string {
  const short = (family: string) =>
    family.toLowerCase().replace(/ variable$/, "");
  const found = families.find((family) => short(family) === short(name));
  if (found !== undefined) return found;
  const known = families.map((family) => family.replace(/ Variable$/, ""));
  throw new AnswerError(
    `No family ${shown(name)} is bundled${nearest(name, known)}; there are: ${known.join(", ")}. A file of your own comes later, into assets/fonts.`,
  );
}

function oneOf<const T extends string>(
  text: string,
  choices: readonly T[],
  what: string,
): T {
  const found = choices.find((choice) => choice === text.trim().toLowerCase());
  if (found === undefined)
    throw new AnswerError(
      `${shown(text.trim())} is no ${what}; choose ${choices.join(", ")}.`,
    );
  return found;
}

/** The parts of a comma-separated list. */
export function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
