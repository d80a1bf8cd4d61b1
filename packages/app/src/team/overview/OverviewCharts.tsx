import { useTranslations } from "@foyer/ui/words";
import type { TeamDay } from "@foyer/platform/calls";
import { BarChart } from "@foyer/ui/bar-chart";
import { LineChart } from "@foyer/ui/line-chart";
import { Stack } from "@foyer/ui/stack";

interface OverviewChartsProps {
  readonly days: readonly TeamDay[];
  readonly symbol: string;
  readonly loading: boolean;
}

/** What the team did, day by day; the table of the page holds the same figures. */
export default function OverviewCharts(props: OverviewChartsProps) {
  const { days, symbol, loading } = props;
  const t = useTranslations();
  const pointsOf = (key: "active" | "bet" | "profit") =>
    days.map((day) => ({
      key: day.day,
      label: day.day.replaceAll("-", "/"),
      value: String(day[key]),
    }));
  const common = {
    pointHead: t("agentOverview.day"),
    table: "beside",
    loading,
  } as const;
  const money = { kind: "money", currencySymbol: symbol } as const;
  return (
    <Stack gap="x4">
      <BarChart
        {...common}
        {...money}
        label={t("agentOverview.chart.profit")}
        valueHead={t("agentOverview.profit")}
        points={pointsOf("profit")}
        tone="signed"
      />
      <LineChart
        {...common}
        {...money}
        label={t("agentOverview.chart.bet")}
        valueHead={t("agentOverview.bet")}
        points={pointsOf("bet")}
      />
      <BarChart
        {...common}
        label={t("agentOverview.chart.active")}
        valueHead={t("agentOverview.active")}
        points={pointsOf("active")}
      />
    </Stack>
  );
}
