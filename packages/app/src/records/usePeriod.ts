import { useState } from "react";
import type { DateRange } from "@foyer/ui/date-range-picker";
import { oneOf, useFilter } from "../kit/centre/useFilter.ts";
import { useCentreWays } from "../kit/centre/ways.ts";
import { useServices } from "../services/services.ts";
import { useZone } from "./useZone.ts";
import { addDays, dayAt, endOfDay, isDay, startOfDay } from "./zoneDays.ts";

/** A shortcut to a period. */
export type PeriodKey = "today" | "yesterday" | "last7" | "last30";

/** The period that records are shown for. */
export type RecordPeriod = ReturnType<typeof usePeriod>;

/** The shortcuts, in order. */
export const periodKeys: readonly PeriodKey[] = [
  "today",
  "yesterday",
  "last7",
  "last30",
];

/**
 * The days of a shortcut; today is included.
 *
 * @example rangeOf("last7", "2026-01-31") // { start: "2026-01-25", end: "2026-01-31" }
 */
export function rangeOf(key: PeriodKey, today: string): DateRange {
  const back = { today: 0, yesterday: 1, last7: 6, last30: 29 }[key];
  return {
    start: addDays(today, -back),
    end: key === "yesterday" ? addDays(today, -1) : today,
  };
}

/** A year including both ends: no longer period is requested. */
export const mostDays = 366;

const readKey = oneOf(periodKeys);
const between = "..";

/**
 * A period as it is written in the address: a shortcut stays one, so that a bookmark of "last7" means the last 7 days
 * on any day; other days are "2026-01-25..2026-01-31". Undefined: not a period that can be shown.
 *
 * @example rangeIn("2026-01-25..2026-01-31", "2026-03-01") // { start: "2026-01-25", end: "2026-01-31" }
 */
export function rangeIn(text: string, today: string): DateRange | undefined {
  const key = readKey(text);
  if (key) return rangeOf(key, today);
  const [start = "", end = "", ...more] = text.split(between);
  return more.length === 0 &&
    isDay(start) &&
    isDay(end) &&
    start <= end &&
    end <= today &&
    addDays(start, mostDays) > end
    ? { start, end }
    : undefined;
}

/** A part of a day, or of several: first and last millisecond. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const writtenMoment = (at: number): string => new Date(at).toISOString();

/**
 * A span as it is written in the address: the same for readers in all time zones.
 *
 * @example writtenSpan({ from: 0, to: 3_599_999 }) // "1970-01-01T00:00:00.000Z..1970-01-01T00:59:59.999Z"
 */
export const writtenSpan = ({ from, to }: Span): string =>
  [from, to].map(writtenMoment).join(between);

/** Reads a span; undefined: not one that can be shown. */
export function spanIn(text: string): Span | undefined {
  const [from = NaN, to = NaN, ...more] = text
    .split(between)
    .map((moment) => Date.parse(moment));
  return more.length === 0 &&
    from <= to &&
    addDays(writtenMoment(from).slice(0, 10), mostDays) >
      writtenMoment(to).slice(0, 10) &&
    writtenSpan({ from, to }) === text
    ? { from, to }
    : undefined;
}

/** Days as they are written in the address. */
export const writtenRange = ({ start, end }: DateRange): string =>
  `${start}${between}${end}`;

/**
 * The period of a page of records, in days of the chosen time zone.
 *
 * @example const period = usePeriod("last7");
 */
export function usePeriod(first: PeriodKey) {
  const { now } = useServices();
  const zone = useZone();
  const { filters, setFilters } = useCentreWays();
  // A page that is open at midnight keeps its days until others are selected.
  const [at, setAt] = useState(now);
  const today = dayAt(at, zone.zone);
  const [days] = useFilter<string>(
    "days",
    (text) => (rangeIn(text, today) ? text : undefined),
    first,
  );
  const exact = spanIn(filters.span ?? "");
  const range = exact
    ? { start: dayAt(exact.from, zone.zone), end: dayAt(exact.to, zone.zone) }
    : (rangeIn(days, today) ?? rangeOf(first, today));
  // Whole days replace a part of them.
  const setDays = (next: string) =>
    setFilters({ days: next === first ? undefined : next, span: undefined });
  const [turn, setTurn] = useState(0);
  return {
    range,
    /** The part of these days that is shown; undefined: all of them. */
    exact,
    /** Number of shortcuts chosen: each replaces what is typed, even if its days are already shown. */
    turn,
    today,
    /** Name of the time zone of the days. */
    zone: zone.zone,
    zoneChoice: zone,
    /** The shortcut that matches these days, if any. */
    key: exact
      ? undefined
      : (readKey(days) ??
        periodKeys.find((key) => {
          const { start, end } = rangeOf(key, today);
          return start === range.start && end === range.end;
        })),
    /** First and last moment, and the time zone of the days. */
    span: {
      from: exact?.from ?? startOfDay(range.start, zone.zone),
      to: exact?.to ?? endOfDay(range.end, zone.zone),
      timeZone: zone.zone,
    },
    choose: (key: PeriodKey) => {
      setAt(now());
      setTurn(turn + 1);
      setDays(key);
    },
    // A range that cannot be used is reported as empty; the records keep the previous days, and the field says so.
    setRange: (next: DateRange) => {
      if (next.start !== "" && next.end !== "") setDays(writtenRange(next));
    },
  };
}
