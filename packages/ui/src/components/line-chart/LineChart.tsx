import { curveMonotoneX, line } from "d3-shape";
import { Chart } from "../../private/chart/Chart.tsx";
import {
  heightOf,
  type ChartPoint,
  type ChartProps,
} from "../../private/chart/points.ts";
import * as styles from "../../private/chart/Chart.css.ts";

export type LineChartPoint = ChartPoint;
export type LineChartProps = ChartProps;

/**
 * One figure over time, point by point: a balance, a running result. Zero is always visible, and an unknown value is a
 * gap.
 *
 * @example
 * <LineChart
 *   label="Result so far"
 *   points={[{ key: "2026-01-30", label: "2026/01/30", value: "-12.50" }]}
 *   kind="money"
 *   currencySymbol="RM"
 *   pointHead="Day"
 *   valueHead="Result"
 * />
 */
export function LineChart(props: LineChartProps) {
  const heights = props.points.map(({ value }) => heightOf(value));
  return (
    <Chart {...props} dotted>
      {({ height, across }) => {
        const draw = line<number | undefined>()
          .defined((value) => value !== undefined)
          .x((_, index) => across(index))
          .y((value) => height(value ?? 0))
          .curve(curveMonotoneX);
        return <path className={styles.line} d={draw(heights) ?? ""} />;
      }}
    </Chart>
  );
}
