// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { at, manifest, Plain } from "./root.mjs";

/**
 * Every brand there is: the folders of themes/ that say who they are.
 * @example brandIds() // ["aurora", "wireframe"]
 */
export function brandIds() {
  return readdirSync(at("themes"), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        existsSync(at("themes", entry.name, "brand.json")),
    )
    .map((entry) => entry.name)
    .sort();
}

/** The brand that was asked for, which must be there. */
export function chosenBrand() {
  const asked = process.env["FOYER_BRAND"] ?? manifest.config.brand;
  const known = brandIds();
  if (known.includes(asked)) return asked;
  throw new Plain(
    `There is no brand "${asked}" in themes/; there are: ${known.join(", ")}.`,
  );
}
