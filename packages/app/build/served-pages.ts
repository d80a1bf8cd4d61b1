import { join } from "node:path";
import { runnerImport } from "vite";
import type * as buildBrands from "../../brand/src/plugin/buildBrands.ts";
import type { ServedPages } from "../../serve/src/pages.ts";
import { routesOf } from "../src/navigation/table.ts";

/**
 * What the servers of a brand have to know of its pages: the paths of its route table, and its languages. Plain Node
 * cannot load the schema of brands; Vite's module runner can.
 *
 * @throws Error if the brand's files cannot be used.
 * @example (await servedPages(root, "harbour")).paths.includes("/help") // true
 */
export async function servedPages(
  root: string,
  brand: string,
): Promise<ServedPages> {
  const { module } = await runnerImport<typeof buildBrands>(
    join(import.meta.dirname, "../../brand/src/plugin/buildBrands.ts"),
    { root },
  );
  const loaded = module.loadBrand(join(root, "themes"), brand);
  const { languages, defaultLanguage } = loaded.brand;
  return {
    paths: routesOf(module.routedBrand(loaded)).map(({ path }) => path),
    languages: [...new Set([defaultLanguage, ...Object.keys(languages)])],
  };
}
