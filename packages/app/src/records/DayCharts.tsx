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
  /** It is money unless this is false. */
  readonly money?: false;
  /** Colours what came and what went. */
  readonly signed?: true;
  /** Its own figures can be read beside it. */
  readonly table?: "beside";
}

export interface DayChartsProps {
  /** `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** Name of the days. */
  readonly pointHead: string;
  readonly charts: readonly DayChart[];
  readonly symbol: string;
  readonly loading: boolean;
}

/** Figures day by day; the table of the page holds the same. */
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
