import type { CalendarDate } from "@internationalized/date";
import type { Period } from "./period.ts";

/** A shortcut to a period that starts or ends today (CFG-19). */
export type DatePreset = "previous7" | "previous30" | "next7" | "next30";

const days = { previous7: 7, previous30: 30, next7: 7, next30: 30 } as const;

/**
 * The period of a shortcut. Today is included: the previous 7 days are today and the six before it, the next 7 are
 * today and the six after it.
 *
 * @example presetPeriod("previous7", new CalendarDate(2026, 11, 21)) // 2026-11-15 to 2026-11-21
 */
export function presetPeriod(preset: DatePreset, today: CalendarDate): Period {
  const others = { days: days[preset] - 1 };
  return preset === "next7" || preset === "next30"
    ? { start: today, end: today.add(others) }
    : { start: today.subtract(others), end: today };
}
