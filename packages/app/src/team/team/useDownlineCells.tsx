import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { Downline } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import { DateTime } from "@foyer/ui/date-time";
import { Money } from "@foyer/ui/money";
import type { TreeGridColumn } from "@foyer/ui/tree-grid";
import { useSession } from "../../actors/actors.ts";
import { percentText } from "../contract/contractWords.ts";
import { localZone } from "../../kit/localZone.ts";

type ColumnKey =
  | "account"
  | "type"
  | "rate"
  | "team"
  | "balance"
  | "active"
  | "under";

const always = ["account", "type", "rate"] as const;
const inTree = ["team", "balance", "active"] as const;
const inSearch = ["under", "balance", "active"] as const;

/** Columns whose values are wider than a few digits. */
const roomy: Partial<Record<ColumnKey, TreeGridColumn["width"]>> = {
  balance: "amount",
  active: "medium",
  under: "medium",
};

/**
 * The columns of the team, and an account's cells in each. Search results have no tree that shows an account's
 * position, so a column does.
 *
 * @example const { columns, cellsOf } = useDownlineCells(false);
 */
export function useDownlineCells(searching: boolean): {
  readonly columns: readonly TreeGridColumn[];
  readonly cellsOf: (one: Downline) => Readonly<Record<ColumnKey, ReactNode>>;
} {
  const intl = useIntl();
  const t = useTranslations();
  const { formatNumber } = intl;
  const symbol = useSession().member?.currencySymbol ?? "";
  const keys: readonly ColumnKey[] = [
    ...always,
    ...(searching ? inSearch : inTree),
  ];
  return {
    columns: keys.map((key) => ({
      key,
      header: t(teamWords[key]),
      ...((key === "rate" || key === "team" || key === "balance") && {
        align: "end",
      }),
      ...(key in roomy && { width: roomy[key] }),
    })),
    cellsOf: (one) => ({
      account: <bdi>{one.account}</bdi>,
      type: (
        <Badge tone={one.type === "AGENT" ? "info" : "neutral"}>
          {t(teamWords[one.type])}
        </Badge>
      ),
      rate: percentText(intl, one.rate),
      team: formatNumber(one.team),
      balance: <Money amount={one.balance} symbol={symbol} />,
      active:
        one.activeAt === null || one.activeAt === undefined ? (
          t("agentTeam.active.never")
        ) : (
          <DateTime
            at={one.activeAt}
            timeZone={localZone()}
            precision="minute"
          />
        ),
      under:
        one.path.length === 0
          ? t("agentTeam.under.directly")
          : pathText(one.path),
    }),
  };
}

/** The accounts from the agent down to an account, each isolated for either text direction. */
export const pathText = (path: readonly string[]): string =>
  path.map((account) => `\u2068${account}\u2069`).join(" › ");

/** Texts of the team's tree. */
export const teamWords = {
  account: "agentTeam.account",
  type: "agentTeam.type",
  AGENT: "agentTeam.type.agent",
  MEMBER: "agentTeam.type.member",
  unknown: "agentTeam.type.unknown",
  rate: "agentTeam.rate",
  children: "agentTeam.children",
  team: "agentTeam.team",
  balance: "agentTeam.balance",
  active: "agentTeam.active",
  under: "agentTeam.under",
  level: "agentTeam.level",
  registered: "agentTeam.registered",
  nickname: "agentTeam.nickname",
} as const;
