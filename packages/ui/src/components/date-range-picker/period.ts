import type { CalendarDate } from "@internationalized/date";
import { readIso, type Bounds } from "../../private/calendar/isoDate.ts";
import {
  amountOf,
  figuresOf,
  type Figures,
} from "../../private/calendar/segments.ts";

/** Two days and all between them; both count. */
export interface Period {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** What is typed on both sides. */
export interface TypedPeriod {
  readonly start: Figures;
  readonly end: Figures;
}

export interface PeriodRules extends Bounds {
  /** Most days that a period has, both ends counted. */
  readonly maxDays?: number;
}

/**
 * How many days there are from one to the other, both counted, in whichever order.
 *
 * @example daysIn(day, day) // 1
 */
export function daysIn(one: CalendarDate, other: CalendarDate): number {
  return Math.abs(one.compare(other)) + 1;
}

/**
 * The period between two days, the earlier one first.
 *
 * @example between(later, earlier).start // earlier
 */
export function between(one: CalendarDate, other: CalendarDate): Period {
  return one.compare(other) <= 0
    ? { start: one, end: other }
    : { start: other, end: one };
}

/** What keeps two days from being a period. */
export type PeriodFault = "order" | "early" | "late" | "long";

/**
 * Whether two days are a period that may be asked for.
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
 * The period that is typed, if it is a whole one that may be asked for.
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

/** One string for a pair of days, to compare pairs by. */
export const pairOf = (start: string, end: string) => `${start}/${end}`;

/** The pair of a period; that of none is empty on both sides. */
export const pairOfPeriod = (period: Period | undefined) =>
  period
    ? pairOf(period.start.toString(), period.end.toString())
    : pairOf("", "");

/**
 * What is typed for a pair of ISO dates; a side that is none is empty.
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
