/** A period in whole days, as the calendar shows them: "2026-03-04". */
export interface Days {
  readonly start: string;
  readonly end: string;
}

const two = (figure: number) => String(figure).padStart(2, "0");

/**
 * The day of a moment on this device's calendar.
 *
 * @example dayOf(Date.now()) // "2026-03-04"
 */
export function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * The days up to today.
 *
 * @example lastDays(30, now).end // today
 */
export function lastDays(count: number, now: number): Days {
  const first = new Date(now);
  first.setDate(first.getDate() - (count - 1));
  return { start: dayOf(first.getTime()), end: dayOf(now) };
}

/** First moment of a day that lies so many days after another, on this device's calendar. */
function startOf(day: string, after = 0): number {
  const [year = 0, month = 1, date = 1] = day
    .split("-")
    .map((part) => Number.parseInt(part, 10));
  return Math.max(0, new Date(year, month - 1, date + after).getTime());
}

/**
 * The moments that a period begins and ends at; a day may have 23 or 25 hours.
 *
 * @example momentsOf({ start: "2026-03-04", end: "2026-03-04" })
 */
export const momentsOf = ({ start, end }: Days) => ({
  from: startOf(start),
  to: Math.max(0, startOf(end, 1) - 1),
});
