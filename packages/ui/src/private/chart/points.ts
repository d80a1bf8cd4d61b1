import type { ScaleLinear } from "d3-scale";
import type { ReactNode } from "react";
import { isPlainDecimal } from "../records/compareDecimals.ts";

/** One point of a chart. */
export interface ChartPoint {
  /** Unique key of the point. */
  readonly key: string;
  /** Label of the point: "2026/01/31", "Slots". */
  readonly label: string;
  /** Value, a plain decimal; anything else is a gap. */
  readonly value: string;
}

/** Props of both charts. */
export interface ChartProps {
  /** What is shown, "Result per day": the chart's heading and accessible name. */
  label: string;
  /** The points, in order. */
  points: readonly ChartPoint[];
  /** What the values are. @default "number" */
  kind?: "money" | "number";
  /** Money only: the currency as the platform writes it, "RM". */
  currencySymbol?: string;
  /** What the points are, "Day": header of the table's first column. */
  pointHead: string;
  /** What the values are, "Result": header of the table's second column, also shown beside the point being read. */
  valueHead: string;
  /** `beside`: the page already shows the figures as a table, so the chart has none of its own. @default "own" */
  table?: "own" | "beside";
  /** Loading: shows a skeleton of the same height. @default false */
  loading?: boolean;
  /** Shown when there are no points. */
  empty?: ReactNode;
}

/**
 * The height of a value. Used only for positions on the screen: text is formatted from the decimal itself.
 *
 * @example heightOf("12.50") // 12.5
 */
export function heightOf(value: string): number | undefined {
  if (!isPlainDecimal(value)) return undefined;
  const height = Number(value);
  return Number.isFinite(height) ? height : undefined;
}

/** The lowest and highest value that must be visible. Zero is always included, so that no chart exaggerates. */
export function extentOf(points: readonly ChartPoint[]): [number, number] {
  let [low, high] = [0, 0];
  for (const { value } of points) {
    const height = heightOf(value) ?? 0;
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  return low === high ? [0, 1] : [low, high];
}

/** Approximate number of ticks on a scale. */
const most = 4;

/**
 * The ticks of a scale, and the number of decimals needed to tell them apart. If all values are integers, so are the
 * ticks: a number of accounts has no halves.
 *
 * @example ticksOf(scaleLinear([0, 2], [100, 0]), [{ key: "1", label: "Mon", value: "2" }]).ticks // [0, 1, 2]
 */
export function ticksOf(
  height: ScaleLinear<number, number>,
  points: readonly ChartPoint[],
): { readonly ticks: readonly number[]; readonly places: number } {
  const all = height.ticks(most);
  const isWhole = points.every(({ value }) =>
    Number.isInteger(heightOf(value) ?? 0),
  );
  const ticks = isWhole ? all.filter((tick) => Number.isInteger(tick)) : all;
  const [first = 0, second = 1] = ticks;
  const needed = -Math.floor(Math.log10(second - first));
  // Thousands and above are abbreviated, which needs one decimal; no currency has more than eight.
  return { ticks, places: Math.min(Math.max(1, needed), 8) };
}
