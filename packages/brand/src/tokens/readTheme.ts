import type { Overrides } from "../seeds/derive.ts";
import { nearest } from "../files/problem.ts";
import { readTokens, tokensIn, type Token } from "./dtcg.ts";
import { misplaced, ownGroups } from "./ownGroups.ts";
import { readRoles } from "./readRoles.ts";
import { readSeeds } from "./readSeeds.ts";
import { seedRules, type SeedName, type Seeds } from "../seeds/seeds.ts";
import { attemptInto, isObject, type TokenProblem } from "./tokenBasics.ts";

export type { TokenProblem } from "./tokenBasics.ts";

/** The usable content of a tokens.json. */
export interface ReadTheme {
  readonly seeds: Seeds;
  readonly overrides: Overrides;
  /** The file's description of the look, if it has one. */
  readonly description: string | undefined;
  /** The seeds that the file names. */
  readonly stated: readonly SeedName[];
  /** What else the file has, as it is written: the brand's own groups, and members such as $extensions. */
  readonly ownGroups: Readonly<Record<string, unknown>>;
  readonly problems: readonly TokenProblem[];
}

/**
 * Reads seeds and overrides from the content of a brand's tokens.json. What cannot be read is reported and falls back
 * to the default. Groups of the brand's own are not read, but seeds and roles may be aliases into them.
 *
 * @example readTheme(JSON.parse(text)).seeds.accent
 */
export function readTheme(file: unknown): ReadTheme {
  const problems: TokenProblem[] = [];
  const attempt = attemptInto(problems);
  const tokens =
    attempt("tokens.json", () => readTokens(file)) ?? new Map<string, Token>();
  if (!isObject(file))
    problems.push({ key: "", rule: "must contain one object of tokens" });
  problems.push(...misplaced(file, tokens.keys()));
  const named = tokensIn("seeds", tokens).map(([name]) => name);
  for (const name of named)
    if (!isSeed(name))
      problems.push({
        key: `seeds.${name}`,
        rule: `is not a seed${nearest(name, Object.keys(seedRules))}`,
      });
  const overrides = readRoles(tokens, attempt);
  const description = isObject(file) ? file["$description"] : undefined;
  return {
    seeds: readSeeds(tokens, attempt, problems),
    overrides,
    description: typeof description === "string" ? description : undefined,
    stated: named.filter(isSeed),
    ownGroups: ownGroups(file),
    problems,
  };
}

function isSeed(name: string): name is SeedName {
  return Object.hasOwn(seedRules, name);
}
