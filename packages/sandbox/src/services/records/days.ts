import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { invalid } from "../refusal.ts";

const day = 86_400_000;
/** Maximum number of days in one request for records: a year and a day. */
const mostDays = 367;

/** A day in a time zone, and when it begins. */
export interface Day {
  readonly name: string;
  readonly start: number;
}

/** Formats timestamps as days in a time zone, "2026-01-31". */
function namerOf(timeZone: string): (at: number) => string {
  try {
    const format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    return (at) => format.format(at);
  } catch {
    throw invalid({ timeZone: "is not known" });
  }
}

/** The first timestamp after `low` that falls on another day; days begin on a quarter of an hour everywhere. */
function nextStart(low: number, nameOf: (at: number) => string): number {
  const step = 900_000;
  const name = nameOf(low);
  let from = Math.floor(low / step);
  // No day is longer than 25 hours, but a time zone may skip one.
  let to = from + 50 * 4;
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (nameOf(middle * step) === name) from = middle;
    else to = middle;
  }
  return to * step;
}

/**
 * The days in a time zone that a period touches; the first one starts where the period begins.
 *
 * @example daysOf({ from, to }, "Asia/Kuala_Lumpur") // [{ name: "2026-01-30", start }, { name: "2026-01-31", start }]
 */
export function daysOf(
  { from, to }: { readonly from: number; readonly to: number },
  timeZone: string,
): readonly [Day, ...Day[]] {
  if (to - from > mostDays * day)
    throw invalid({ from: `must be at most ${mostDays} days ago` });
  const nameOf = namerOf(timeZone);
  const days: [Day, ...Day[]] = [{ name: nameOf(from), start: from }];
  for (let at = nextStart(from, nameOf); at <= to; at = nextStart(at, nameOf))
    days.push({ name: nameOf(at), start: at });
  return days;
}

/**
 * SQL expression for the day that a timestamp falls on; 1 is the first.
 *
 * @example db.select({ day: bucketOf(rounds.createdAt, days).as("day") })
 */
export const bucketOf = (
  moment: SQLWrapper,
  days: readonly Day[],
): SQL<number> =>
  sql<number>`width_bucket(${moment}, array[${sql.join(
    days.map(({ start }) => sql`${start}::bigint`),
    sql`, `,
  )}])`;
