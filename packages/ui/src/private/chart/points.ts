import type { ScaleLinear } from "d3-scale";
import type { ReactNode } from "react";
import { isPlainDecimal } from "../records/compareDecimals.ts";

/** One point of a chart. */
export interface ChartPoint {
  /** Tells it from all others. */
  readonly key: string;
  /** Where it lies, in words: "2026/01/31", "Slots". */
  readonly label: string;
  /** How much, a plain decimal; whatever is none is a gap. */
  readonly value: string;
}

/** What both charts are told. */
export interface ChartProps {
  /** What is shown, "Result per day"; the chart's heading and its name for who cannot see it. */
  label: string;
  /** The points, in order. */
  points: readonly ChartPoint[];
  /** What the values are. @default "number" */
  kind?: "money" | "number";
  /** Money only: the currency as the platform writes it, "RM". */
  currencySymbol?: string;
  /** What the points are, "Day": head of the first column of the table behind. */
  pointHead: string;
  /** What the values are, "Result": head of the second column, and beside the point that is read. */
  valueHead: string;
  /** `beside`: the page shows the figures as a table already, so the chart has none of its own. @default "own" */
  table?: "own" | "beside";
  /** They are on their way: a shape stands in, as high as what comes. @default false */
  loading?: boolean;
  /** What stands in the place of no points. */
  empty?: ReactNode;
}

/**
 * How high a value stands. Only ever a place on a screen: what is written comes from the decimal itself.
 *
 * @example heightOf("12.50") // 12.5
 */
export function heightOf(value: string): number | undefined {
  if (!isPlainDecimal(value)) return undefined;
  const height = Number(value);
  return Number.isFinite(height) ? height : undefined;
}

/** The lowest and the highest place that must be seen: nothing is always among them, so that no chart exaggerates. */
export function extentOf(points: readonly ChartPoint[]): [number, number] {
  let [low, high] = [0, 0];
  for (const { value } of points) {
    const height = heightOf(value) ?? 0;
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  return low === high ? [0, 1] : [low, high];
}

/** About how many heights a scale names. */
const most = 4;

/**
 * The heights that the scale names, and how many places they need to differ in words. Between whole figures nothing
 * lies: nobody is half an account.
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
  // Thousands and more are written short, with a place of their own; no currency has more than eight.
  return { ticks, places: Math.min(Math.max(1, needed), 8) };
}
