import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCatalogue } from "@foyer/platform/brand";
import {
  findFamily,
  fontFaces,
  latin,
} from "../../packages/brand/src/fonts/fonts.ts";

/** A family that a brand can choose by its name alone. */
export interface BundledFamily {
  readonly name: string;
  /** Scripts and subsets that its files contain, by the packages' names. */
  readonly subsets: readonly string[];
}

/**
 * Fonts of large scripts are split into about a hundred files each; they load only for brands that have the language.
 */
const isSliced = (tag: string) => /^(zh|ja|ko)\b/.test(tag);

/**
 * Every bundled family, and the rules that load each one on use.
 *
 * @example bundledFonts("themes").families.map(({ name }) => name)
 */
export function bundledFonts(themesDir: string): {
  readonly families: BundledFamily[];
  readonly css: string;
} {
  const packages = join(themesDir, "node_modules/@fontsource-variable");
  const tags = Object.values(languageCatalogue)
    .map(({ tag }) => tag)
    .filter((tag) => !isSliced(tag));
  const found = readdirSync(packages)
    .filter((name) => existsSync(join(packages, name, "metadata.json")))
    .sort()
    .flatMap((name) => {
      const meta: { family: string } = JSON.parse(
        readFileSync(join(packages, name, "metadata.json"), "utf8"),
      );
      const place = { themesDir, brandDir: themesDir, tags };
      return findFamily(`${meta.family} Variable`, place) ?? [];
    });
  return {
    families: found.map(({ name, files }) => ({
      name,
      subsets: [...new Set(files.map(({ subset }) => subset))],
    })),
    // A font installed on the device would hide the bundled one.
    css: found
      .filter(({ files }) => files.some(({ subset }) => latin.includes(subset)))
      .flatMap((family) => fontFaces({ ...family, systems: [] }, () => true))
      .join("\n"),
  };
}
