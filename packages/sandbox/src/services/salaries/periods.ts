import type { ContractPeriod } from "@foyer/platform/calls";
import type { ContractType } from "../contract-terms.ts";
import { startOfWeek } from "../house-day.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What one payment is for: from `from` up to, not including, `to`. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** The fixed-length span that contains a timestamp. */
const spanOf = (length: number, at: number): Period => {
  const from = Math.floor(at / length) * length;
  return { from, to: from + length };
};

/** The month of a timestamp; half months run from the 1st to the 15th, and from the 16th to the end. */
function monthOf(at: number, half: boolean): Period {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [first, middle, next] = [
    Date.UTC(year, month, 1),
    Date.UTC(year, month, 16),
    Date.UTC(year, month + 1, 1),
  ];
  if (!half) return { from: first, to: next };
  return at < middle ? { from: first, to: middle } : { from: middle, to: next };
}

/**
 * The period of a contract that contains a timestamp. Real-time salaries use five minutes, whatever period they name;
 * days begin at midnight UTC, weeks on Monday.
 *
 * @example periodOf("DIVIDEND", "SM", Date.UTC(2026, 1, 20)) // 16 February up to 1 March
 */
export function periodOf(
  type: ContractType,
  kind: ContractPeriod,
  at: number,
): Period {
  if (type === "REALTIME") return spanOf(5 * minute, at);
  switch (kind) {
    case "H":
      return spanOf(hour, at);
    case "D":
      return spanOf(day, at);
    case "W":
      return { from: startOfWeek(at), to: startOfWeek(at) + 7 * day };
    case "SM":
      return monthOf(at, true);
    case "M":
      return monthOf(at, false);
  }
}

/** Length of the spans to which `betAmount` applies, in ms: an hour, or a day. */
export const slotOf = (type: ContractType): number =>
  type === "HOURLY" ? hour : day;

/** The parts of a contract that decide when it pays. */
interface Contract {
  readonly type: ContractType;
  readonly periodKind: ContractPeriod;
  readonly activeAt: number | null;
  readonly endedAt: number | null;
  readonly paidUntil: number | null;
}

/** The next period of a contract to settle; undefined: it was never in force, or all of them are settled. */
export function nextPeriod(contract: Contract): Period | undefined {
  const { type, periodKind, activeAt, endedAt, paidUntil } = contract;
  if (activeAt === null) return undefined;
  const period = periodOf(type, periodKind, paidUntil ?? activeAt);
  return endedAt !== null && period.from >= endedAt ? undefined : period;
}

/** The last period of a contract that was settled, paid or not; undefined: none was. */
export function settledPeriod(contract: Contract): Period | undefined {
  const { type, periodKind, activeAt, endedAt, paidUntil } = contract;
  if (activeAt === null || paidUntil === null) return undefined;
  const last = Math.min(paidUntil, endedAt ?? paidUntil) - 1;
  return last < activeAt ? undefined : periodOf(type, periodKind, last);
}
