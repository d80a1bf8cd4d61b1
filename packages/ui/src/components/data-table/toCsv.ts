import { isPlainDecimal } from "../../private/records/compareDecimals.ts";
import { formatDateTime } from "../date-time/formatDateTime.ts";
import { plainText, textOf, type DataTableColumn } from "./columns.ts";

export interface CsvOptions {
  /** Time zone of the times. @default "UTC" */
  timeZone?: string | undefined;
  /** Whether to start with a byte order mark, by which Excel recognises UTF-8. @default true */
  bom?: boolean;
}

/**
 * Writes rows as CSV according to RFC 4180: commas, quotes where needed, CRLF after each line, headers first.
 *
 * Numbers are written with a decimal point, without grouping or currency, so that "-12.50" stays a number. Any other
 * text that a spreadsheet would run as a formula gets an apostrophe in front: at the start of a field, and after a
 * semicolon, tab or line break within it, where a spreadsheet with other separators would start a new field.
 *
 * @example toCsv([{ key: "name", header: "Name" }], [{ name: "=1+1" }], { bom: false }) // "Name\r\n'=1+1\r\n"
 */
export function toCsv<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  { timeZone, bom = true }: CsvOptions = {},
): string {
  const lines = [
    columns.map(({ header }) => field(harmless(header))),
    ...rows.map((row) =>
      columns.map((column) => field(valueOf(column, row, timeZone))),
    ),
  ];
  const start = bom ? "\ufeff" : "";
  return start + lines.map((line) => `${line.join(",")}\r\n`).join("");
}

function valueOf<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  timeZone: string | undefined,
): string {
  const text = textOf(column, row);
  if (column.kind === "time" && !column.text) {
    const at: unknown = row[column.key];
    const moment =
      typeof at === "number" ? formatDateTime(at, { timeZone }) : undefined;
    return moment ?? harmless(plainText(at));
  }
  const figure = column.kind === "number" || column.kind === "money";
  return figure && isPlainDecimal(text) ? text : harmless(text);
}

/* Full-width forms too: East Asian spreadsheets treat them like the narrow ones. */
const formulaStart =
  /(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function harmless(text: string): string {
  return text.replace(formulaStart, "$1'");
}

function field(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/*
 * Characters that file systems reject, control characters, and direction marks: "fdp.exe" must not read as "exe.pdf".
 */
const refused =
  // eslint-disable-next-line no-control-regex -- control characters are what it removes
  /[\u0000-\u001f\u007f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/**
 * A file name that is valid on every system, with its extension.
 *
 * @example csvFileName("Bets 2026/03") // "Bets 2026-03.csv"
 */
export function csvFileName(name: string): string {
  const clean = name
    .replace(/\.csv$/i, "")
    .replace(refused, "-")
    .slice(0, 120)
    .replace(/^[.\s-]+|[.\s]+$/g, "");
  return `${clean === "" ? "records" : clean}.csv`;
}
