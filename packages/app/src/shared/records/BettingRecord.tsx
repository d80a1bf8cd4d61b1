import { useState, type ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { ResponseOf } from "@foyer/platform/call";
import { betRecords, type Bet } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../../services/services.ts";
import { KindFilter } from "./KindFilter.tsx";
import { RecordsPage } from "./RecordsPage.tsx";
import { recordWords } from "./recordWords.ts";
import { usePeriod } from "./usePeriod.ts";
import { useRecords } from "./useRecords.ts";
import {
  betStateLooks,
  betStateNames,
  betTypeNames,
  betTypes,
  type BetType,
} from "./betWords.ts";

const messages = defineMessages({
  label: {
    id: "records.bets",
    defaultMessage: "Betting record",
    description: "Name of the table of bets",
  },
  game: {
    id: "records.bets.game",
    defaultMessage: "Game",
    description: "Column: the game that was bet on",
  },
  type: {
    id: "records.bets.type",
    defaultMessage: "Type of game",
    description: "Label of the filter: slots, live casino and so on",
  },
  vendor: {
    id: "records.bets.vendor",
    defaultMessage: "Vendor",
    description: "Column: the house that makes the game",
  },
  stake: {
    id: "records.bets.stake",
    defaultMessage: "Stake",
    description: "Column and figure: what was bet",
  },
  win: {
    id: "records.bets.win",
    defaultMessage: "Paid",
    description: "Column: what the bet paid",
  },
  result: {
    id: "records.bets.result",
    defaultMessage: "Won or lost",
    description: "Column and figure: what was paid less what was bet",
  },
  state: {
    id: "records.bets.state",
    defaultMessage: "State",
    description: "Column: whether the outcome of a bet is known",
  },
});

interface BettingRecordProps {
  /** One's own bets, or those of everybody below. */
  readonly scope: "SELF" | "TEAM";
  /** Of a team's bets those of one account; empty: all. @default "" */
  readonly account?: string;
  /** Whose bets are shown, beside the kind of game. */
  readonly accountFilter?: ReactNode;
  /** A way on where there were no bets for 30 days. */
  readonly emptyAction?: ReactNode;
}

/**
 * Every bet with what came of it (W-84); the member centre shows one's own, the agent centre the team's (MEM-07, AGT-06).
 *
 * @example <BettingRecord scope="TEAM" account="lake.rower" accountFilter={choice} />
 */
export function BettingRecord(props: BettingRecordProps) {
  const { scope, account = "", accountFilter, emptyAction } = props;
  const { formatMessage } = useIntl();
  const { client, brand } = useServices();
  const period = usePeriod("last7");
  const [gameType, setGameType] = useState<BetType | "">("");
  const { from, to } = period;
  const records = useRecords<ResponseOf<typeof betRecords>>({
    name: "betRecords",
    from,
    to,
    filter: `${scope} ${account} ${gameType}`,
    amountKey: "result",
    read: (request, signal) =>
      client.call(
        betRecords,
        { scope, gameType, ...(scope === "TEAM" && { account }), ...request },
        signal && { signal },
      ),
  });
  const { data } = records;
  const types = betTypes.filter((type) => brand.categories.includes(type));
  const columns: readonly DataTableColumn<Bet>[] = [
    ...(scope === "TEAM"
      ? [
          {
            key: "account",
            header: formatMessage(recordWords.account),
          } as const,
        ]
      : []),
    { key: "game", header: formatMessage(messages.game), width: "medium" },
    {
      key: "time",
      header: formatMessage(recordWords.time),
      kind: "time",
      sortable: true,
    },
    { key: "vendor", header: formatMessage(messages.vendor), spare: true },
    { key: "stake", header: formatMessage(messages.stake), kind: "money" },
    { key: "win", header: formatMessage(messages.win), kind: "money" },
    {
      key: "result",
      header: formatMessage(messages.result),
      kind: "money",
      signed: true,
      sortable: true,
      priority: "figure",
    },
    {
      key: "state",
      header: formatMessage(messages.state),
      text: ({ state }) => formatMessage(betStateNames[state]),
      cell: ({ state }) => (
        <Badge {...betStateLooks[state]}>
          {formatMessage(betStateNames[state])}
        </Badge>
      ),
    },
  ];
  return (
    <RecordsPage
      label={formatMessage(messages.label)}
      filter={
        <>
          {accountFilter}
          <KindFilter
            label={formatMessage(messages.type)}
            kinds={types}
            nameOf={(key) => formatMessage(betTypeNames[key])}
            value={gameType}
            onChange={setGameType}
          />
        </>
      }
      figures={[
        { label: formatMessage(messages.stake), amount: data?.totals?.stake },
        { label: formatMessage(messages.result), amount: data?.totals?.result },
      ]}
      records={records}
      period={period}
      columns={columns}
      emptyAction={emptyAction}
    />
  );
}
