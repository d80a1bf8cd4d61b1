import { CalendarDate } from "@internationalized/date";

/**
 * Parses `YYYY-MM-DD` in the Gregorian calendar; undefined for anything that is not an existing day.
 *
 * @example readIso("2026-02-30") // undefined
 */
export function readIso(value: unknown): CalendarDate | undefined {
  if (typeof value !== "string") return undefined;
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!found) return undefined;
  const [year, month, day] = found.slice(1).map(Number);
  return realDay(year, month, day);
}

/**
 * The day with this year, month and day; undefined if it does not exist.
 *
 * @example realDay(2024, 2, 29)?.toString() // "2024-02-29"
 */
export function realDay(
  year = 0,
  month = 0,
  day = 0,
): CalendarDate | undefined {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1)
    return undefined;
  /* The library changes 31 February to the last day of the month; if the day differs, it does not exist. */
  const date = new CalendarDate(year, month, day);
  return date.day === day && date.month === month && date.year === year
    ? date
    : undefined;
}

/**
 * A day as the portal shows it, `YYYY/MM/DD` (CFG-18).
 *
 * @example shownDate(new CalendarDate(2026, 1, 5)) // "2026/01/05"
 */
export function shownDate(date: CalendarDate): string {
  return date.toString().replaceAll("-", "/");
}

/** The first and the last day whose year can be written with four digits. */
export const firstDay = new CalendarDate(1, 1, 1);
export const lastDay = new CalendarDate(9999, 12, 31);

export interface Bounds {
  readonly min?: CalendarDate;
  readonly max?: CalendarDate;
}

/**
 * The nearest day within the bounds. If no day is within them, returns the lower bound.
 *
 * @example clampDay(day, { max: today })
 */
export function clampDay(
  date: CalendarDate,
  { min = firstDay, max = lastDay }: Bounds,
): CalendarDate {
  const upper = date.compare(max) > 0 ? max : date;
  return upper.compare(min) < 0 ? min : upper;
}

/**
 * Converts digits of any script to 0 to 9 and leaves the rest unchanged.
 *
 * @example latinDigits("۲۰۲۶/११") // "2026/11"
 */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    /*
     * In Unicode, the ten digits of each script are consecutive and in order, so the value is the distance from the
     * first.
     */
    const point = digit.codePointAt(0) ?? 0;
    let first = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((point - first) % 10);
  });
}
