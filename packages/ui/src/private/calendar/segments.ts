import type { CalendarDate } from "@internationalized/date";
import {
  clampDay,
  latinDigits,
  readIso,
  realDay,
  type Bounds,
} from "./isoDate.ts";

/** The three segments of a date, in the order in which they are shown and typed. */
export const parts = ["year", "month", "day"] as const;
export type Part = (typeof parts)[number];

/** The text of the three segments, in digits 0 to 9; "" if empty. */
export type Figures = Readonly<Record<Part, string>>;

export const noFigures: Figures = { year: "", month: "", day: "" };
export const width = { year: 4, month: 2, day: 2 } as const;
const most = { year: 9999, month: 12, day: 31 } as const;

/**
 * The figures of an ISO date; empty if it is not valid.
 *
 * @example figuresOf("2026-11-21").month // "11"
 */
export function figuresOf(iso: string): Figures {
  const [year = "", month = "", day = ""] = readIso(iso) ? iso.split("-") : [];
  return { year, month, day };
}

/** What the figures result in. */
export type Amount =
  | { readonly kind: "empty" | "partial" | "impossible" }
  | { readonly kind: "date"; readonly date: CalendarDate };

/**
 * Distinguishes a date from figures that are incomplete and from figures that can never be a date.
 *
 * @example amountOf({ year: "2026", month: "02", day: "31" }).kind // "impossible"
 */
export function amountOf(figures: Figures): Amount {
  if (parts.every((part) => figures[part] === "")) return { kind: "empty" };
  if (parts.some((part) => figures[part].length < width[part]))
    return { kind: "partial" };
  const [year, month, day] = parts.map((part) => Number(figures[part]));
  const date = realDay(year, month, day);
  return date ? { kind: "date", date } : { kind: "impossible" };
}

/**
 * The ISO date for the figures, or "" if they are not a date.
 *
 * @example isoOf(figuresOf("2026-11-21")) // "2026-11-21"
 */
export function isoOf(figures: Figures): string {
  const amount = amountOf(figures);
  return amount.kind === "date" ? amount.date.toString() : "";
}

/**
 * The content of a segment after input: `raw` is the input's current text, in digits of any script.
 *
 * @example typed("month", "", "9") // { text: "09", full: true }
 * @example typed("month", "1", "15") // { text: "05", full: true }, since there is no month 15
 */
export function typed(
  part: Part,
  before: string,
  raw: string,
): { text: string; full: boolean } {
  const size = width[part];
  let text = latinDigits(raw).replaceAll(/\D/g, "");
  /* A digit typed after a full segment starts it again. */
  if (text.length > size && before !== "" && text.startsWith(before))
    text = text.slice(before.length);
  text = text.slice(0, size);
  if (Number(text) > most[part]) text = text.slice(-1);
  /* No month starts with 2 and no day with 4, so no further digit can follow. */
  if (part !== "year" && text.length === 1 && Number(text) * 10 > most[part])
    text = `0${text}`;
  if (part !== "year" && text === "00") text = "0";
  return { text, full: text.length === size };
}

/**
 * The content of a segment on blur: a single-digit month or day is padded with a zero, and a zero alone is cleared.
 *
 * @example left("day", "7") // "07"
 */
export function left(part: Part, text: string): string {
  if (part === "year") return text;
  return Number(text) === 0 ? "" : text.padStart(width[part], "0");
}

/**
 * Extracts a complete date from pasted text, year first, in digits of any script; undefined if there is none.
 *
 * @example pasted("2026-11-21") // { year: "2026", month: "11", day: "21" }
 */
export function pasted(raw: string): Figures | undefined {
  const found =
    /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(
      latinDigits(raw.slice(0, 64)),
    ) ?? /^\D*(\d{4})(\d{2})(\d{2})\D*$/.exec(latinDigits(raw.slice(0, 64)));
  if (!found) return undefined;
  const [year = "", month = "", day = ""] = found.slice(1);
  return { year, month: month.padStart(2, "0"), day: day.padStart(2, "0") };
}

/** Lowest and highest value of a segment, as far as the others are known. */
export function rangeOf(
  figures: Figures,
  part: Part,
  { min, max }: Bounds,
): { low: number; high: number } {
  if (part === "year")
    return { low: min?.year ?? 1, high: max?.year ?? most.year };
  if (part === "month") return { low: 1, high: most.month };
  const month = realDay(Number(figures.year) || 2024, Number(figures.month), 1);
  return { low: 1, high: month?.calendar.getDaysInMonth(month) ?? most.day };
}

/**
 * Steps a segment up or down. An empty one starts with today's value; a year stops at its limits, months and days
 * wrap around.
 *
 * @example stepped(figures, "month", 1, { today, bounds: {} }).month
 */
export function stepped(
  figures: Figures,
  part: Part,
  by: number,
  { today, bounds }: { today: CalendarDate; bounds: Bounds },
): Figures {
  const { low, high } = rangeOf(figures, part, bounds);
  const write = (figure: number) => ({
    ...figures,
    [part]: String(figure).padStart(width[part], "0"),
  });
  if (figures[part] === "") return write(clampDay(today, bounds)[part]);
  const to = Number(figures[part]) + by;
  if (part === "year") return write(Math.min(high, Math.max(low, to)));
  const span = high - low + 1;
  return write(((((to - low) % span) + span) % span) + low);
}
