const minute = 60_000;
const day = 24 * 60 * minute;

/** Time between the close of ticket sales and the draw. */
export const closedMs = 5_000;
/** How many draws ahead tickets are sold. */
export const aheadDraws = 3;
/** How many of the latest draws are made up after downtime, even without tickets. */
export const keptDraws = 20;

/** Lotteries whose name contains their period. */
const named: readonly (readonly [RegExp, number])[] = [
  [/One-Minute|Minute Mark/, minute],
  [/Ninety-Second/, 1.5 * minute],
  [/Three-Minute/, 3 * minute],
  [/Five-Minute/, 5 * minute],
];

/** How often each provider draws. Each period divides a day evenly, so that a day's draws can be numbered. */
const periods = new Map([
  ["LOTT", 3 * minute],
  ["ELOTT", minute],
  ["TCG_LOTTO_VN", 5 * minute],
  ["TCG_SEA", 10 * minute],
]);

export const lotteryVendors: readonly string[] = [...periods.keys()];

/** Time between two draws of a lottery, in ms. */
export const periodOf = (vassalage: string, name: string): number =>
  named.find(([words]) => words.test(name))?.[1] ??
  periods.get(vassalage) ??
  10 * minute;

/** The last draw that is due. */
export const dueSlot = (period: number, now: number): number =>
  Math.floor(now / period);

/** The first draw that tickets are still sold for. */
export const openSlot = (period: number, now: number): number =>
  Math.floor((now + closedMs) / period) + 1;

/**
 * The name of a draw: its day in UTC, and its number on that day.
 *
 * @example issueOf(60_000, 29_000_000) // "20250220-0081"
 */
export function issueOf(period: number, slot: number): string {
  const at = slot * period;
  const date = new Date(at).toISOString().slice(0, 10).replaceAll("-", "");
  const number = Math.round((at % day) / period) + 1;
  return `${date}-${String(number).padStart(4, "0")}`;
}
