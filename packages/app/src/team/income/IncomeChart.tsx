import { useTranslations } from "@foyer/ui/words";
import type { RevenueDay } from "@foyer/platform/calls";
import { BarChart } from "@foyer/ui/bar-chart";

interface IncomeChartProps {
  readonly days: readonly RevenueDay[];
  readonly symbol: string;
  readonly loading: boolean;
}

/** What contracts paid, day by day; the table of the page holds the same figures. */
export default function IncomeChart({
  days,
  symbol,
  loading,
}: IncomeChartProps) {
  const t = useTranslations();
  return (
    <BarChart
      label={t("agentIncome.chart")}
      points={days.map(({ day, total }) => ({
        key: day,
        label: day.replaceAll("-", "/"),
        value: total,
      }))}
      kind="money"
      currencySymbol={symbol}
      pointHead={t("agentIncome.day")}
      valueHead={t("agentIncome.total")}
      tone="signed"
      table="beside"
      loading={loading}
    />
  );
}
