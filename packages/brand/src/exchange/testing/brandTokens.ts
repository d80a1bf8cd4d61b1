import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listBrands } from "../../plugin/brands.ts";
import type { ExportedBrand } from "../exportRoles.ts";

const themes = new URL("../../../../../themes/", import.meta.url);

/** Every brand of the repository, as it is exported, with the text of its tokens.json. */
export const everyBrand: readonly (ExportedBrand & {
  readonly text: string;
})[] = listBrands(fileURLToPath(themes)).map((id) => {
  const text = readFileSync(new URL(`${id}/tokens.json`, themes), "utf8");
  const tokens: unknown = JSON.parse(text);
  return { id, name: id, firstMode: "dark", text, tokens };
});
