import { roleEntries } from "@foyer/themes/contract";
import type { Overrides } from "./derive.ts";
import { readTokens, type Token } from "./dtcg.ts";
import {
  seedRules,
  type SeedName,
  type SeedRule,
  type Seeds,
} from "./seeds.ts";
import {
  bezierOf,
  colorOf,
  cssOf,
  dimensionOf,
  familyOf,
  numberOf,
  TokenError,
  weightOf,
} from "./tokenValues.ts";

/** Something in tokens.json that cannot be used, and where. */
export interface TokenProblem {
  readonly key: string;
  readonly rule: string;
}

export interface ReadTheme {
  readonly seeds: Seeds;
  readonly overrides: Overrides;
  readonly problems: readonly TokenProblem[];
}

const readers = {
  color: colorOf,
  dimension: dimensionOf,
  number: numberOf,
  fontFamily: familyOf,
  fontWeight: weightOf,
  cubicBezier: bezierOf,
} as const;

/**
 * Reads seeds and overrides from the content of a brand's tokens.json. What cannot be read is reported and falls
 * back to what the house has.
 *
 * @example readTheme(JSON.parse(text)).seeds.accent
 */
export function readTheme(file: unknown): ReadTheme {
  const problems: TokenProblem[] = [];
  const attempt = <T>(key: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      problems.push({ key, rule: error.message });
      return undefined;
    }
  };
  const tokens =
    attempt("tokens.json", () => readTokens(file)) ?? new Map<string, Token>();
  const roles = new Map(roleEntries());
  const overrides: Record<"both" | "dark" | "light", Record<string, string>> = {
    both: {},
    dark: {},
    light: {},
  };

  for (const [path, token] of tokens) {
    const [group = "", ...rest] = path.split(".");
    const name = rest.join(".");
    if (group === "seeds") {
      if (!isSeed(name)) problems.push({ key: path, rule: "is not a seed" });
      continue;
    }
    if (group !== "both" && group !== "dark" && group !== "light") {
      problems.push({
        key: path,
        rule: "stands in no known group; the groups are seeds, both, dark and light",
      });
      continue;
    }
    const role = roles.get(name);
    if (!role) problems.push({ key: path, rule: `there is no role "${name}"` });
    else if (!role.perMode && group !== "both")
      problems.push({
        key: path,
        rule: 'does not differ between modes; write it under "both"',
      });
    else if (token.type !== role.type)
      problems.push({ key: path, rule: `must have $type "${role.type}"` });
    else {
      const css = attempt(path, () => cssOf(role.type, token.value));
      if (css !== undefined) overrides[group][name] = css;
    }
  }
  return { seeds: readSeeds(tokens, attempt, problems), overrides, problems };
}

function readSeeds(
  tokens: ReadonlyMap<string, Token>,
  attempt: <T>(key: string, read: () => T) => T | undefined,
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
        rule: `must lie between ${rule.range[0]} and ${rule.range[1]}`,
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

function isSeed(name: string): name is SeedName {
  return Object.hasOwn(seedRules, name);
}
