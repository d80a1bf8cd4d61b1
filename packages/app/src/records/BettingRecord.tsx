import { useTranslations } from "@foyer/ui/words";
import { betRecords, type Bet } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../services/services.ts";
import { categoryMessages } from "../kit/words/categories.ts";
import { accountCell } from "../kit/centre/AccountLink.tsx";
import { RecordsList, type WhoseRecords } from "./RecordsList.tsx";

/** Types of games that bets are placed on, in the order of the menus. */
const betTypes = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "INHOUSE",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
] as const;

/** Statuses of a bet. */
const messages = {
  OPEN: "records.bet.open",
  SETTLED: "records.bet.settled",
  VOID: "records.bet.void",
  unknown: "records.bet.unknown",
} as const;

const looks = {
  OPEN: { tone: "info", icon: "clock" },
  SETTLED: { tone: "neutral", icon: "check" },
  VOID: { tone: "warning", icon: "warning" },
  unknown: { tone: "neutral", icon: "info" },
} as const;

/**
 * Every bet with its result (W-84); the member centre shows the member's own, the agent centre the team's (MEM-07,
 * AGT-06).
 *
 * @example <BettingRecord scope="TEAM" account="lake.rower" accountFilter={choice} />
 */
export function BettingRecord(props: WhoseRecords) {
  const { scope, account = "", reach, accountFilter, emptyAction } = props;
  const t = useTranslations();
  const { brand } = useServices();
  const columns: readonly DataTableColumn<Bet>[] = [
    ...(scope === "TEAM"
      ? [
          {
            key: "account",
            header: t("records.account"),
            cell: accountCell,
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
      text: ({ state }) => t(messages[state]),
      cell: ({ state }) => (
        <Badge {...looks[state]}>{t(messages[state])}</Badge>
      ),
    },
  ];
  return (
    <RecordsList
      label={t("records.bets")}
      call={betRecords}
      requestOf={({ kind: gameType, ...page }) => ({
        scope,
        gameType,
        ...(scope === "TEAM" && { account }),
        ...(account !== "" && reach && { reach }),
        ...page,
      })}
      first="last7"
      kinds={betTypes.filter((type) => brand.categories.includes(type))}
      amountKey="result"
      filter={accountFilter}
      kind={{
        label: t("records.bets.type"),
        nameOf: (key) => t(categoryMessages[key]),
      }}
      figures={(answer) => [
        {
          label: t("records.bets.stake"),
          value: answer?.totals?.stake,
          hint: t("records.bets.counts"),
        },
        { label: t("records.bets.result"), value: answer?.totals?.result },
      ]}
      columns={columns}
      emptyAction={emptyAction}
    />
  );
}
