import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { manualRebates, type Rebate } from "@foyer/platform/calls";
import { add, formatAmount } from "@foyer/platform/money";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { DataTable, type DataTableColumn } from "@foyer/ui/data-table";
import { DateTime } from "@foyer/ui/date-time";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { failureOf } from "../../../actors/failure.ts";
import { useSession } from "../../../actors/actors.ts";
import { useServices } from "../../../services/services.ts";
import { useReading } from "../../../shared/reading/useReading.ts";
import { errorText } from "../../../shared/words/errors.ts";
import { rebatesKey, useCollect, useMoneyText } from "./useCollect.ts";
import { useGameTypeWords } from "./useGameTypeWords.ts";

const messages = defineMessages<
  Record<
    | "lead"
    | "label"
    | "kind"
    | "day"
    | "bet"
    | "rate"
    | "amount"
    | "none"
    | "noneText",
    {}
  > & {
    all: { amount: string };
    chosen: { amount: string };
  }
>({
  lead: {
    id: "rebate.lead",
    defaultMessage:
      "A part of what was staked comes back, day by day. A day can be collected once it is over (UTC); what you leave stays here.",
    description: "What the rebate is; nobody is urged",
  },
  label: {
    id: "rebate.label",
    defaultMessage: "Rebates to collect",
    description: "Name of the table of rebates",
  },
  kind: {
    id: "rebate.kind",
    defaultMessage: "Games",
    description: "Column: the kind of games",
  },
  day: {
    id: "rebate.day",
    defaultMessage: "Day",
    description: "Column: the day that was played on",
  },
  bet: {
    id: "rebate.bet",
    defaultMessage: "Valid bets",
    description: "Column: what was staked and counts",
  },
  rate: {
    id: "rebate.rate",
    defaultMessage: "Rate",
    description: "Column: per cent that come back",
  },
  amount: {
    id: "rebate.amount",
    defaultMessage: "Rebate",
    description: "Column: the money that comes back",
  },
  none: {
    id: "rebate.none",
    defaultMessage: "Nothing to collect",
    description: "Heading where there is no rebate",
  },
  noneText: {
    id: "rebate.none.text",
    defaultMessage: "What was collected stands under Bonus details.",
    description: "Under the news that there is no rebate",
  },
  all: {
    id: "rebate.collect.all",
    defaultMessage: "Collect all: {amount}",
    description: "Button that names the amount of all rebates",
  },
  chosen: {
    id: "rebate.collect.chosen",
    defaultMessage: "Collect the chosen ones: {amount}",
    description: "Button that names the amount of the ticked rebates",
  },
});

/** Most rows of one collection. */
const mostAtOnce = 500;
const sumOf = (rows: readonly Rebate[]) =>
  rows.reduce((sum, { amount }) => add(sum, amount), "0");

/** What comes back of what was staked, collected by hand (MEM-15). */
export default function RebatePage() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { client } = useServices();
  const { kind, member } = useSession();
  const gameType = useGameTypeWords();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const symbol = member?.currencySymbol ?? "";
  const query = useQuery({
    queryKey: rebatesKey,
    queryFn: ({ signal }) => client.call(manualRebates, {}, { signal }),
    enabled: kind === "full",
  });
  const rows = query.data?.list ?? [];
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const taken = (chosen.length > 0 ? chosen : rows).slice(0, mostAtOnce);
  const money = useMoneyText();
  const collecting = useCollect(() => setTicked(new Set()));
  const columns: readonly DataTableColumn<Rebate>[] = [
    {
      key: "gameType",
      header: formatMessage(messages.kind),
      cell: (row) => gameType(row.gameType),
    },
    {
      key: "time",
      header: formatMessage(messages.day),
      cell: ({ time }) => <DateTime at={time} precision="day" />,
    },
    {
      key: "validBet",
      header: formatMessage(messages.bet),
      kind: "money",
      symbol,
    },
    {
      key: "rate",
      header: formatMessage(messages.rate),
      align: "end",
      cell: ({ rate }) => `${formatAmount(rate, intl.locale)} %`,
    },
    {
      key: "amount",
      header: formatMessage(messages.amount),
      kind: "money",
      priority: "figure",
      symbol,
    },
  ];
  return (
    <Stack gap="x5">
      <Text tone="quiet" measure>
        {formatMessage(messages.lead)}
      </Text>
      {collecting.error && (
        <InlineMessage tone="danger" live="assertive">
          {errorText(intl, failureOf(collecting.error))}
        </InlineMessage>
      )}
      <DataTable
        label={formatMessage(messages.label)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        selected={ticked}
        onSelectedChange={setTicked}
        {...useReading(query)}
        empty={
          <EmptyState
            level={2}
            picture="gift"
            title={formatMessage(messages.none)}
          >
            {formatMessage(messages.noneText)}
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <Inline justify="end">
          <Button
            tone="accent"
            loading={collecting.isPending}
            onClick={() => collecting.mutate(taken.map(({ id }) => id))}
          >
            {formatMessage(chosen.length > 0 ? messages.chosen : messages.all, {
              amount: money(sumOf(taken)),
            })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
