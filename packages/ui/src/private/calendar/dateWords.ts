import type { CalendarDate } from "@internationalized/date";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A part of a date in the reader's words, always of the Gregorian calendar: the platform's records are Gregorian,
 * and the same day under a Buddhist or Persian year would be taken for another.
 *
 * @example dateWords("th", date, { month: "long", year: "numeric" })
 */
export function dateWords(
  language: string,
  date: CalendarDate,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, {
      ...options,
      calendar: "gregory",
      timeZone: "UTC",
    });
    formats.set(key, format);
  }
  return format.format(date.toDate("UTC"));
}

/** November 2026 */
export const monthWords = (language: string, date: CalendarDate) =>
  dateWords(language, date, { month: "long", year: "numeric" });

/** Saturday, 21 November 2026 */
export const dayWords = (language: string, date: CalendarDate) =>
  dateWords(language, date, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
