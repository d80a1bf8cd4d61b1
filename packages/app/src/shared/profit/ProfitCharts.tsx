import { defineMessages, useIntl } from "react-intl";
import type { ProfitDay } from "@foyer/platform/calls";
import { BarChart } from "@foyer/ui/bar-chart";
import { LineChart } from "@foyer/ui/line-chart";
import { Stack } from "@foyer/ui/stack";
import { profitWords } from "./profitWords.ts";
import { runningSum } from "./runningSum.ts";

const messages = defineMessages({
  perDay: {
    id: "records.profit.perDay",
    defaultMessage: "Result per day",
    description: "Heading of the chart with a bar for each day",
  },
  soFar: {
    id: "records.profit.soFar",
    defaultMessage: "Result so far",
    description: "Heading of the chart: the sum of all days up to each day",
  },
});

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
  const { formatMessage } = useIntl();
  const sums = runningSum(days.map(({ profit }) => profit));
  const common = {
    kind: "money",
    currencySymbol: symbol,
    pointHead: formatMessage(profitWords.day),
    valueHead: formatMessage(profitWords.profit),
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
        label={formatMessage(messages.perDay)}
        points={days.map((day) => pointOf(day, day.profit))}
        tone="signed"
        table="beside"
      />
      <LineChart
        {...common}
        label={formatMessage(messages.soFar)}
        points={days.map((day, index) => pointOf(day, sums[index] ?? ""))}
      />
    </Stack>
  );
}
