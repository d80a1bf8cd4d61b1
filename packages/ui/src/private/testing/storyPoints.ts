import type { ChartPoint } from "../chart/points.ts";

/**
 * Invented results for a number of days, the same every time.
 *
 * @example samplePoints(30)
 */
export function samplePoints(days: number): ChartPoint[] {
  const first = Date.UTC(2026, 0, 1);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    const cents = ((index * 7_919) % 23_000) - 12_000;
    const digits = String(Math.abs(cents)).padStart(3, "0");
    return {
      key: day,
      label: day.replaceAll("-", "/"),
      value: `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`,
    };
  });
}

/** Values that no platform should send. */
export const hostilePoints: readonly ChartPoint[] = [
  { key: "1", label: "2026/01/01", value: "12.00" },
  { key: "2", label: "not a number", value: "1e9" },
  { key: "3", label: "", value: "" },
  { key: "4", label: "حديقة اليشم ".repeat(40), value: "-3.00" },
  { key: "5", label: "2026/01/05", value: "123456789012345678901234567890.12" },
];
