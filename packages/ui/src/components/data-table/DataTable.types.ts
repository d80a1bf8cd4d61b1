import type { ReactNode } from "react";
import type { RecordsFailure } from "../../private/records/failure.ts";
import type { Paging } from "../../private/records/usePaging.ts";
import type { DataTableColumn, DataTableSort } from "./columns.ts";
import type { CsvExport } from "./CsvButton.tsx";
import type { DataTableTotal } from "./DataTableTotals.tsx";

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
