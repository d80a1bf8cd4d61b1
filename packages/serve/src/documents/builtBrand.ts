import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentBrand } from "@foyer/platform/brand";
import type { PageRequest } from "../../../app/src/document/renderPage.tsx";

/**
 * The brand of a build, from the same places as in the browser: its document, and the files of words that this names.
 *
 * @throws Error if the document says nothing of its brand.
 * @example const { brand, loadPack } = builtBrand("dist");
 */
export function builtBrand(
  folder: string,
): Pick<PageRequest, "brand" | "loadPack"> {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const said = brandIn(page);
  if (!said) throw new Error(`${folder}/index.html does not say its brand.`);
  const { brand, words } = said;
  return {
    brand,
    loadPack: async (code, part) => {
      const files = words[code];
      if (!files) throw new Error(`There is no pack ${code}.`);
      return JSON.parse(await readFile(join(folder, files[part]), "utf8"));
    },
  };
}

/**
 * What a document says of its brand; undefined if it says nothing.
 *
 * @example brandIn(template)?.words["EN"]?.portal // "/assets/EN-1a2b3c4.json"
 */
export function brandIn(page: string): DocumentBrand | undefined {
  const [, text] = /<script[^>]* id="brand">(.*?)<\/script>/s.exec(page) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}
