export type { DataTableColumn, DataTableSort } from "./columns.ts";
export type { CsvExport } from "./CsvButton.tsx";
export { DataTable } from "./DataTable.tsx";
export type { DataTableProps } from "./columns.ts";
export type { DataTableTotal } from "./DataTableRow.tsx";
export { sortRows } from "./useTableView.ts";
export { toCsv, type CsvOptions } from "./toCsv.ts";
export type { Paging } from "../../private/records/usePaging.ts";
export type { RecordsFailure } from "../../private/records/RecordsError.tsx";
