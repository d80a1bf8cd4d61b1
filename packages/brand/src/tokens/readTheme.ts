import { roleEntries } from "@foyer/themes/contract";
import type { Overrides } from "../seeds/derive.ts";
import { readTokens, type Token } from "./dtcg.ts";
import { nearest, shown } from "../files/problem.ts";
import { readSeeds, type TokenProblem } from "./readSeeds.ts";
import { seedRules, type SeedName, type Seeds } from "../seeds/seeds.ts";
import { isObject, TokenError } from "./tokenBasics.ts";
import { cssOf } from "./tokenValues.ts";

export type { TokenProblem } from "./readSeeds.ts";

/** The usable content of a tokens.json. */
export interface ReadTheme {
  readonly seeds: Seeds;
  readonly overrides: Overrides;
  /** The file's description of the look, if it has one. */
  readonly description: string | undefined;
  /** The seeds that the file names. */
  readonly stated: readonly SeedName[];
  readonly problems: readonly TokenProblem[];
}

/** What a tokens.json may contain. */
const members: readonly string[] = [
  "seeds",
  "both",
  "dark",
  "light",
  "$schema",
  "$description",
  "$extensions",
  "$type",
  "$deprecated",
];

/**
 * Reads seeds and overrides from the content of a brand's tokens.json. What cannot be read is reported and falls back
 * to the default.
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

  if (!isObject(file))
    problems.push({ key: "", rule: "must contain one object of tokens" });
  const stated: SeedName[] = [];
  for (const group of isObject(file) ? Object.keys(file) : [])
    if (!members.includes(group))
      problems.push({
        key: group,
        rule: `is not known; there can be ${members.join(", ")}${nearest(group, members)}`,
      });
  for (const [path, token] of tokens) {
    const [group = "", ...rest] = path.split(".");
    const name = rest.join(".");
    if (group === "seeds") {
      if (isSeed(name)) stated.push(name);
      else
        problems.push({
          key: path,
          rule: `is not a seed${nearest(name, Object.keys(seedRules))}`,
        });
      continue;
    }
    // The group itself has been reported as unknown.
    if (group !== "both" && group !== "dark" && group !== "light") continue;
    const role = roles.get(name);
    if (!role)
      problems.push({
        key: path,
        rule: `there is no role ${shown(name)}${nearest(name, [...roles.keys()])}`,
      });
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
  const description = isObject(file) ? file["$description"] : undefined;
  return {
    seeds: readSeeds(tokens, attempt, problems),
    overrides,
    description: typeof description === "string" ? description : undefined,
    stated,
    problems,
  };
}

function isSeed(name: string): name is SeedName {
  return Object.hasOwn(seedRules, name);
}
