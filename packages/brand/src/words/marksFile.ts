import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readJson } from "../files/readJson.ts";
import { packOf, readPack } from "./basePacks.ts";
import type { BrandLanguage } from "./brandLanguages.ts";
import { readMarks, type Marks, type TextMark } from "./marks.ts";
import { ownFile } from "./ownWords.ts";

/**
 * Where the marks of a pack are.
 *
 * @example marksFile("themes/harbour/messages/HI.json") // "themes/harbour/messages/marks/HI.json"
 */
export const marksFile = (pack: string): string =>
  join(dirname(pack), "marks", basename(pack));

/**
 * The marks of a pack; none if it has no file of marks.
 *
 * @throws Error with a sentence, if the file is no JSON. What else is wrong in it, the check of the brand says.
 * @example marksBeside("themes/harbour/messages/HI.json").get("hd_home")?.mark // "machine"
 */
export function marksBeside(pack: string): Marks {
  const file = marksFile(pack);
  if (!existsSync(file)) return new Map();
  const json = readJson(file);
  if (!json.ok) throw new Error(`${file} ${json.why}`);
  return readMarks(json.value).marks;
}

/**
 * The marks of all texts of a language: those of the brand's own texts, and of the portal's where the brand has none.
 *
 * @example marksIn(root, language).get("hd_home")?.mark
 */
export function marksIn(root: string, language: BrandLanguage): Marks {
  const base = packOf(root, language.tag)?.file;
  const file = ownFile(root, language);
  const own = readPack(file);
  const isOwn = ([id]: readonly [string, TextMark]) => Object.hasOwn(own, id);
  return new Map([
    ...(base === undefined
      ? []
      : [...marksBeside(join(root, base))].filter((one) => !isOwn(one))),
    ...[...marksBeside(file)].filter(isOwn),
  ]);
}
