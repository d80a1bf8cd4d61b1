import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import {
  usePaging,
  type Paged,
  type Paging,
} from "../../private/records/usePaging.ts";
import { textOf, type DataTableColumn, type DataTableSort } from "./columns.ts";
import { compareDecimals } from "../../private/records/compareDecimals.ts";

interface TableViewOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  sort: DataTableSort<Row> | undefined;
  onSortChange: ((sort: DataTableSort<Row>) => void) | undefined;
  defaultSort: DataTableSort<Row> | undefined;
  paging: Paging | undefined;
  pageSize: number;
}

interface TableView<Row> {
  /** All rows of the table, sorted. */
  readonly sorted: readonly Row[];
  readonly sort: DataTableSort<Row> | undefined;
  readonly paged: Paged<Row>;
  /** Sorts by a column, or reverses the order if it is already sorted by it. */
  sortBy(column: DataTableColumn<Row>): void;
}

/** Sort order and page of the rows, kept here or by the caller that passes `onSortChange` and `paging`. */
export function useTableView<Row>(
  options: TableViewOptions<Row>,
): TableView<Row> {
  const { columns, rows, onSortChange, defaultSort, paging, pageSize } =
    options;
  const { locale } = useIntl();
  const [own, setOwn] = useState(defaultSort);
  const sort = onSortChange ? options.sort : own;
  const sorted = useMemo(
    () => (onSortChange ? rows : sortRows(columns, rows, sort, locale)),
    [onSortChange, columns, rows, sort, locale],
  );
  const paged = usePaging(sorted, pageSize, paging);
  const sortBy = (column: DataTableColumn<Row>) => {
    const next = { key: column.key, direction: nextDirection(column, sort) };
    if (onSortChange) return onSortChange(next);
    setOwn(next);
    if (!paging) paged.goTo(1);
  };
  return { sorted, sort, paged, sortBy };
}

/* Numbers and times start with the largest or latest, text with the start of the alphabet. */
function nextDirection<Row>(
  { key, kind = "text" }: DataTableColumn<Row>,
  sort: DataTableSort<Row> | undefined,
): DataTableSort<Row>["direction"] {
  if (sort?.key !== key) return kind === "text" ? "ascending" : "descending";
  return sort.direction === "ascending" ? "descending" : "ascending";
}

/**
 * Sorts the rows: numbers by value to the last digit, text by the rules of the language. Equal rows keep their order,
 * and rows without a value come last in both directions.
 *
 * @example sortRows(columns, rows, { key: "paidAt", direction: "descending" }, "en")
 */
export function sortRows<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  sort: DataTableSort<Row> | undefined,
  locale: string,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (!sort || !column) return rows;
  const words = new Intl.Collator(locale, { numeric: true }).compare;
  const figures = column.kind !== undefined && column.kind !== "text";
  const compare = figures ? compareDecimals : words;
  const turn = sort.direction === "ascending" ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: textOf(column, row) }));
  const isKnown = ({ value }: { value: string }) =>
    figures ? compare(value, "0") !== undefined : value !== "";
  return [
    ...keyed
      .filter(isKnown)
      .toSorted((a, b) => turn * (compare(a.value, b.value) ?? 0)),
    ...keyed.filter((entry) => !isKnown(entry)),
  ].map(({ row }) => row);
}
