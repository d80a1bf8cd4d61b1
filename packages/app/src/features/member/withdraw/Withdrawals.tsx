import { defineMessages, useIntl } from "react-intl";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { EmptyState } from "@foyer/ui/empty-state";
import { Select } from "@foyer/ui/select";
import { localZone } from "../../../shared/localZone.ts";
import { moneyWords } from "../../../shared/money/moneyWords.ts";
import { useReading } from "../../../shared/reading/useReading.ts";
import { stageNames } from "./stageWords.ts";
import { periods, type WithdrawalList } from "./useWithdrawals.ts";
import { standOf, stateOf } from "./withdrawalStages.ts";
import { pageSize, type Withdrawal } from "./withdrawalsQuery.ts";
import { withdrawWords } from "./withdrawWords.ts";

const messages = defineMessages<
  Record<"title" | "time" | "state" | "period" | "empty" | "emptyText", {}> &
    Record<"details", {}> &
    Record<"days", { count: number }>
>({
  title: {
    id: "withdraw.list",
    defaultMessage: "Your withdrawals",
    description: "Heading of the list of withdrawals",
  },
  time: {
    id: "withdraw.list.time",
    defaultMessage: "Asked for",
    description: "Column: when a withdrawal was asked for",
  },
  state: {
    id: "withdraw.list.state",
    defaultMessage: "State",
    description: "Column: how a withdrawal stands",
  },
  period: {
    id: "withdraw.list.period",
    defaultMessage: "Period",
    description: "Label of the choice of how far back the list goes",
  },
  days: {
    id: "withdraw.list.days",
    defaultMessage: "{count, plural, one {Last # day} other {Last # days}}",
    description: "How far back the list of withdrawals goes",
  },
  empty: {
    id: "withdraw.list.empty",
    defaultMessage: "No withdrawals in this period",
    description: "The list of withdrawals is empty",
  },
  emptyText: {
    id: "withdraw.list.emptyText",
    defaultMessage: "What you ask for is shown here, with every stage of it.",
    description: "Below the news that there are no withdrawals",
  },
  details: {
    id: "withdraw.list.details",
    defaultMessage: "Show the way",
    description: "Button beside a withdrawal: opens its stages and receipt",
  },
});

const tones = {
  pending: "info",
  done: "success",
  attention: "warning",
  failed: "danger",
  closed: "neutral",
} as const;

/** A withdrawal as a row. */
interface Row extends Omit<Withdrawal, "stages"> {
  readonly time: number | undefined;
  readonly state: string;
  readonly withdrawal: Withdrawal;
}

interface WithdrawalsProps {
  readonly list: WithdrawalList;
  readonly symbol: string;
  readonly onOpen: (withdrawal: Withdrawal) => void;
}

/** What was asked for, newest first, and how each stands (W-110). */
export function Withdrawals({ list, symbol, onOpen }: WithdrawalsProps) {
  const { formatMessage } = useIntl();
  const { days, pageNo, query, setDays, setPageNo } = list;
  const { data } = query;
  const rows = (data?.list ?? []).map((withdrawal): Row => ({
    ...withdrawal,
    time: withdrawal.stages[0]?.at,
    state: formatMessage(stageNames[standOf(withdrawal)?.state ?? "REQUESTED"]),
    withdrawal,
  }));
  const columns: readonly DataTableColumn<Row>[] = [
    {
      key: "time",
      header: formatMessage(messages.time),
      kind: "time",
      priority: "title",
    },
    {
      key: "amount",
      header: formatMessage(moneyWords.amount),
      kind: "money",
      symbol,
      priority: "figure",
    },
    {
      key: "fee",
      header: formatMessage(moneyWords.fee),
      kind: "money",
      symbol,
    },
    {
      key: "net",
      header: formatMessage(withdrawWords.arrives),
      kind: "money",
      symbol,
    },
    {
      key: "state",
      header: formatMessage(messages.state),
      cell: ({ state, withdrawal }) => (
        <Badge tone={tones[stateOf(withdrawal)]}>{state}</Badge>
      ),
    },
  ];
  return (
    <DataTable
      label={formatMessage(messages.title)}
      columns={columns}
      rows={rows}
      rowId={({ orderId }) => orderId}
      timeZone={localZone()}
      {...useReading(query)}
      loadingRows={3}
      toolbar={
        <Select
          name="period"
          label={formatMessage(messages.period)}
          value={String(days)}
          onChange={(value) =>
            setDays(periods.find((one) => String(one) === value) ?? periods[0])
          }
          options={periods.map((count) => ({
            value: String(count),
            label: formatMessage(messages.days, { count }),
          }))}
        />
      }
      {...(data &&
        data.totalPages > 1 && {
          paging: {
            page: pageNo,
            pages: data.totalPages,
            onPage: setPageNo,
            pageSize,
          },
        })}
      actions={({ withdrawal }) => (
        <Button size="small" onClick={() => onOpen(withdrawal)}>
          {formatMessage(messages.details)}
        </Button>
      )}
      empty={
        <EmptyState
          level={4}
          picture="withdraw"
          title={formatMessage(messages.empty)}
        >
          {formatMessage(messages.emptyText)}
        </EmptyState>
      }
    />
  );
}
