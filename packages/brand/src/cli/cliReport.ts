import { join } from "node:path";
import { readArguments } from "./cliArguments.ts";
import type { ToolPlace } from "./cliPlace.ts";
import { contrastReport, contrastRows } from "../checks/reportContrast.ts";
import { readJson } from "../files/readJson.ts";
import { listBrands } from "../plugin/brands.ts";
import { deriveTheme } from "../seeds/derive.ts";
import { readTheme } from "../tokens/readTheme.ts";

export const reportUsage = `brand report [name]    which colours were moved so that they can be read, and which pairs fail
  --all                every pair of text and background with its contrast, in both modes
  --json               every pair, for programs`;

/**
 * Prints the contrast report of the named brands, or of all; returns whether every pair passes. Throws an error with
 * a readable sentence if a brand's tokens.json cannot be read.
 *
 * @example report(["harbour", "--all"], place)
 */
export function report(args: readonly string[], place: ToolPlace): boolean {
  const { names, flags } = readArguments(args, {
    flags: ["all", "json"],
    usage: reportUsage,
  });
  const themesDir = join(place.root, "themes");
  const brands = names.length > 0 ? names : listBrands(themesDir);
  const themes = brands.map((id) => {
    const file = readJson(join(themesDir, id, "tokens.json"));
    if (!file.ok) throw new Error(`themes/${id}/tokens.json ${file.why}`);
    const { seeds, overrides } = readTheme(file.value);
    return { id, seeds, overrides, theme: deriveTheme(seeds, overrides) };
  });
  if (flags.has("json")) {
    const pairs = themes.map(({ id, theme }) => ({
      brand: id,
      pairs: contrastRows(theme),
    }));
    place.say(JSON.stringify(pairs, null, 2));
  } else
    for (const { id, seeds, overrides, theme } of themes) {
      const lines = contrastReport(seeds, theme, overrides, {
        all: flags.has("all"),
      });
      for (const line of [id, ...lines, ""]) place.say(line);
    }
  if (!flags.has("json") && !flags.has("all"))
    place.say(
      `Every pair: npm run brand report ${names.join(" ") || "<name>"} -- --all`,
    );
  return themes.every(({ theme }) =>
    contrastRows(theme).every(({ ratio, atLeast }) => ratio >= atLeast),
  );
}
