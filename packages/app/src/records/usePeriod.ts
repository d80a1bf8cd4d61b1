import { useState } from "react";
import type { DateRange } from "@foyer/ui/date-range-picker";
import { localZone } from "../kit/localZone.ts";
import { addDays, dayAt, endOfDay, startOfDay } from "./zoneDays.ts";

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

/**
 * The period of a page of records, in days of the local time zone.
 *
 * @example const period = usePeriod("last7");
 */
export function usePeriod(first: PeriodKey) {
  const zone = localZone();
  // A page that is open at midnight keeps its days until others are selected.
  const [today, setToday] = useState(() => dayAt(Date.now(), zone));
  const [range, setRange] = useState(() => rangeOf(first, today));
  const [turn, setTurn] = useState(0);
  return {
    range,
    /** Number of shortcuts chosen: each replaces what is typed, even if its days are already shown. */
    turn,
    today,
    zone,
    /** The shortcut that matches these days, if any. */
    key: periodKeys.find((key) => {
      const { start, end } = rangeOf(key, today);
      return start === range.start && end === range.end;
    }),
    /** First and last moment, and the time zone of the days. */
    span: {
      from: startOfDay(range.start, zone),
      to: endOfDay(range.end, zone),
      timeZone: zone,
    },
    choose: (key: PeriodKey) => {
      const now = dayAt(Date.now(), zone);
      setToday(now);
      setTurn(turn + 1);
      setRange(rangeOf(key, now));
    },
    // A range that cannot be used is reported as empty; the records keep the previous days, and the field says so.
    setRange: (next: DateRange) => {
      if (next.start !== "" && next.end !== "") setRange(next);
    },
  };
}
