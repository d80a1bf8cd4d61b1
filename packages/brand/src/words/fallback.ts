import { packFor } from "../../../platform/src/brand/pack-for.ts";
import { packOf } from "./basePacks.ts";
import {
  baseLanguage,
  brandLanguages,
  defaultLanguageOf,
  type BrandLanguage,
} from "./brandLanguages.ts";
import { parentOf, wordsIn } from "./ownWords.ts";

/** A text as it is shipped, and the language that it is written in. */
export interface FilledText {
  readonly text: string;
  readonly from: BrandLanguage;
}

/**
 * Where the texts of a language are looked up, in this order; the first language that has a text gives it:
 *
 * 1. the language itself: the brand's own words, then the portal's;
 * 2. the brand's language that it is a variety of (`pt` for `pt-BR`);
 * 3. the brand's default language, which its players most likely read;
 * 4. English, which has every text.
 *
 * In each of them the brand's own words come before the portal's. The build does this once and ships complete packs:
 * a portal never looks up a text in a second language, and never shows an id.
 *
 * @example fallbackChain(root, brazilian).map(({ code }) => code) // ["BR", "PT", "MY", "EN"]
 */
export function fallbackChain(
  root: string,
  language: BrandLanguage,
): BrandLanguage[] {
  const { brand } = language;
  const named = brandLanguages({ root, brand, pseudo: false });
  const first = defaultLanguageOf(root, brand);
  const english: BrandLanguage = named.find(
    ({ tag }) => packFor(tag, [baseLanguage.tag]) !== undefined,
  ) ?? { ...baseLanguage, brand, offeredFrom: 100 };
  const chain = [
    language,
    parentOf(root, language),
    named.find(({ code }) => code === first),
    english,
  ];
  const codes = new Set<string>();
  return chain.filter((one): one is BrandLanguage => {
    if (one === undefined || codes.has(one.code)) return false;
    codes.add(one.code);
    return true;
  });
}

/**
 * Every text of a language with the language that it comes from: nothing is missing that English has.
 *
 * @example filledPack(root, hindi).get("hd_home")?.from.code // "EN", while it is not translated
 */
export function filledPack(
  root: string,
  language: BrandLanguage,
): ReadonlyMap<string, FilledText> {
  const filled = new Map<string, FilledText>();
  const all = Object.keys(packOf(root, baseLanguage.tag)?.messages ?? {});
  for (const from of fallbackChain(root, language)) {
    for (const [id, text] of Object.entries(wordsIn(root, from)))
      if (!filled.has(id)) filled.set(id, { text, from });
    // Most packs are complete, and the others need not be read.
    if (all.length > 0 && all.every((id) => filled.has(id))) break;
  }
  return filled;
}
