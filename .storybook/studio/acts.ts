import {
  deriveTheme,
  type Theme,
} from "../../packages/brand/src/seeds/derive.ts";
import type { SeedName, Seeds } from "../../packages/brand/src/seeds/seeds.ts";
import {
  seedRules,
  type SeedRule,
} from "../../packages/brand/src/seeds/seeds.ts";
import type { StudioPack } from "./pack.ts";

/**
 * The roles that a seed affects in a draft: those that change when it does. This is tried out, not looked up, so it
 * also accounts for roles that the brand sets itself.
 *
 * @example rolesOfSeed(pack, theme, "radius") // ["radius.control", "radius.card", …]
 */
export function rolesOfSeed(
  { tokens }: StudioPack,
  theme: Theme,
  name: SeedName,
): string[] {
  const other = deriveTheme(
    { ...tokens.seeds, [name]: another(name, tokens.seeds) },
    tokens.overrides,
  );
  const changed = (["shared", "dark", "light"] as const).flatMap((part) =>
    Object.keys(theme[part]).filter(
      (role) => theme[part][role] !== other[part][role],
    ),
  );
  return [...new Set(changed)];
}

/** A value that differs enough from the current one. */
function another(name: SeedName, seeds: Seeds): unknown {
  const value = seeds[name];
  const { range }: SeedRule = seedRules[name];
  if (typeof value === "number") {
    const [least, most] = range ?? [value - 1, value + 1];
    return value - least > most - value ? least : most;
  }
  if ("l" in value)
    return {
      l: value.l > 0.5 ? value.l - 0.3 : value.l + 0.3,
      c: value.c > 0.03 ? 0 : 0.05,
      h: (value.h + 150) % 360,
    };
  return typeof value[0] === "string" ? ["monospace"] : [0.5, 0.5, 0.5, 0.5];
}
