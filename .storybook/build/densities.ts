import { roleEntries } from "@foyer/themes/contract";
import { variableOf } from "../../packages/brand/src/seeds/css.ts";
import { deriveMeasures } from "../../packages/brand/src/seeds/deriveMeasures.ts";
import { readTheme } from "../../packages/brand/src/tokens/readTheme.ts";
import { seedRules } from "../../packages/brand/src/seeds/seeds.ts";

/** Factors by which the toolbar's densities multiply a brand's own seed `density`. */
export const densities = { compact: 0.85, roomy: 1.2 } as const;

/**
 * A brand's roles at densities other than its own, as CSS. The engine derives them from the brand's seeds with this
 * one seed changed, so the result is what the brand would get if it chose that density; roles that the brand sets
 * itself do not change.
 *
 * @example densityCss("moonlit", JSON.parse(tokens))
 */
export function densityCss(brandId: string, tokens: unknown): string {
  const { seeds, overrides } = readTheme(tokens);
  const own = deriveMeasures(seeds);
  const [least, most] = seedRules.density.range;
  const rules = Object.entries(densities).map(([name, factor]) => {
    const density = Math.min(most, Math.max(least, seeds.density * factor));
    const other = deriveMeasures({ ...seeds, density });
    const changed = roleEntries().filter(
      ([role]) =>
        other[role] !== own[role] && overrides.both[role] === undefined,
    );
    const values = changed.map(
      ([role]) => `${variableOf(role)}:${other[role]}`,
    );
    return `[data-brand="${brandId}"][data-density="${name}"]{${values.join(";")}}`;
  });
  return `@layer theme{${rules.join("\n")}}`;
}
