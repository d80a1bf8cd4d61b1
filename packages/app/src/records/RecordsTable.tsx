import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { DataTable, type DataTableProps } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import type { Reading } from "../kit/reading/useReading.ts";
import type { RecordPeriod } from "./usePeriod.ts";

export interface RecordsTableProps<Row> extends Pick<
  DataTableProps<Row>,
  | "label"
  | "columns"
  | "rows"
  | "rowId"
  | "sort"
  | "onSortChange"
  | "defaultSort"
  | "paging"
  | "loadingRows"
> {
  readonly period: RecordPeriod;
  readonly reading: Reading;
  /** The sums of all rows, as the platform says them. */
  readonly total?: Partial<Row> | undefined;
  /** The rows of all pages for a file, where the platform cuts them into pages. */
  readonly readAll?: () => Promise<readonly Row[]>;
  /** A way on where there are none. */
  readonly emptyAction?: ReactNode;
}

/** Records of some days, or figures of them, with all that may happen to them: none, old, not to be had. */
export function RecordsTable<Row>(props: RecordsTableProps<Row>) {
  const { period, reading, total, readAll, emptyAction, ...table } = props;
  const { failure } = reading;
  const t = useTranslations();
  const has = table.rows.length > 0;
  return (
    <DataTable
      {...table}
      timeZone={period.zone}
      density="dense"
      stickyHead="panel"
      pageSize={31}
      totals={total && has ? [{ label: t("records.sum"), values: total }] : []}
      download={{
        fileName: `${table.label} ${period.range.start} ${period.range.end}`,
        ...(readAll && { rows: readAll }),
      }}
      {...reading}
      {...(failure && {
        failure: {
          ...failure,
          title: t(has ? "records.stale" : "records.failed"),
          detail: failure.title,
        },
      })}
      empty={
        <EmptyState
          title={t("records.empty")}
          picture="history"
          level={3}
          action={emptyAction}
        >
          {t("records.emptyText")}
        </EmptyState>
      }
    />
  );
}
