import { BarChart } from "@foyer/ui/bar-chart";
import { LineChart } from "@foyer/ui/line-chart";
import { Stack } from "@foyer/ui/stack";
import { writtenDay } from "./zoneDays.ts";

/** One figure of each day. */
interface DayChart {
  readonly type: "bars" | "line";
  readonly label: string;
  readonly valueHead: string;
  readonly values: readonly string[];
  /** Whether the values are money. @default true */
  readonly money?: false;
  /** Colours gains and losses. */
  readonly signed?: true;
  /** Shows a table of its own values beside it. */
  readonly table?: "beside";
}

export interface DayChartsProps {
  /** `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** Column heading of the days. */
  readonly pointHead: string;
  readonly charts: readonly DayChart[];
  readonly symbol: string;
  readonly loading: boolean;
}

/** Figures day by day; the page's table contains the same data. */
export default function DayCharts(props: DayChartsProps) {
  const { days, pointHead, charts, symbol, loading } = props;
  return (
    <Stack gap="x4">
      {charts.map(({ type, values, money, signed, ...chart }) => {
        const shown = {
          ...chart,
          ...(money !== false && {
            kind: "money" as const,
            currencySymbol: symbol,
          }),
          pointHead,
          loading,
          points: days.map((day, index) => ({
            key: day,
            label: writtenDay(day),
            value: values[index] ?? "",
          })),
        };
        return type === "line" ? (
          <LineChart key={chart.label} {...shown} />
        ) : (
          <BarChart
            key={chart.label}
            {...shown}
            {...(signed && { tone: "signed" })}
          />
        );
      })}
    </Stack>
  );
}
