import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import {
  teamOverview,
  type TeamDay,
  type TeamOverview,
} from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { Text } from "@foyer/ui/text";
import { RecordsPage } from "../../records/RecordsPage.tsx";
import {
  dayColumn,
  useBetsColumn,
  useFigures,
} from "../../records/useFigures.tsx";
import { usePeriod } from "../../records/usePeriod.ts";

/** Figures of a single day, as counts or amounts. */
const ofDay = [
  {
    key: "active",
    label: "agentOverview.active",
    kind: "number",
    hint: "agentOverview.active.hint",
  },
  {
    key: "bet",
    label: "agentOverview.bet",
    hint: "agentOverview.bet.hint",
  },
  {
    key: "profit",
    label: "agentOverview.profit",
    hint: "agentOverview.profit.hint",
  },
  { key: "deposit", label: "agentOverview.deposit" },
  { key: "withdraw", label: "agentOverview.withdraw" },
] as const;

/** Totals over all days, and figures that exist only for the whole period. */
const figures = [
  { key: "members", label: "agentOverview.members", kind: "number" },
  { key: "joined", label: "agentOverview.joined", kind: "number" },
  ...ofDay,
  {
    key: "bonus",
    label: "agentOverview.bonus",
    hint: "agentOverview.bonus.hint",
  },
] as const;

interface TeamFiguresProps {
  /** The account whose team it is; empty for the agent's own. @default "" */
  readonly account?: string;
  /** Filter of the figures, beside the choice of days. */
  readonly filter?: ReactNode;
}

/**
 * A team's activity over a period: totals, charts, and day by day (W-95).
 *
 * @example <TeamFigures account="lakeagent" />
 */
export function TeamFigures({ account = "", filter }: TeamFiguresProps) {
  const t = useTranslations();
  const period = usePeriod("last7");
  const { data: answer, state } = useFigures({
    call: teamOverview,
    period,
    request: { ...period.span, ...(account !== "" && { account }) },
  });
  // A platform that ignores the account has answered for another team; so has the answer before this one.
  const others = answer !== undefined && (answer.account ?? "") !== account;
  const data = others ? undefined : answer;
  const days = data?.days ?? [];
  const day = t("agentOverview.day");
  const withBets = useBetsColumn(day, period);
  const columns: readonly DataTableColumn<TeamDay>[] = [
    // The team's bets without the account's own cannot be listed.
    account === "" ? withBets : dayColumn(day),
    ...ofDay.map((figure): DataTableColumn<TeamDay> => ({
      key: figure.key,
      header: t(figure.label),
      kind: "kind" in figure ? figure.kind : "money",
      sortable: true,
      ...(figure.key === "profit" && { signed: true, priority: "figure" }),
    })),
  ];
  /** Figures that a platform does not report are left out. */
  const told = ({ key }: { readonly key: keyof TeamOverview }) =>
    data === undefined || (data[key] !== undefined && data[key] !== null);
  return (
    <RecordsPage
      {...state}
      label={t("agentOverview.label")}
      filter={filter}
      figures={figures.filter(told).map(({ key, label, ...figure }) => ({
        ...("kind" in figure && { kind: figure.kind }),
        label: t(label),
        value: data?.[key]?.toString(),
        ...("hint" in figure && { hint: t(figure.hint) }),
      }))}
      // A platform may report totals only.
      onlySums={
        others && !state.reading.loading ? (
          <Text tone="quiet">{t("agentOverview.notOfAccount")}</Text>
        ) : data && !data.days ? (
          <Text tone="quiet">{t("agentOverview.notByDay")}</Text>
        ) : undefined
      }
      charts={{
        name: "overviewCharts",
        days: days.map(({ day }) => day),
        pointHead: t("agentOverview.day"),
        charts: [
          {
            type: "bars",
            label: t("agentOverview.chart.profit"),
            valueHead: t("agentOverview.profit"),
            values: days.map(({ profit }) => profit),
            signed: true,
            table: "beside",
          },
          {
            type: "line",
            label: t("agentOverview.chart.bet"),
            valueHead: t("agentOverview.bet"),
            values: days.map(({ bet }) => bet),
            table: "beside",
          },
          {
            type: "bars",
            label: t("agentOverview.chart.active"),
            valueHead: t("agentOverview.active"),
            values: days.map(({ active }) => String(active)),
            money: false,
            table: "beside",
          },
        ],
      }}
      columns={columns}
      rows={days}
      rowId={({ day }) => day}
      // A member who bet on two days is counted once: active accounts cannot be added up over days.
      total={
        data && {
          bet: data.bet,
          profit: data.profit,
          deposit: data.deposit,
          withdraw: data.withdraw,
        }
      }
      defaultSort={{ key: "day", direction: "descending" }}
    />
  );
}
