import { existsSync } from "node:fs";
import { join } from "node:path";
import { packFor } from "../../../platform/src/brand/pack-for.ts";
import { readJson } from "../files/readJson.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import { packOf, readPack, type Pack } from "./basePacks.ts";
import { brandLanguages, type BrandLanguage } from "./brandLanguages.ts";

/**
 * The file of a brand's own words in a language.
 *
 * @example ownFile(root, { brand: "aurora", code: "EN" }) // "/…/themes/aurora/messages/EN.json"
 */
export const ownFile = (
  root: string,
  { brand, code }: Pick<BrandLanguage, "brand" | "code">,
): string => join(root, "themes", brand, "messages", `${code}.json`);

/**
 * All words that there are in a language: the portal's, and over them the brand's own. Nothing of another language is
 * among them, and no empty text.
 *
 * @example wordsIn(root, language)["hd_home"]
 */
export function wordsIn(root: string, language: BrandLanguage): Pack {
  return withoutBlanks({
    ...packOf(root, language.tag)?.messages,
    ...readPack(ownFile(root, language)),
  });
}

/**
 * The language of the brand that another one is a variety of: `pt` for `pt-BR`. Undefined if the brand has none.
 *
 * @example parentOf(root, language)?.code // "PT"
 */
export function parentOf(
  root: string,
  { code, tag, brand }: BrandLanguage,
): BrandLanguage | undefined {
  const others = brandLanguages({ root, brand, pseudo: false }).filter(
    (language) => language.code !== code && language.tag !== tag,
  );
  const parent = packFor(
    tag,
    others.map((language) => language.tag),
  );
  return others.find((language) => language.tag === parent);
}

/**
 * Whether a language is offered to players. A language with a pack of the portal always is: that pack is complete.
 * Any other is offered if the brand has texts in it for the share of all that it demands itself (`offeredFrom`; if it
 * says nothing, all), or if it is a variety of such a language.
 *
 * @example isOffered(root, language)
 */
export function isOffered(root: string, language: BrandLanguage): boolean {
  if (packOf(root, language.tag)) return true;
  const parent = parentOf(root, language);
  return [language, ...(parent ? [parent] : [])].some((one) =>
    isEnough(countWords(root, one), one),
  );
}

/**
 * Tags of the languages that a brand offers, for a folder from outside: none if a file of its words cannot be read.
 * Never throws.
 *
 * @example offeredTags(root, "harbour") // ["en", "hi"]
 */
export function offeredTags(root: string, brand: string): string[] {
  const isSound = (file: string) => {
    const json = readJson(file);
    return json.ok && isObject(json.value);
  };
  try {
    if (!isSound(join(root, "themes", brand, "brand.json"))) return [];
    const languages = brandLanguages({ root, brand, pseudo: false });
    const files = languages.map((language) => ownFile(root, language));
    return files.every((file) => !existsSync(file) || isSound(file))
      ? languages
          .filter((language) => isOffered(root, language))
          .map(({ tag }) => tag)
      : [];
  } catch {
    // The check of the brand says what is wrong.
    return [];
  }
}

/**
 * The portal's English texts in a brand's own wording, where it has one: translators translate what players read.
 *
 * @example englishIn(root, "harbour")["hd_home"] // "Lobby"
 */
export function englishIn(root: string, brand: string): Pack {
  const english = packOf(root, "en");
  const own = brandLanguages({ root, brand, pseudo: false }).find(
    ({ tag }) => packOf(root, tag)?.tag === english?.tag,
  );
  return {
    ...english?.messages,
    ...(own && readPack(ownFile(root, own))),
  };
}

/**
 * How many of the portal's texts a language has, its parent's included.
 *
 * @example countWords(root, language) // { total: 1848, translated: 1200 }
 */
export function countWords(
  root: string,
  language: BrandLanguage,
): Record<"total" | "translated", number> {
  const parent = parentOf(root, language);
  const words = {
    ...(parent && wordsIn(root, parent)),
    ...wordsIn(root, language),
  };
  const ids = Object.keys(packOf(root, "en")?.messages ?? {});
  return {
    total: ids.length,
    translated: ids.filter((id) => Object.hasOwn(words, id)).length,
  };
}

/**
 * Whether there are enough texts for a language to be offered.
 *
 * @example isEnough({ total: 200, translated: 120 }, { offeredFrom: 60 }) // true
 */
export const isEnough = (
  { total, translated }: Record<"total" | "translated", number>,
  { offeredFrom }: Pick<BrandLanguage, "offeredFrom">,
): boolean => total > 0 && translated * 100 >= offeredFrom * total;

const withoutBlanks = (pack: Pack): Pack =>
  Object.fromEntries(
    Object.entries(pack).filter(([, text]) => text.trim() !== ""),
  );
