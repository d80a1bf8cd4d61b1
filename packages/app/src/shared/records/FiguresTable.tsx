import { useIntl } from "react-intl";
import { CallError } from "@foyer/platform/errors";
import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
} from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { errorText } from "../words/errors.ts";
import { recordWords } from "./recordWords.ts";
import type { FiguresState } from "./useFigures.ts";
import type { RecordPeriod } from "./usePeriod.ts";

interface FiguresTableProps<Row> {
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The sums of all rows, as the platform says them. */
  readonly total: Partial<Row> | undefined;
  readonly period: RecordPeriod;
  readonly state: FiguresState;
  readonly defaultSort: DataTableSort<Row>;
}

/**
 * Figures in rows that all came at once, with all that may happen to them: none, old, not to be had.
 *
 * @example
 * <FiguresTable label="My income" columns={columns} rows={data?.rows ?? []} rowId={({ day }) => day} total={data?.total}
 *   period={period} state={state} defaultSort={{ key: "day", direction: "descending" }} />
 */
export function FiguresTable<Row>(props: FiguresTableProps<Row>) {
  const { label, columns, rows, rowId, total, period, state } = props;
  const { error, loading, staleSince, onRetry } = state;
  const intl = useIntl();
  const { formatMessage } = intl;
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
          ? [{ label: formatMessage(recordWords.sum), values: total }]
          : []
      }
      download={{
        fileName: `${label} ${period.range.start} ${period.range.end}`,
      }}
      loading={loading}
      {...(staleSince !== undefined && { staleSince })}
      {...(error && {
        failure: {
          title: formatMessage(
            rows.length > 0 ? recordWords.stale : recordWords.failed,
          ),
          detail:
            error instanceof CallError
              ? errorText(intl, { reason: error.code, message: error.message })
              : formatMessage(recordWords.failedText),
          onRetry,
          retrying: loading,
        },
      })}
      empty={
        <EmptyState
          title={formatMessage(recordWords.empty)}
          picture="history"
          level={3}
        >
          {formatMessage(recordWords.emptyText)}
        </EmptyState>
      }
    />
  );
}
