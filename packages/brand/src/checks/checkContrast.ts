import { modes, pairs, type Mode, type Pair } from "@foyer/themes/contract";
import { contrast } from "../colors/color.ts";
import { valueOf, type Overrides, type Theme } from "../seeds/derive.ts";

/** A pair with too little contrast in a mode. */
export interface WeakPair extends Pair {
  readonly mode: Mode;
  readonly ratio: number;
}

/**
 * The pairs of the contract that a theme fails.
 *
 * @example weakPairs(deriveTheme(seeds)) // []
 */
export function weakPairs(theme: Theme): WeakPair[] {
  return modes.flatMap((mode) =>
    pairs.flatMap((pair) => {
      const ratio = contrast(
        valueOf(theme, mode, pair.foreground),
        valueOf(theme, mode, pair.background),
      );
      return ratio < pair.atLeast ? [{ ...pair, mode, ratio }] : [];
    }),
  );
}

/**
 * The key where an author finds the cause of a weak pair, and the sentence about it.
 *
 * @example explainWeakPair(weak, overrides).key // "dark.color.accent.fill"
 */
export function explainWeakPair(
  { foreground, background, mode, ratio, atLeast }: WeakPair,
  overrides: Overrides,
) {
  const source = [foreground, background].flatMap((name) =>
    name in overrides[mode]
      ? [`${mode}.${name}`]
      : name in overrides.both
        ? [`both.${name}`]
        : [],
  );
  const figure = (Math.floor(ratio * 100) / 100).toFixed(2);
  return {
    key: source[0] ?? `${mode}.${foreground}`,
    rule: `${foreground} on ${background} has a contrast of ${figure} in ${mode} mode; at least ${atLeast} is needed. Change or remove the override.`,
  };
}
