import { useState, type ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import { betRecords, type Bet } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../services/services.ts";
import { KindFilter } from "./KindFilter.tsx";
import { RecordsPage } from "./RecordsPage.tsx";

import { usePeriod } from "./usePeriod.ts";
import { useRecords } from "./useRecords.ts";
import {
  betStateLooks,
  betStateNames,
  betTypeNames,
  betTypes,
  type BetType,
} from "./betWords.ts";

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
  const t = useTranslations();
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
            header: t("records.account"),
          } as const,
        ]
      : []),
    { key: "game", header: t("records.bets.game"), width: "medium" },
    {
      key: "time",
      header: t("records.time"),
      kind: "time",
      sortable: true,
    },
    { key: "vendor", header: t("records.bets.vendor"), spare: true },
    { key: "stake", header: t("records.bets.stake"), kind: "money" },
    { key: "win", header: t("records.bets.win"), kind: "money" },
    {
      key: "result",
      header: t("records.bets.result"),
      kind: "money",
      signed: true,
      sortable: true,
      priority: "figure",
    },
    {
      key: "state",
      header: t("records.bets.state"),
      text: ({ state }) => t(betStateNames[state]),
      cell: ({ state }) => (
        <Badge {...betStateLooks[state]}>{t(betStateNames[state])}</Badge>
      ),
    },
  ];
  return (
    <RecordsPage
      label={t("records.bets")}
      filter={
        <>
          {accountFilter}
          <KindFilter
            label={t("records.bets.type")}
            kinds={types}
            nameOf={(key) => t(betTypeNames[key])}
            value={gameType}
            onChange={setGameType}
          />
        </>
      }
      figures={[
        { label: t("records.bets.stake"), amount: data?.totals?.stake },
        { label: t("records.bets.result"), amount: data?.totals?.result },
      ]}
      records={records}
      period={period}
      columns={columns}
      emptyAction={emptyAction}
    />
  );
}
