import type { CalendarDate } from "@internationalized/date";
import { readIso, type Bounds } from "../../private/calendar/isoDate.ts";
import {
  amountOf,
  figuresOf,
  type Figures,
} from "../../private/calendar/segments.ts";

/** Two days and all days between them, including both. */
export interface Period {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The typed text of both dates. */
export interface TypedPeriod {
  readonly start: Figures;
  readonly end: Figures;
}

export interface PeriodRules extends Bounds {
  /** Maximum length in days, including both ends. */
  readonly maxDays?: number;
}

/**
 * Number of days from one date to the other, including both, in either order.
 *
 * @example daysIn(day, day) // 1
 */
export function daysIn(one: CalendarDate, other: CalendarDate): number {
  return Math.abs(one.compare(other)) + 1;
}

/**
 * The period between two days, with the earlier one first.
 *
 * @example between(later, earlier).start // earlier
 */
export function between(one: CalendarDate, other: CalendarDate): Period {
  return one.compare(other) <= 0
    ? { start: one, end: other }
    : { start: other, end: one };
}

/** Why two days are not a valid period. */
export type PeriodFault = "order" | "early" | "late" | "long";

/**
 * Checks whether two days are a valid period.
 *
 * @example faultOf({ start, end }, { maxDays: 30 }) // "long"
 */
export function faultOf(
  { start, end }: Period,
  { min, max, maxDays }: PeriodRules,
): PeriodFault | undefined {
  if (start.compare(end) > 0) return "order";
  if (min && start.compare(min) < 0) return "early";
  if (max && end.compare(max) > 0) return "late";
  if (maxDays !== undefined && daysIn(start, end) > maxDays) return "long";
  return undefined;
}

/**
 * The typed period, if it is complete and valid.
 *
 * @example periodOf(typed, { maxDays: 90 })
 */
export function periodOf(
  typed: TypedPeriod,
  rules: PeriodRules,
): Period | undefined {
  const start = amountOf(typed.start);
  const end = amountOf(typed.end);
  if (start.kind !== "date" || end.kind !== "date") return undefined;
  const period = { start: start.date, end: end.date };
  return faultOf(period, rules) ? undefined : period;
}

/** One string for a pair of dates, for comparing pairs. */
export const pairOf = (start: string, end: string) => `${start}/${end}`;

/** The pair of a period; empty on both sides for none. */
export const pairOfPeriod = (period: Period | undefined) =>
  period
    ? pairOf(period.start.toString(), period.end.toString())
    : pairOf("", "");

/**
 * The typed form of a pair of ISO dates; an invalid date is empty.
 *
 * @example typedOf("2026-11-01/2026-11-07").end.day // "07"
 */
export function typedOf(pair: string): TypedPeriod {
  const [start = "", end = ""] = pair.split("/");
  return {
    start: figuresOf(readIso(start)?.toString() ?? ""),
    end: figuresOf(readIso(end)?.toString() ?? ""),
  };
}
