import type { ReactNode } from "react";
import type { RecordsFailure } from "../../private/records/RecordsError.tsx";
import type { Paging } from "../../private/records/usePaging.ts";

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

export interface CsvExport<Row> {
  /** Name of the file, without ending. */
  fileName: string;
  /** Gets the rows of all pages where the table holds one only. @default the table's rows */
  rows?(): Promise<readonly Row[]>;
  /** Runs when the file was handed to the browser. */
  onDownloaded?(): void;
}

export interface DataTableTotal<Row> {
  /** What is summed: "This page", "All 240 bets". */
  label: string;
  /** The sums, by column; they are written as the column's values are. */
  values: Partial<Row>;
}

export interface DataTableProps<Row> {
  /** What the records are, "Bets": the table's name for who cannot see it. */
  label: string;
  /** The columns, in the order of reading. */
  columns: readonly DataTableColumn<Row>[];
  /** The records; with `paging` those of one page. */
  rows: readonly Row[];
  /** What tells a record from all others and stays the same. */
  rowId(row: Row): string;
  /** Zone that times are told in, by its IANA name. @default "UTC" */
  timeZone?: string;
  /** Row height: `dense` for ledgers of 14 px text. @default "regular" */
  density?: "regular" | "dense";
  /** Where the head stays in sight: `page` below the portal's header, `panel` at the top of whatever scrolls, `none` nowhere. @default "panel" */
  stickyHead?: "page" | "panel" | "none";
  /** The order in force, where somebody else sorts; needs `onSortChange`. */
  sort?: DataTableSort<Row>;
  /** Another order was asked for. Without it the table sorts the rows it has by itself. */
  onSortChange?(sort: DataTableSort<Row>): void;
  /** The order to begin with, where the table sorts by itself. */
  defaultSort?: DataTableSort<Row>;
  /** Page and pages, where somebody else cuts them. Without it the table pages the rows it has. */
  paging?: Paging;
  /** Rows on a page that the table cuts by itself. @default 50 */
  pageSize?: number;
  /** Sums below the rows. */
  totals?: readonly DataTableTotal<Row>[];
  /** Buttons of a row; their names must say which row. */
  actions?(row: Row): ReactNode;
  /** Ids of the ticked rows, on this page or others. */
  selected?: ReadonlySet<string>;
  /** The ticks changed; with it rows can be ticked. */
  onSelectedChange?(selected: ReadonlySet<string>): void;
  /** What to do with the ticked rows; shown while there are any. */
  bulkActions?: ReactNode;
  /** Filters and the like above the rows. */
  toolbar?: ReactNode;
  /** Offers the records as a CSV file. */
  download?: CsvExport<Row>;
  /** They are on their way: shapes stand in for rows, or rows stay and are marked as busy. @default false */
  loading?: boolean;
  /** How many shapes stand in; as many as will come, where that is known. @default 8 */
  loadingRows?: number;
  /** They could not be had. With rows at hand those stay, marked as old. */
  failure?: RecordsFailure;
  /** The rows are old: when they were read, in milliseconds since 1970. */
  staleSince?: number;
  /** What stands in the place of no records: an `EmptyState`. */
  empty: ReactNode;
}

/*
 * The roles of a table, written out: where rows are shown as cards, their `display` takes away what the elements say
 * by themselves. Handed over as properties, since a linter takes a cell with a role for a mistake.
 */

export const asTable = { role: "table" } as const;
export const asRows = { role: "rowgroup" } as const;
export const asRow = { role: "row" } as const;
export const asCell = { role: "cell" } as const;
export const asColumnHead = { role: "columnheader" } as const;
export const asRowHead = { role: "rowheader" } as const;
