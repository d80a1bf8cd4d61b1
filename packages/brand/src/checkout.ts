import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The checkout's root, with a closing slash. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * The brand that is built: `FOYER_BRAND`, or the one the root package.json names.
 *
 * @example foyerBrand({ brand: chosenBrand(), root })
 */
export function chosenBrand(): string {
  const asked = process.env["FOYER_BRAND"];
  if (asked) return asked;
  const manifest: { config: { brand: string } } = JSON.parse(
    readFileSync(`${root}package.json`, "utf8"),
  );
  return manifest.config.brand;
}
