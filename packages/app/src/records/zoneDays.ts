/** Days as `YYYY-MM-DD` in a given time zone. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}

/** The wall-clock time of a zone at a moment, written as if it were UTC. */
function clockOf(at: number, timeZone: string): string {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(at))
    part[type] = value;
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`;
}

/**
 * The calendar day of a moment in a time zone.
 *
 * @example dayAt(Date.UTC(2026, 0, 31, 20), "Asia/Kuala_Lumpur") // "2026-02-01"
 */
export const dayAt = (at: number, timeZone: string): string =>
  clockOf(at, timeZone).slice(0, 10);

/**
 * The day `count` days later.
 *
 * @example addDays("2026-03-01", -1) // "2026-02-28"
 */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000)
    .toISOString()
    .slice(0, 10);

/**
 * Whether a text is a day of the calendar that records may have; time on the wire begins in 1970, in every time zone.
 *
 * @example isDay("2026-02-30") // false
 */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  text > "1970-01-01" &&
  !Number.isNaN(Date.parse(text)) &&
  addDays(text, 0) === text;

/**
 * The moment at which a day begins in a time zone. If the clocks go forward at midnight, it is the first moment of
 * that day.
 *
 * @example startOfDay("2026-02-01", "Asia/Kuala_Lumpur") // Date.UTC(2026, 0, 31, 16)
 */
export function startOfDay(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  // Twice: the zone's offset may be different at the moment that the first guess yields.
  let at = wanted;
  for (let turn = 0; turn < 2; turn += 1)
    at = wanted - (Date.parse(clockOf(at, timeZone)) - at);
  return dayAt(at, timeZone) < day ? at + 3_600_000 : at;
}

/**
 * A day in the portal's date format.
 *
 * @example writtenDay("2026-02-01") // "2026/02/01"
 */
export const writtenDay = (day: string): string => day.replaceAll("-", "/");

/** The last moment of a day in a zone. */
export const endOfDay = (day: string, timeZone: string): number =>
  startOfDay(addDays(day, 1), timeZone) - 1;
