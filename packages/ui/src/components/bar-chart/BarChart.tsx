import { Chart } from "../../private/chart/Chart.tsx";
import {
  heightOf,
  type ChartPoint,
  type ChartProps,
} from "../../private/chart/points.ts";
import * as styles from "../../private/chart/Chart.css.ts";

export type BarChartPoint = ChartPoint;

export interface BarChartProps extends ChartProps {
  /** Meaning of up and down: `signed` colours positive and negative values as the tables do. @default "plain" */
  tone?: "plain" | "signed";
}

/** Share of its step that a bar fills, so that neighbouring bars stay apart. */
const share = 0.72;

/**
 * A bar for each figure: a result per day, stakes per game type. Bars start at zero and go up or down.
 *
 * @example
 * <BarChart
 *   label="Result per day"
 *   tone="signed"
 *   points={[{ key: "2026-01-30", label: "2026/01/30", value: "-12.50" }]}
 *   kind="money"
 *   currencySymbol="RM"
 *   pointHead="Day"
 *   valueHead="Result"
 * />
 */
export function BarChart({ tone = "plain", ...props }: BarChartProps) {
  const { points } = props;
  return (
    <Chart {...props} dotted={false}>
      {({ height, at, across }) => {
        const width = (share * 100) / points.length;
        return points.map(({ key, value }, index) => {
          const tall = heightOf(value);
          if (tall === undefined || tall === 0) return null;
          const [top, bottom] = [
            height(Math.max(tall, 0)),
            height(Math.min(tall, 0)),
          ];
          return (
            <rect
              key={key}
              className={styles.bar({
                meaning: meaningOf(tone, tall),
                read: at === index,
              })}
              x={across(index) - width / 2}
              y={top}
              width={width}
              height={bottom - top}
            />
          );
        });
      }}
    </Chart>
  );
}

function meaningOf(tone: "plain" | "signed", value: number) {
  if (tone === "plain") return "plain";
  return value < 0 ? "went" : "came";
}
