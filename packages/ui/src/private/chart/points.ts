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
