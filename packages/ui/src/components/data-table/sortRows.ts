import { compareDecimals } from "../../private/records/compareDecimals.ts";
import { textOf, type DataTableColumn, type DataTableSort } from "./columns.ts";

/**
 * The rows in the order that a sort asks for: figures by their size to the last digit, words as the language orders
 * them. Equal rows keep their order, and rows without a value come last in both directions.
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
