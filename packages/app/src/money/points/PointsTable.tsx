import type { ReactNode } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { localZone } from "../../kit/localZone.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { recordsPageSize } from "./pointsQueries.ts";

interface PointsTableProps<TRow extends { readonly id: string }> {
  readonly label: string;
  readonly columns: readonly DataTableColumn<TRow>[];
  readonly rows: readonly TRow[];
  /** What the rows are of. */
  readonly query: UseQueryResult<{ readonly totalPages: number }>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Above the table: what decides which rows these are. */
  readonly toolbar?: ReactNode;
  /** In place of rows where there are none. */
  readonly empty: ReactNode;
}

/**
 * A page of a list about points, the newest first.
 *
 * @example <PointsTable label={label} columns={columns} rows={rows} query={query} page={page} onPage={onPage} empty={empty} />
 */
export function PointsTable<TRow extends { readonly id: string }>({
  query,
  page,
  onPage,
  ...table
}: PointsTableProps<TRow>) {
  const reading = useReading(query);
  return (
    <DataTable
      {...table}
      rowId={({ id }) => id}
      timeZone={localZone()}
      stickyHead="page"
      {...reading}
      paging={{
        page,
        pages: Math.max(1, query.data?.totalPages ?? 1),
        pageSize: recordsPageSize,
        onPage,
      }}
    />
  );
}
