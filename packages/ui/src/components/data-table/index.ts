export type { DataTableColumn, DataTableSort } from "./columns.ts";
export type { CsvExport } from "./CsvButton.tsx";
export { DataTable } from "./DataTable.tsx";
export type { DataTableProps } from "./DataTable.types.ts";
export type { DataTableTotal } from "./DataTableTotals.tsx";
export { sortRows } from "./sortRows.ts";
export { toCsv, type CsvOptions } from "./toCsv.ts";
export type { Paging } from "../../private/records/usePaging.ts";
export type { RecordsFailure } from "../../private/records/failure.ts";
