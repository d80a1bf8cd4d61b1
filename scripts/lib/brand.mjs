// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { at, manifest, Plain } from "./root.mjs";

/**
 * Every brand: the folders of themes/ that have a brand file.
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

/** The requested brand, which must exist. */
export function chosenBrand() {
  const asked = process.env["FOYER_BRAND"] ?? manifest.config.brand;
  const known = brandIds();
  if (known.includes(asked)) return asked;
  throw new Plain(
    `There is no brand "${asked}" in themes/; there are: ${known.join(", ")}.`,
  );
}

/**
 * The brand of the last build, if there is one and the brand still exists.
 * @param {string} [folder] Of the build.
 * @example lastBuilt() // "harbour", after `npm run build -- --brand harbour`
 */
export function lastBuilt(folder = at("packages/app/dist")) {
  try {
    const { brand } = JSON.parse(
      readFileSync(join(folder, ".foyer.json"), "utf8"),
    );
    return brandIds().find((id) => id === brand);
  } catch {
    return undefined; // There is no build yet, or only half of one.
  }
}

/**
 * The content of a brand's file. Checks only that it is JSON: everything else is for `brand check` to report.
 * @param {string} brand
 * @returns {Record<string, unknown>}
 */
export function brandFile(brand) {
  const file = at("themes", brand, "brand.json");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Plain(
      `themes/${brand}/brand.json cannot be read as JSON. The line and what is wrong there: npm run brand check ${brand}`,
    );
  }
}
