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

/** Chinese comes in a hundred files, of which a page needs a few: no one knows beforehand which. */
const mostFonts = 2;

/**
 * The font files of each language that needs more than the brand's first one, by the address of their style sheet. A
 * font that arrives after the first paint moves what it is read in: no fallback is as wide in every script.
 *
 * @example builtFonts("dist")["/assets/TH-1a2b3c4.css"] // ["/assets/thai-5d6e7f8.woff2"]
 */
export function builtFonts(folder: string): Record<string, string[]> {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const sheets = Object.values(brandIn(page)?.words ?? {})
    .map(({ fonts }) => fonts)
    .filter((sheet) => sheet !== undefined);
  const filesOf = (sheet: string) => {
    const css = readFileSync(join(folder, sheet), "utf8");
    const files = [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)];
    return [...new Set(files.map(([, file = ""]) => file))];
  };
  return Object.fromEntries(
    sheets
      .map((sheet): [string, string[]] => [sheet, filesOf(sheet)])
      .filter(([, files]) => files.length <= mostFonts),
  );
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
