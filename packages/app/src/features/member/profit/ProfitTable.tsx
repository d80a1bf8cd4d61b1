import { useIntl } from "react-intl";
import type { ProfitDay } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { errorText } from "../../../shared/words/errors.ts";
import { recordWords } from "../records/recordWords.ts";
import type { RecordPeriod } from "../records/usePeriod.ts";
import { profitWords } from "./profitWords.ts";

interface ProfitTableProps {
  readonly days: readonly ProfitDay[];
  readonly total: Omit<ProfitDay, "day"> | undefined;
  readonly period: RecordPeriod;
  readonly error: Error | null;
  readonly loading: boolean;
  readonly staleSince: number | undefined;
  readonly onRetry: () => void;
}

/** The figures behind the charts, day by day. */
export function ProfitTable(props: ProfitTableProps) {
  const { days, total, period, error, loading, staleSince, onRetry } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const money = (
    key: keyof ProfitDay,
    over: Partial<DataTableColumn<ProfitDay>> = {},
  ): DataTableColumn<ProfitDay> => ({
    key,
    header: formatMessage(profitWords[key]),
    kind: "money",
    sortable: true,
    ...over,
  });
  const columns: readonly DataTableColumn<ProfitDay>[] = [
    {
      key: "day",
      header: formatMessage(profitWords.day),
      sortable: true,
      text: ({ day }) => day.replaceAll("-", "/"),
      cell: ({ day }) => <bdi>{day.replaceAll("-", "/")}</bdi>,
    },
    money("stake"),
    money("win"),
    money("bonus"),
    money("profit", { signed: true, priority: "figure" }),
    money("deposit"),
    money("withdraw"),
  ];
  return (
    <DataTable
      label={formatMessage(profitWords.label)}
      columns={columns}
      rows={days}
      rowId={({ day }) => day}
      timeZone={period.zone}
      density="dense"
      stickyHead="panel"
      pageSize={31}
      defaultSort={{ key: "day", direction: "descending" }}
      totals={
        total && days.length > 0
          ? [{ label: formatMessage(recordWords.sum), values: total }]
          : []
      }
      download={{
        fileName: `${formatMessage(profitWords.label)} ${period.range.start} ${period.range.end}`,
      }}
      loading={loading}
      {...(staleSince !== undefined && { staleSince })}
      {...(error && {
        failure: {
          title: formatMessage(
            days.length > 0 ? recordWords.stale : recordWords.failed,
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
