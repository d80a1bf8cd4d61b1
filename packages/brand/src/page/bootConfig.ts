import { directionOf, packFor, type Brand } from "@foyer/platform/brand";
import type { BootConfig } from "./boot.ts";

/**
 * The configuration of boot.js for a brand, with those of its languages that are offered (`packs`, by tag).
 *
 * @example bootConfig("aurora", brand, ["en", "ms"]).language // "MY"
 */
export function bootConfig(
  id: string,
  brand: Pick<Brand, "defaultMode" | "defaultLanguage" | "languages">,
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
    rtl: bundled
      .filter(([, language]) => directionOf(language) === "rtl")
      .map(([code]) => code),
  };
}
