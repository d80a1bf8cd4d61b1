import type { CalendarDate } from "@internationalized/date";
import type { IntlShape } from "react-intl";
import { translate } from "../../words/translate.ts";
import { shownDate, type Bounds } from "./isoDate.ts";
import type { Amount } from "./segments.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A part of a date in the reader's language, always in the Gregorian calendar: the platform's records are Gregorian,
 * and the same day with a Buddhist or Persian year would be mistaken for another.
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

/** Names of a date's segments, and their placeholders. */
export const segmentMessages = {
  year: "ui.dateSegments.year",
  month: "ui.dateSegments.month",
  day: "ui.dateSegments.day",
} as const;

export const placeholderMessages = {
  year: "ui.dateSegments.yearPlaceholder",
  month: "ui.dateSegments.monthPlaceholder",
  day: "ui.dateSegments.dayPlaceholder",
} as const;

/**
 * What is wrong with a single date, as text: incomplete, not in the calendar, or out of range.
 *
 * @example dateProblem(intl, amountOf(figures), { max: today })
 */
export function dateProblem(
  intl: IntlShape,
  amount: Amount,
  { min, max }: Bounds,
): string | undefined {
  if (amount.kind === "partial") return translate(intl, "ui.dateField.partial");
  if (amount.kind === "impossible")
    return translate(intl, "ui.dateField.impossible");
  if (amount.kind !== "date") return undefined;
  if (min && amount.date.compare(min) < 0)
    return translate(intl, "ui.dateField.early", { date: shownDate(min) });
  if (max && amount.date.compare(max) > 0)
    return translate(intl, "ui.dateField.late", { date: shownDate(max) });
  return undefined;
}
