import type { ReactNode } from "react";

export interface DataTableColumn<Row> {
  /** Name of the value in the row; also what `sort` names. */
  key: keyof Row & string;
  /** Words of the head, of the label on a phone's card, and of the first line of an export. */
  header: string;
  /** What the value is: it decides how it is written, aligned, sorted and exported. `money` is a plain decimal string, `number` a number or plain decimal, `time` epoch milliseconds. @default "text" */
  kind?: "text" | "number" | "money" | "time";
  /** Side the values keep to. @default "end" for numbers and money, else "start" */
  align?: "start" | "center" | "end";
  /** Lets the reader sort by it. @default false */
  sortable?: boolean;
  /** Draws the value another way, a badge for one. */
  cell?(row: Row): ReactNode;
  /** The value in words where it is none itself, for sorting and export. @default the value */
  text?(row: Row): string;
  /** Room it keeps at least: 6, 10 or 16 rem; it grows with its content. @default "content" */
  width?: "content" | "narrow" | "medium" | "wide";
  /** Its place on a phone's card: `title` heads the card and names the row, `figure` stands beside it, `detail` follows with its label. @default "title" for the first column, else "detail" */
  priority?: "title" | "figure" | "detail";
  /** Left out of a table that is too narrow for all its columns; cards, paper and an export keep it. @default false */
  spare?: boolean;
  /** Money only: came and went in green and red, each with its sign. @default false */
  signed?: boolean;
  /** Money only: the currency before each amount; leave out where the head says it. */
  symbol?: string;
}

export interface DataTableSort<Row> {
  /** Key of the column. */
  key: keyof Row & string;
  /** Least or oldest first, or the other way round. */
  direction: "ascending" | "descending";
}

/** What a row says in a column, as plain text; empty where it says nothing. */
export function textOf<Row>(column: DataTableColumn<Row>, row: Row): string {
  return column.text ? column.text(row) : plainText(row[column.key]);
}

/** Whatever a platform sent, as text: objects and the like have none. */
export function plainText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number")
    return Number.isFinite(value) ? String(value) : "";
  return typeof value === "bigint" || typeof value === "boolean"
    ? String(value)
    : "";
}

export function alignOf<Row>({
  align,
  kind,
}: DataTableColumn<Row>): "start" | "center" | "end" {
  return align ?? (kind === "number" || kind === "money" ? "end" : "start");
}

/** The column that heads a card and names its row. */
export function titleKey<Row>(
  columns: readonly DataTableColumn<Row>[],
): string | undefined {
  const named = columns.find(({ priority }) => priority === "title");
  return (named ?? columns[0])?.key;
}

/** Whether its values stay on one line in a table: figures and times do. */
export function isWhole<Row>({ kind = "text" }: DataTableColumn<Row>): boolean {
  return kind !== "text";
}
