export type {
  CsvExport,
  DataTableColumn,
  DataTableProps,
  DataTableSort,
  DataTableTotal,
} from "./columns.ts";
export { DataTable } from "./DataTable.tsx";
export { saveFile } from "../../private/records/saveFile.ts";
export { sortRows } from "./useTableView.ts";
export { toCsv, type CsvOptions } from "./toCsv.ts";
export type { Paging } from "../../private/records/usePaging.ts";
export type { RecordsFailure } from "../../private/records/RecordsError.tsx";
