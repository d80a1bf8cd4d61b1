import { modes, pairs, type Mode, type RoleName } from "@foyer/themes/contract";
import { contrast, readColor, writeColor } from "../colors/color.ts";
import { valueOf, type Overrides, type Theme } from "../seeds/derive.ts";
import type { SeedName, Seeds } from "../seeds/seeds.ts";

/** The result for one pair of a theme in one mode. */
export interface PairRow {
  readonly mode: Mode;
  readonly foreground: RoleName;
  readonly background: RoleName;
  readonly atLeast: number;
  readonly ratio: number;
}

/** A brand's colour that was not light or dark enough, and the colour that a role got instead. */
export interface Move {
  readonly mode: Mode;
  readonly role: RoleName;
  readonly from: string;
  readonly to: string;
  /** Change of lightness in OKLCH, −1 to 1. */
  readonly by: number;
}

/**
 * Every pair of the contract in both modes, with its contrast.
 *
 * @example contrastRows(theme).filter(({ ratio, atLeast }) => ratio < atLeast) // []
 */
export function contrastRows(theme: Theme): PairRow[] {
  return modes.flatMap((mode) =>
    pairs.map((pair) => ({
      ...pair,
      mode,
      ratio: contrast(
        valueOf(theme, mode, pair.foreground),
        valueOf(theme, mode, pair.background),
      ),
    })),
  );
}

/** The brand's own colour that a role is derived from. */
const seedOf: ReadonlyMap<string, SeedName> = new Map<RoleName, SeedName>([
  ["color.accent.fill", "accent"],
  ["color.accent.text", "accent"],
  ["color.focus.ring", "accent"],
  ["color.success.fill", "success"],
  ["color.success.text", "success"],
  ["color.warning.fill", "warning"],
  ["color.warning.text", "warning"],
  ["color.danger.fill", "danger"],
  ["color.danger.text", "danger"],
  ["color.info.fill", "info"],
  ["color.info.text", "info"],
  ["color.prize.fill", "prize"],
  ["color.prize.text", "prize"],
  ["color.hot.fill", "hot"],
  ["color.art.loved", "loved"],
]);

/**
 * What was changed so that every pair can be read: colours of the brand whose lightness differs in a role. A role
 * that the brand set itself was not changed.
 *
 * @example movedColours(seeds, theme)[0]?.by // -0.12
 */
export function movedColours(
  seeds: Seeds,
  theme: Theme,
  overrides: Overrides,
): Move[] {
  return modes.flatMap((mode) =>
    pairRoles.flatMap((role) => {
      const name = seedOf.get(role);
      const seed = name && seeds[name];
      if (typeof seed !== "object" || !("l" in seed)) return [];
      if (role in overrides[mode] || role in overrides.both) return [];
      const from = writeColor(seed);
      const to = valueOf(theme, mode, role);
      const by = (readColor(to)?.l ?? 0) - (readColor(from)?.l ?? 0);
      return Math.abs(by) < 0.01 ? [] : [{ mode, role, from, to, by }];
    }),
  );
}

const pairRoles: readonly RoleName[] = [
  ...new Set(
    pairs.flatMap(({ foreground, background }) => [foreground, background]),
  ),
];

/**
 * The readable report: first what was changed, then the pairs that are too weak, then how many there are in all; with
 * `all`, every pair.
 *
 * @example console.log(contrastReport(seeds, theme, overrides).join("\n"))
 */
export function contrastReport(
  seeds: Seeds,
  theme: Theme,
  overrides: Overrides,
  { all = false }: { readonly all?: boolean } = {},
): string[] {
  const rows = contrastRows(theme);
  const weak = rows.filter(isWeak);
  const moves = movedColours(seeds, theme, overrides);
  const result = weak.length === 0 ? "all pass" : `${weak.length} fail`;
  return [
    moves.length === 0
      ? "No colour was moved: all can be read as they are."
      : "These colours were moved, so that they can be read:",
    ...byMode(moves, moveLine),
    ...byMode(weak, rowLine),
    "",
    `Contrast: ${rows.length} pairs, ${result} (WCAG 2.2 AA).`,
    ...(all ? byMode(rows, rowLine) : []),
  ];
}

/** Lines under the name of each mode that has any. */
function byMode<T extends { readonly mode: Mode }>(
  list: readonly T[],
  line: (item: T) => string,
): string[] {
  return modes.flatMap((mode) => {
    const lines = list.filter((item) => item.mode === mode).map(line);
    return lines.length === 0 ? [] : ["", `  ${mode} mode`, ...lines];
  });
}

const isWeak = ({ ratio, atLeast }: PairRow) => ratio < atLeast;

function rowLine(row: PairRow): string {
  const { foreground, background, atLeast, ratio } = row;
  const figure = (Math.floor(ratio * 100) / 100).toFixed(2).padStart(6);
  const mark = isWeak(row) ? "  too weak" : "";
  return `  ${figure} (${atLeast})  ${short(foreground)} on ${short(background)}${mark}`;
}

function moveLine({ role, from, to, by }: Move): string {
  const way = by > 0 ? "lighter" : "darker";
  return `  moved: ${short(role)} is ${to} instead of ${from}, ${Math.round(Math.abs(by) * 100)} % ${way}`;
}

const short = (role: string) => role.replace(/^color\./, "");
