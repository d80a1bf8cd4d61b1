import type { Token } from "./dtcg.ts";
import {
  seedRules,
  type SeedName,
  type SeedRule,
  type Seeds,
} from "../seeds/seeds.ts";
import type { Attempt, TokenProblem } from "./tokenBasics.ts";
import { colorOf } from "./tokenColors.ts";
import {
  bezierOf,
  dimensionOf,
  familyOf,
  numberOf,
  weightOf,
} from "./tokenValues.ts";

const readers = {
  color: colorOf,
  dimension: dimensionOf,
  number: numberOf,
  fontFamily: familyOf,
  fontWeight: weightOf,
  cubicBezier: bezierOf,
} as const;

/**
 * The seeds from a file's tokens; one that cannot be used is reported and gets the default.
 *
 * @example readSeeds(tokens, attempt, problems).accent
 */
export function readSeeds(
  tokens: ReadonlyMap<string, Token>,
  attempt: Attempt,
  problems: TokenProblem[],
): Seeds {
  const read = <T>(
    name: SeedName,
    reader: (value: unknown) => T,
    fallback: T,
  ): T => {
    const token = tokens.get(`seeds.${name}`);
    if (!token) return fallback;
    const rule: SeedRule = seedRules[name];
    const key = `seeds.${name}`;
    if (token.type !== rule.type) {
      problems.push({ key, rule: `must have $type "${rule.type}"` });
      return fallback;
    }
    const value = attempt(key, () => reader(token.value)) ?? fallback;
    if (
      rule.range &&
      typeof value === "number" &&
      (value < rule.range[0] || value > rule.range[1])
    ) {
      problems.push({
        key,
        rule: `must be between ${rule.range[0]} and ${rule.range[1]}`,
      });
      return fallback;
    }
    return value;
  };
  const color = (name: SeedName & ColorSeed) =>
    read(name, readers.color, seedRules[name].fallback);
  const number = (
    name:
      | "contrast"
      | "shadow"
      | "roundness"
      | "density"
      | "textRatio"
      | "leading"
      | "tracking"
      | "motion",
  ) => read(name, readers.number, seedRules[name].fallback);
  const length = (name: "radius" | "border" | "textBase") =>
    read(name, readers.dimension, seedRules[name].fallback);
  const weight = (name: "weightBody" | "weightStrong" | "weightDisplay") =>
    read(name, readers.fontWeight, seedRules[name].fallback);
  const family = (name: "fontBody" | "fontDisplay") =>
    read(name, readers.fontFamily, seedRules[name].fallback);
  return {
    accent: color("accent"),
    neutral: color("neutral"),
    glowFirst: color("glowFirst"),
    glowSecond: color("glowSecond"),
    prize: color("prize"),
    hot: color("hot"),
    loved: color("loved"),
    success: color("success"),
    warning: color("warning"),
    danger: color("danger"),
    info: color("info"),
    contrast: number("contrast"),
    shadow: number("shadow"),
    radius: length("radius"),
    roundness: number("roundness"),
    border: length("border"),
    density: number("density"),
    textBase: length("textBase"),
    textRatio: number("textRatio"),
    leading: number("leading"),
    tracking: number("tracking"),
    fontBody: family("fontBody"),
    fontDisplay: family("fontDisplay"),
    weightBody: weight("weightBody"),
    weightStrong: weight("weightStrong"),
    weightDisplay: weight("weightDisplay"),
    motion: number("motion"),
    easing: read("easing", readers.cubicBezier, seedRules.easing.fallback),
  };
}

type ColorSeed = {
  [Name in SeedName]: (typeof seedRules)[Name]["type"] extends "color"
    ? Name
    : never;
}[SeedName];
