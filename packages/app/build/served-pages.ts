import { join } from "node:path";
import { brandTools } from "../../brand/src/plugin/workspaceModule.ts";
import type { ServedPages } from "../../serve/src/pages.ts";
import { routesOf } from "../src/navigation/table.ts";

/**
 * What the servers of a brand have to know of its pages: the paths of its route table, and its languages.
 *
 * @throws Error if the brand's files cannot be used.
 * @example (await servedPages(root, "harbour")).paths.includes("/help") // true
 */
export async function servedPages(
  root: string,
  brand: string,
): Promise<ServedPages> {
  const tools = await brandTools(root);
  const loaded = tools.loadBrand(join(root, "themes"), brand);
  const { languages, defaultLanguage } = loaded.brand;
  return {
    paths: routesOf(tools.routedBrand(loaded)).map(({ path }) => path),
    languages: [...new Set([defaultLanguage, ...Object.keys(languages)])],
  };
}
