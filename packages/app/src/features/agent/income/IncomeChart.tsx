import { useIntl } from "react-intl";
import type { RevenueDay } from "@foyer/platform/calls";
import { BarChart } from "@foyer/ui/bar-chart";
import { incomeWords } from "./incomeWords.ts";

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
  const { formatMessage } = useIntl();
  return (
    <BarChart
      label={formatMessage(incomeWords.chart)}
      points={days.map(({ day, total }) => ({
        key: day,
        label: day.replaceAll("-", "/"),
        value: total,
      }))}
      kind="money"
      currencySymbol={symbol}
      pointHead={formatMessage(incomeWords.day)}
      valueHead={formatMessage(incomeWords.total)}
      tone="signed"
      table="beside"
      loading={loading}
    />
  );
}
