import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import {
  DataTable,
  type DataTableColumn,
  type DataTableTotal,
} from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";

import { RecordsPageSize } from "./RecordsPageSize.tsx";
import { mostInFile, type RecordPage, type Records } from "./useRecords.ts";
import type { RecordPeriod } from "./usePeriod.ts";

export interface RecordsTableProps<Row, Page> {
  /** What the records are. */
  readonly label: string;
  readonly records: Records<Row, Page>;
  readonly period: RecordPeriod;
  readonly columns: readonly DataTableColumn<Row>[];
  /** The sums of all pages, where the platform says them. */
  readonly sums?: Partial<Row> | undefined;
  /** A way on where there are none, besides longer days. */
  readonly emptyAction?: ReactNode;
}

/** A page of records with all that may happen to them: none, old, not to be had, more than a page. */
export function RecordsTable<
  Row extends { readonly id: string; readonly time: number },
  Page extends RecordPage<Row>,
>(props: RecordsTableProps<Row, Page>) {
  const { label, records, period, columns, sums, emptyAction } = props;
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { data, pageSize } = records;
  const { failure } = records.reading;
  const rows = data?.list ?? [];
  const total = data?.totalCount ?? undefined;
  const totals: readonly DataTableTotal<Row>[] =
    sums && rows.length > 0 ? [{ label: t("records.sum"), values: sums }] : [];
  return (
    <Stack gap="x3">
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        timeZone={period.zone}
        density="dense"
        stickyHead="panel"
        sort={records.sort}
        onSortChange={records.setSort}
        paging={{
          page: records.pageNo,
          pages: data?.totalPages ?? 0,
          onPage: records.setPage,
          pageSize,
          ...(total !== undefined && { total }),
        }}
        totals={totals}
        download={{
          fileName: `${label} ${period.range.start} ${period.range.end}`,
          rows: records.readAll,
        }}
        {...records.reading}
        loadingRows={pageSize}
        {...(failure && {
          failure: {
            ...failure,
            title: t(rows.length > 0 ? "records.stale" : "records.failed"),
            detail: failure.title,
          },
        })}
        empty={
          <EmptyState
            title={t("records.empty")}
            picture="history"
            level={3}
            action={
              period.key === "last30" ? (
                emptyAction
              ) : (
                <Button onClick={() => period.choose("last30")}>
                  {t("records.longer")}
                </Button>
              )
            }
          >
            {t("records.emptyText")}
          </EmptyState>
        }
      />
      <RecordsPageSize
        size={pageSize}
        sizes={records.pageSizes}
        onSize={records.setPageSize}
      />
      {total !== undefined && total > mostInFile && (
        <Text size="small" tone="quiet">
          {t("records.cut", { count: formatNumber(mostInFile) })}
        </Text>
      )}
    </Stack>
  );
}
