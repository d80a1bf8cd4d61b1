import { existsSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import type { BrandFile } from "@foyer/platform/brand";
import { AnswerError, nameOf } from "./scaffoldAnswers.ts";

/** What a brand brings along, as its flags name it. */
export interface GivenFlags {
  /** A drawing or a picture. */
  readonly logo?: string | undefined;
  /** A WOFF2 file, for text and headings. */
  readonly font?: string | undefined;
  /** The licence line, or a file with the lines of the footer: licence, rights and risk, one below the other. */
  readonly licence?: string | undefined;
}

/** The same, read. */
export interface Given {
  /** Path inside the brand's folder → content. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** Family of the font, if there is one. */
  readonly family: string | undefined;
  readonly legal: Partial<BrandFile["legal"]>;
}

export const nothingGiven: Given = { files: {}, family: undefined, legal: {} };

/** How large a file may be at most, so that a wrong one is not read; the check has the real limits. */
const most = 4 * 1024 * 1024;

/**
 * Reads what a brand brings along. Whether a logo or a font can be used is for the check to say.
 *
 * @throws AnswerError with a sentence about a file that cannot be one of these.
 * @example readGiven({ logo: "logo.svg", licence: "Licence 7 of the Lakeland Gaming Commission." }).legal.licence
 */
export function readGiven({ logo, font, licence }: GivenFlags): Given {
  return {
    files: {
      ...(logo !== undefined && readLogo(logo)),
      ...(font !== undefined && {
        [`assets/fonts/${slugOf(font)}.woff2`]: readFile("font", font),
      }),
    },
    family: font === undefined ? undefined : nameOf(slugOf(font)),
    legal: licence === undefined ? {} : legalOf(licence),
  };
}

function readLogo(path: string): Given["files"] {
  const kind = extname(path).toLowerCase();
  if (![".svg", ".png", ".webp"].includes(kind))
    throw new AnswerError("--logo: a logo is an SVG, PNG or WebP file.");
  return { [`assets/logo${kind}`]: readFile("logo", path) };
}

function readFile(flag: keyof GivenFlags, path: string): Uint8Array {
  if (!existsSync(path))
    throw new AnswerError(`--${flag}: there is no file ${path}.`);
  const content = readFileSync(path);
  if (content.length > most)
    throw new AnswerError(`--${flag}: ${path} is larger than 4 MB.`);
  return content;
}

/** The file's name as a font of a brand has it: `Ifline Text.woff2` is ifline-text. */
function slugOf(path: string): string {
  if (extname(path).toLowerCase() !== ".woff2")
    throw new AnswerError(
      "--font: a font is a WOFF2 file; convert it, it gets smaller too.",
    );
  const slug = basename(path, extname(path))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  if (slug === "")
    throw new AnswerError("--font: name the file after its family.");
  return slug;
}

function legalOf(text: string): Given["legal"] {
  const written = existsSync(text)
    ? Buffer.from(readFile("licence", text)).toString("utf8")
    : text;
  const [licence, rights, risk, ...more] = written
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (licence === undefined)
    throw new AnswerError("--licence: write the line, or name a file with it.");
  if (more.length > 0)
    throw new AnswerError(
      "--licence: a file has three lines at most: licence, rights and risk.",
    );
  return { licence, ...(rights && { rights }), ...(risk && { risk }) };
}
