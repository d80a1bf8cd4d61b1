import { useTranslations } from "@foyer/ui/words";
import type { ProfitDay } from "@foyer/platform/calls";
import { BarChart } from "@foyer/ui/bar-chart";
import { LineChart } from "@foyer/ui/line-chart";
import { Stack } from "@foyer/ui/stack";

import { runningSum } from "./runningSum.ts";

interface ProfitChartsProps {
  readonly days: readonly ProfitDay[];
  readonly symbol: string;
  readonly loading: boolean;
}

/** What the days came to, each and together; the table of the page holds the same figures. */
export default function ProfitCharts({
  days,
  symbol,
  loading,
}: ProfitChartsProps) {
  const t = useTranslations();
  const sums = runningSum(days.map(({ profit }) => profit));
  const common = {
    kind: "money",
    currencySymbol: symbol,
    pointHead: t("records.profit.day"),
    valueHead: t("records.profit.result"),
    loading,
  } as const;
  const pointOf = ({ day }: ProfitDay, value: string) => ({
    key: day,
    label: day.replaceAll("-", "/"),
    value,
  });
  return (
    <Stack gap="x4">
      <BarChart
        {...common}
        label={t("records.profit.perDay")}
        points={days.map((day) => pointOf(day, day.profit))}
        tone="signed"
        table="beside"
      />
      <LineChart
        {...common}
        label={t("records.profit.soFar")}
        points={days.map((day, index) => pointOf(day, sums[index] ?? ""))}
      />
    </Stack>
  );
}
