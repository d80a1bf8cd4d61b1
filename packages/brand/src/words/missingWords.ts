import { packOf } from "./basePacks.ts";
import { brandLanguages, type PackSource } from "./brandLanguages.ts";
import { countWords, isEnough, wordsIn } from "./ownWords.ts";
import { missingFaults } from "./packCheck.ts";

/**
 * What the portal's packs lack and English has, for the languages of a brand, a sentence for each: nothing is built
 * with a missing text, unless the brand says how much may be missing (`offeredFrom`). A brand's own words count.
 *
 * @example missingWords({ root, brand, pseudo: false }) // ['packages/app/src/words/ms.json: "hd_home" is missing.']
 */
export function missingWords(source: PackSource): string[] {
  const { root } = source;
  const english = packOf(root, "en");
  if (!english) return [];
  return brandLanguages(source).flatMap((language) => {
    const base = packOf(root, language.tag);
    // A language that only the brand has words in is not offered before there are enough.
    if (!base || isEnough(countWords(root, language), language)) return [];
    return missingFaults(english.messages, wordsIn(root, language)).map(
      ({ id, rule }) => `${base.file}: "${id}" ${rule}`,
    );
  });
}
