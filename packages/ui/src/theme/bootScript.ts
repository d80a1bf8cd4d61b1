import { readFileSync } from "node:fs";
import { packFor, type Brand } from "@foyer/platform/brand";
import { minifySync, transformWithOxc } from "vite";
import type { BootConfig } from "./boot.ts";

/**
 * What boot.js is told of a brand; of its languages, those that there is a pack of words for (`packs`, by tag).
 *
 * @example bootConfig("aurora", brand, ["en", "ms"]).language // "MY"
 */
export function bootConfig(
  id: string,
  brand: Brand,
  packs: readonly string[],
): BootConfig {
  const bundled = Object.entries(brand.languages).filter(
    ([, { tag }]) => packFor(tag, packs) !== undefined,
  );
  const tags = bundled.map(([code, { tag }]) => [code, tag] as const);
  return {
    brand: id,
    mode: brand.defaultMode,
    language: brand.defaultLanguage,
    tags: Object.fromEntries(tags),
  };
}

/**
 * The text of /boot.js: a classic script, so that it runs before anything is painted.
 *
 * @example await bootScript(new URL("./boot.ts", import.meta.url), bootConfig("aurora", brand))
 */
export async function bootScript(
  source: URL,
  config: BootConfig,
): Promise<string> {
  const { code } = await transformWithOxc(
    readFileSync(source, "utf8"),
    "boot.ts",
  );
  const script = `(()=>{${code.replace("export function", "function")}\nboot(${JSON.stringify(config)},window)})()`;
  return minifySync("boot.js", script).code;
}
