import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { missingFaults } from "./pack-check.ts";
import {
  basePackFile,
  mergedPack,
  packLanguages,
  type Pack,
  type PackSource,
} from "./packs.ts";

/**
 * What the languages of a brand do not say though English does, a sentence for each: nothing is built with an empty
 * place in it. A brand's own words count.
 *
 * @example missingWords({ root, brand, pseudo: false }) // ['packages/app/src/i18n/packs/ms.json: "hd_home" is missing.']
 */
export function missingWords(source: PackSource): string[] {
  const { root } = source;
  const file = basePackFile(root, "en");
  if (file === undefined) return [];
  const english: Pack = JSON.parse(readFileSync(file, "utf8"));
  return packLanguages({ ...source, pseudo: false }).flatMap(
    ({ code, tag }) => {
      const own = relative(root, basePackFile(root, tag) ?? file);
      return missingFaults(english, mergedPack(source, code)).map(
        ({ id, rule }) => `${own.replaceAll("\\", "/")}: "${id}" ${rule}`,
      );
    },
  );
}
