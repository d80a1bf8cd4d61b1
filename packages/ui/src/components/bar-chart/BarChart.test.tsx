import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hostilePoints } from "../../private/testing/storyPoints.ts";
import { renderUi } from "../../private/testing.tsx";
import { BarChart, type BarChartProps } from "./BarChart.tsx";

const points = [
  { key: "a", label: "2026/01/01", value: "10.00" },
  { key: "b", label: "2026/01/02", value: "-5.00" },
  { key: "c", label: "2026/01/03", value: "0.00" },
];
const words = {
  label: "Result per day",
  kind: "money",
  currencySymbol: "RM",
  pointHead: "Day",
  valueHead: "Result",
} as const;

const show = (over: Partial<BarChartProps> = {}) => {
  const { container } = renderUi(
    <BarChart {...words} points={points} tone="signed" {...over} />,
  );
  return [...container.querySelectorAll("rect")];
};
const pointsOf = (values: readonly string[]) =>
  values.map((value, index) => ({ key: `${index}`, label: `${index}`, value }));
/** The values on the scale. */
const scale = () => {
  const ticks = screen
    .getByRole("figure")
    .querySelector("[dir=ltr][aria-hidden]");
  return [...(ticks?.children ?? [])].map((tick) => tick.textContent);
};
const boxOf = (bar: Element | undefined) =>
  ["x", "y", "width", "height"].map((name) => Number(bar?.getAttribute(name)));

describe("BarChart", () => {
  it("draws bars up and down from zero to scale, and none for a zero value", () => {
    const bars = show();
    expect(bars).toHaveLength(2);
    const [, upTop = 0, , up = 0] = boxOf(bars[0]);
    const [, downTop = 0, , down = 0] = boxOf(bars[1]);
    expect(up).toBeCloseTo(2 * down);
    expect(upTop + up).toBeCloseTo(downTop);
  });

  it("keeps a bar inside its slot with a gap on either side", () => {
    const [x = 0, , width = 0] = boxOf(show()[0]);
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(100 / 3);
  });

  it("colours bars by sign only with the signed tone", () => {
    const [came, went] = show();
    expect(came?.getAttribute("class")).not.toBe(went?.getAttribute("class"));
    const [one, other] = show({ tone: "plain" });
    expect(one?.getAttribute("class")).toBe(other?.getAttribute("class"));
  });

  it.each([
    [
      ["0", "2", "1"],
      ["0", "1", "2"],
    ],
    [
      ["0", "0"],
      ["0", "1"],
    ],
    [
      ["0.05", "0.01"],
      ["0", "0.01", "0.02", "0.03", "0.04", "0.05"],
    ],
    [
      ["-0.004", "0"],
      ["-0.004", "-0.003", "-0.002", "-0.001", "0"],
    ],
    [
      ["12000", "0"],
      ["0", "2K", "4K", "6K", "8K", "10K", "12K"],
    ],
  ])("labels the scale for %j with distinct values", (values, ticks) => {
    show({ points: pointsOf(values) });
    expect(scale()).toEqual(ticks);
  });

  it("handles a value with more decimals than the scale can show", () => {
    show({ points: pointsOf([`0.${"0".repeat(30)}1`]) });
    expect(scale()[0]).toBe("0");
  });

  it("provides its values as a table", () => {
    show();
    const rows = [
      ...screen
        .getByRole("table", { name: "Result per day", hidden: true })
        .querySelectorAll("tr"),
    ];
    expect(
      rows.map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ["Day", "Result"],
      ["2026/01/01", "RM\u00a010.00"],
      ["2026/01/02", "\u2212RM\u00a05.00"],
      ["2026/01/03", "RM\u00a00.00"],
    ]);
  });

  it("draws no NaN for invalid values and shows a dash for them", () => {
    for (const bar of show({ points: hostilePoints }))
      for (const figure of boxOf(bar)) expect(figure).not.toBeNaN();
    expect(screen.getAllByText("–").length).toBeGreaterThan(0);
  });
});
