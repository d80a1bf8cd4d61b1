import { useTranslations } from "@foyer/ui/words";
import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
  type Paging,
} from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";

import type { Reading } from "../kit/reading/useReading.ts";
import type { RecordPeriod } from "./usePeriod.ts";

interface FiguresTableProps<Row> {
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The sums of all rows, as the platform says them. */
  readonly total: Partial<Row> | undefined;
  readonly period: RecordPeriod;
  readonly reading: Reading;
  readonly defaultSort: DataTableSort<Row>;
  /** The platform cuts the rows into pages: which is shown, and all rows for a file. */
  readonly pages?: {
    readonly paging: Paging;
    readonly readAll: () => Promise<readonly Row[]>;
  };
}

/**
 * Figures in rows that all came at once, with all that may happen to them: none, old, not to be had.
 *
 * @example
 * <FiguresTable label="My income" columns={columns} rows={data?.rows ?? []} rowId={({ day }) => day} total={data?.total}
 *   period={period} reading={reading} defaultSort={{ key: "day", direction: "descending" }} />
 */
export function FiguresTable<Row>(props: FiguresTableProps<Row>) {
  const { label, columns, rows, rowId, total, period, reading, pages } = props;
  const { failure } = reading;
  const t = useTranslations();
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={rowId}
      timeZone={period.zone}
      density="dense"
      stickyHead="panel"
      pageSize={31}
      defaultSort={props.defaultSort}
      totals={
        total && rows.length > 0
          ? [{ label: t("records.sum"), values: total }]
          : []
      }
      download={{
        fileName: `${label} ${period.range.start} ${period.range.end}`,
        ...(pages && { rows: pages.readAll }),
      }}
      {...(pages && { paging: pages.paging })}
      {...reading}
      {...(failure && {
        failure: {
          ...failure,
          title: t(rows.length > 0 ? "records.stale" : "records.failed"),
          detail: failure.title,
        },
      })}
      empty={
        <EmptyState title={t("records.empty")} picture="history" level={3}>
          {t("records.emptyText")}
        </EmptyState>
      }
    />
  );
}
