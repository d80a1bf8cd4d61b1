/** A period of whole calendar days: "2026-03-04". */
export interface Days {
  readonly start: string;
  readonly end: string;
}

const two = (figure: number) => String(figure).padStart(2, "0");

/**
 * The calendar day of a moment, in this device's time zone.
 *
 * @example dayOf(Date.now()) // "2026-03-04"
 */
export function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * The given number of days up to and including today.
 *
 * @example lastDays(30, now).end // today
 */
export function lastDays(count: number, now: number): Days {
  const first = new Date(now);
  first.setDate(first.getDate() - (count - 1));
  return { start: dayOf(first.getTime()), end: dayOf(now) };
}

/** First moment of the day `after` days later, in this device's time zone. */
function startOf(day: string, after = 0): number {
  const [year = 0, month = 1, date = 1] = day
    .split("-")
    .map((part) => Number.parseInt(part, 10));
  return Math.max(0, new Date(year, month - 1, date + after).getTime());
}

/**
 * First and last moment of a period; a day may have 23 or 25 hours.
 *
 * @example momentsOf({ start: "2026-03-04", end: "2026-03-04" })
 */
export const momentsOf = ({ start, end }: Days) => ({
  from: startOf(start),
  to: Math.max(0, startOf(end, 1) - 1),
});
