import { useTranslations } from "@foyer/ui/words";
import type { TeamDay } from "@foyer/platform/calls";
import { BarChart } from "@foyer/ui/bar-chart";
import { LineChart } from "@foyer/ui/line-chart";
import { Stack } from "@foyer/ui/stack";
import { overviewWords } from "./overviewWords.ts";

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
    pointHead: t(overviewWords.day),
    table: "beside",
    loading,
  } as const;
  const money = { kind: "money", currencySymbol: symbol } as const;
  return (
    <Stack gap="x4">
      <BarChart
        {...common}
        {...money}
        label={t(overviewWords.profitChart)}
        valueHead={t(overviewWords.profit)}
        points={pointsOf("profit")}
        tone="signed"
      />
      <LineChart
        {...common}
        {...money}
        label={t(overviewWords.betChart)}
        valueHead={t(overviewWords.bet)}
        points={pointsOf("bet")}
      />
      <BarChart
        {...common}
        label={t(overviewWords.activeChart)}
        valueHead={t(overviewWords.active)}
        points={pointsOf("active")}
      />
    </Stack>
  );
}
