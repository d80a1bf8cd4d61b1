import { useState } from "react";
import type { DateRange } from "@foyer/ui/date-range-picker";
import { oneOf, useFilter } from "../kit/centre/useFilter.ts";
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
  // A page that is open at midnight keeps its days until others are selected.
  const [at, setAt] = useState(now);
  const today = dayAt(at, zone.zone);
  const [days, setDays] = useFilter<string>(
    "days",
    (text) => (rangeIn(text, today) ? text : undefined),
    first,
  );
  const range = rangeIn(days, today) ?? rangeOf(first, today);
  const [turn, setTurn] = useState(0);
  return {
    range,
    /** Number of shortcuts chosen: each replaces what is typed, even if its days are already shown. */
    turn,
    today,
    /** Name of the time zone of the days. */
    zone: zone.zone,
    zoneChoice: zone,
    /** The shortcut that matches these days, if any. */
    key:
      readKey(days) ??
      periodKeys.find((key) => {
        const { start, end } = rangeOf(key, today);
        return start === range.start && end === range.end;
      }),
    /** First and last moment, and the time zone of the days. */
    span: {
      from: startOfDay(range.start, zone.zone),
      to: endOfDay(range.end, zone.zone),
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
