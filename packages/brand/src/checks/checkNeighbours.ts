import { join } from "node:path";
import type { Problem } from "../files/problem.ts";
import { readJson } from "../files/readJson.ts";
import { listBrands } from "../plugin/brands.ts";
import { isObject } from "../tokens/tokenBasics.ts";

type Finding = Omit<Problem, "file">;

/** Members of brand.json that no two brands may share, and why. */
const unique = {
  merchantCode:
    "the platform tells brands apart by it. Ask the platform for this brand's own.",
  name: "players could not tell the two apart. Give this brand its own.",
} as const;

/**
 * What a brand has that another brand of the themes folder has too, although it must be its own.
 *
 * @example checkNeighbours("harbour", "themes", { name: "Aurora" })[0]?.key // "name"
 */
export function checkNeighbours(
  id: string,
  themesDir: string,
  brand: unknown,
): Finding[] {
  const others = listBrands(themesDir).filter((other) => other !== id);
  return others.flatMap((other) => {
    const file = readJson(join(themesDir, other, "brand.json"));
    return Object.entries(unique).flatMap(([key, why]) => {
      const own = plain(brand, key);
      return own !== "" && file.ok && plain(file.value, key) === own
        ? [{ key, rule: `is the same as in themes/${other}: ${why}` }]
        : [];
    });
  });
}

/** A text as people compare it: without capitals and spaces around it. */
function plain(file: unknown, key: string): string {
  const text = isObject(file) ? file[key] : undefined;
  return typeof text === "string"
    ? text.normalize("NFC").trim().toLowerCase()
    : "";
}
