import type { Mode } from "@foyer/themes/contract";
import type { Theme } from "../../packages/brand/src/seeds/derive.ts";
import { deriveTheme } from "../../packages/brand/src/seeds/derive.ts";
import {
  contrastRows,
  movedColours,
  type Move,
  type PairRow,
} from "../../packages/brand/src/checks/reportContrast.ts";
import type { StudioPack } from "./pack.ts";

/** A draft's theme with its contrast results. */
export interface Measured {
  readonly theme: Theme;
  /** Every pair of the contract in both modes. */
  readonly rows: readonly PairRow[];
  /** Colours of the brand that a role uses lighter or darker, so that they can be read. */
  readonly moves: readonly Move[];
}

/**
 * Derives and measures a draft.
 *
 * @example measure(pack).rows.filter(isWeak)
 */
export function measure({
  tokens: { seeds, overrides },
}: StudioPack): Measured {
  const theme = deriveTheme(seeds, overrides);
  return {
    theme,
    rows: contrastRows(theme),
    moves: movedColours(seeds, theme, overrides),
  };
}

/** How far above its limit a pair is still near it, as a share. */
const near = 0.1;

/** Whether a pair has too little contrast. */
export const isWeak = ({ ratio, atLeast }: PairRow): boolean => ratio < atLeast;

/** Whether a pair is at its limit or just above it. */
export const isNear = ({ ratio, atLeast }: PairRow): boolean =>
  ratio < atLeast * (1 + near);

/**
 * The pair of a mode that is nearest to its limit, among those of some roles.
 *
 * @example weakest(rows, "dark", ["color.accent.fill"])?.ratio
 */
export function weakest(
  rows: readonly PairRow[],
  mode: Mode,
  roles: readonly string[],
): PairRow | undefined {
  return rows
    .filter(
      (row) =>
        row.mode === mode &&
        (roles.includes(row.foreground) || roles.includes(row.background)),
    )
    .sort(
      (one, other) => one.ratio / one.atLeast - other.ratio / other.atLeast,
    )[0];
}

/** A ratio as text: truncated, so that 4.499 does not become 4.50. */
export const ratioText = (ratio: number): string =>
  (Math.floor(ratio * 100) / 100).toFixed(2);
