import { missingFaults } from "./packCheck.ts";
import { type PackSource, mergedPack, packLanguages, packOf } from "./packs.ts";

/**
 * What the languages of a brand lack and English has, a sentence for each: nothing is built with a missing text. A
 * brand's own words count.
 *
 * @example missingWords({ root, brand, pseudo: false }) // ['packages/app/src/words/ms.json: "hd_home" is missing.']
 */
export function missingWords(source: PackSource): string[] {
  const { root } = source;
  const english = packOf(root, "en");
  if (!english) return [];
  return packLanguages({ ...source, pseudo: false }).flatMap(
    ({ code, tag }) => {
      const { file } = packOf(root, tag) ?? english;
      return missingFaults(english.messages, mergedPack(source, code)).map(
        ({ id, rule }) => `${file}: "${id}" ${rule}`,
      );
    },
  );
}
