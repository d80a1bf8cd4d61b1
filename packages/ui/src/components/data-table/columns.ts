import type { ReactNode } from "react";
import type { RecordsFailure } from "../../private/records/RecordsError.tsx";
import type { Paging } from "../../private/records/usePaging.ts";

export interface DataTableColumn<Row> {
  /** Name of the field in the row; also used by `sort`. */
  key: keyof Row & string;
  /** Column header; also the label on a phone's card and the header in an export. */
  header: string;
  /**
   * Type of the value, which decides its format, alignment, sorting and export. `money` is a plain decimal string,
   * `number` a number or plain decimal, `time` epoch milliseconds.
   * @default "text"
   */
  kind?: "text" | "number" | "money" | "time";
  /** Alignment of the values. @default "end" for numbers and money, else "start" */
  align?: "start" | "center" | "end";
  /** Whether the reader can sort by it. @default false */
  sortable?: boolean;
  /** Renders the value differently, for example as a badge. */
  cell?(row: Row): ReactNode;
  /** The value as text, for sorting and export, where it is not text itself. @default the value */
  text?(row: Row): string;
  /** Minimum width: 6, 10 or 16 rem; it grows with its content. @default "content" */
  width?: "content" | "narrow" | "medium" | "wide";
  /**
   * Position on a phone's card: `title` heads the card and names the row, `figure` is beside it, `detail` follows with
   * its label.
   * @default "title" for the first column, else "detail"
   */
  priority?: "title" | "figure" | "detail";
  /**
   * Whether it is left out of a table that is too narrow for all columns; cards, print and export keep it.
   * @default false
   */
  spare?: boolean;
  /** Money only: positive amounts in green and negative ones in red, each with its sign. @default false */
  signed?: boolean;
  /** Money only: the currency before each amount; leave it out where the header states it. */
  symbol?: string;
}

export interface DataTableSort<Row> {
  /** Key of the column. */
  key: keyof Row & string;
  /** `ascending`: lowest or oldest first; `descending`: the reverse. */
  direction: "ascending" | "descending";
}

/** The value of a row in a column as plain text; empty where there is none. */
export function textOf<Row>(column: DataTableColumn<Row>, row: Row): string {
  return column.text ? column.text(row) : plainText(row[column.key]);
}

/** Any value from a platform as text; objects and the like give an empty text. */
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

/** Whether its values stay on one line in a table: numbers, money and times do. */
export function isWhole<Row>({ kind = "text" }: DataTableColumn<Row>): boolean {
  return kind !== "text";
}

export interface CsvExport<Row> {
  /** File name without extension. */
  fileName: string;
  /** Loads the rows of all pages, where the table has only one. @default the table's rows */
  rows?(): Promise<readonly Row[]>;
  /** Called when the file has been passed to the browser. */
  onDownloaded?(): void;
}

export interface DataTableTotal<Row> {
  /** What is totalled: "This page", "All 240 bets". */
  label: string;
  /** The totals by column, formatted like the column's values. */
  values: Partial<Row>;
}

export interface DataTableProps<Row> {
  /** What the records are, "Bets": the table's accessible name. */
  label: string;
  /** The columns, in reading order. */
  columns: readonly DataTableColumn<Row>[];
  /** The records; with `paging`, those of one page. */
  rows: readonly Row[];
  /** Returns a unique, stable id of a record. */
  rowId(row: Row): string;
  /** Time zone of the times shown, as an IANA name. @default "UTC" */
  timeZone?: string;
  /** Row height: `dense` uses 14 px text, for long lists of records. @default "regular" */
  density?: "regular" | "dense";
  /**
   * Where the header sticks: `page` below the portal's header, `panel` at the top of the scrolling container, `none`
   * nowhere.
   * @default "panel"
   */
  stickyHead?: "page" | "panel" | "none";
  /** Current sort order, where the caller sorts; needs `onSortChange`. */
  sort?: DataTableSort<Row>;
  /** Called when another order is requested. Without it the table sorts its own rows. */
  onSortChange?(sort: DataTableSort<Row>): void;
  /** Initial order, where the table sorts. */
  defaultSort?: DataTableSort<Row>;
  /** Current page and number of pages, where the caller paginates. Without it the table paginates its own rows. */
  paging?: Paging;
  /** Rows per page, where the table paginates. @default 50 */
  pageSize?: number;
  /** Totals below the rows. */
  totals?: readonly DataTableTotal<Row>[];
  /** Buttons of a row; their accessible names must include the row's name. */
  actions?(row: Row): ReactNode;
  /** Ids of the selected rows, on this page or others. */
  selected?: ReadonlySet<string>;
  /** Called when the selection changes; makes rows selectable. */
  onSelectedChange?(selected: ReadonlySet<string>): void;
  /** Actions for the selected rows; shown while there are any. */
  bulkActions?: ReactNode;
  /** Filters and similar controls above the rows. */
  toolbar?: ReactNode;
  /** Adds a button that downloads the records as a CSV file. */
  download?: CsvExport<Row>;
  /**
   * Whether the records are loading: placeholders are shown, or existing rows stay and are marked as busy.
   * @default false
   */
  loading?: boolean;
  /** Number of placeholder rows; the expected number, where it is known. @default 8 */
  loadingRows?: number;
  /** Shown when the records could not be loaded. Rows that are there already stay, marked as out of date. */
  failure?: RecordsFailure;
  /** When the rows were loaded, if they are out of date, in milliseconds since 1970. */
  staleSince?: number;
  /** Shown when there are no records: an `EmptyState`. */
  empty: ReactNode;
}

/*
 * The roles of a table, explicit: where rows are shown as cards, their `display` removes the native ones. They are
 * passed as properties, because a linter reports a cell with a role as a mistake.
 */

export const asTable = { role: "table" } as const;
export const asRows = { role: "rowgroup" } as const;
export const asRow = { role: "row" } as const;
export const asCell = { role: "cell" } as const;
export const asColumnHead = { role: "columnheader" } as const;
export const asRowHead = { role: "rowheader" } as const;
