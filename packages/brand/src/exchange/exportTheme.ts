import { roleEntries } from "@foyer/themes/contract";
import type { TokenSet } from "./exportFiles.ts";
import { colorToken, rounded, tokenValue } from "./exportValues.ts";
import { nested } from "./nestTokens.ts";
import { seedRules, type SeedName, type Seeds } from "../seeds/seeds.ts";

/**
 * The content of a tokens.json: seeds in the order of the list of seeds, then what the brand sets itself in the order
 * of the contract, then the brand's own groups.
 *
 * @example tokensFile({ seeds, overrides }).seeds
 */
export function tokensFile({
  seeds,
  overrides,
  description,
  stated = [],
  ownGroups,
}: TokenSet) {
  const written = seedNames.filter(
    (name) =>
      stated.includes(name) ||
      JSON.stringify(seedValue(name, seeds)) !==
        JSON.stringify(seedValue(name, fallbacks)),
  );
  return {
    $schema: "../tokens.schema.json",
    $description: description,
    seeds: Object.fromEntries(
      written.map((name) => [
        name,
        { $type: seedRules[name].type, $value: seedValue(name, seeds) },
      ]),
    ),
    both: overrideGroup(overrides.both),
    dark: overrideGroup(overrides.dark),
    light: overrideGroup(overrides.light),
    ...ownGroups,
  };
}

const seedNames = Object.keys(seedRules).filter((name): name is SeedName =>
  Object.hasOwn(seedRules, name),
);

const fallbacks: { readonly [Name in SeedName]?: Seeds[Name] } =
  Object.fromEntries(seedNames.map((name) => [name, seedRules[name].fallback]));

function seedValue(name: SeedName, seeds: Partial<Seeds>): unknown {
  const value = seeds[name];
  if (typeof value === "number") {
    const figure = rounded(value);
    return seedRules[name].type === "dimension"
      ? { value: figure, unit: "px" }
      : figure;
  }
  if (value === undefined || !("l" in value))
    return value?.map((part) =>
      typeof part === "number" ? rounded(part) : part,
    );
  return colorToken(value);
}

/** Roles by their dotted names as nested groups; undefined if the brand sets none. */
function overrideGroup(
  values: Readonly<Record<string, string>>,
): object | undefined {
  const tokens = roleEntries()
    .filter(([name]) => Object.hasOwn(values, name))
    .map(
      ([name, { type }]) =>
        [
          name,
          { $type: type, $value: tokenValue(type, values[name] ?? "") },
        ] as const,
    );
  return tokens.length === 0 ? undefined : nested(tokens);
}
