import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { LineChart, type LineChartProps } from "./LineChart.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const points = Array.from({ length: 10 }, (_, index) => ({
  key: String(index),
  label: `Day ${index + 1}`,
  value: `${index}.50`,
}));
const words = {
  label: "Result so far",
  kind: "money",
  currencySymbol: "RM",
  pointHead: "Day",
  valueHead: "Result",
} as const;

const show = (over: Partial<LineChartProps> = {}, options = {}) =>
  renderUi(<LineChart {...words} points={points} {...over} />, options);
const plot = () => screen.getByRole("slider", { name: "Result so far" });
const said = () => plot().getAttribute("aria-valuetext");

afterEach(() => document.documentElement.removeAttribute("dir"));

describe("LineChart", () => {
  it("moves from point to point with the keyboard", async () => {
    const { user } = show();
    await user.tab();
    expect(plot()).toHaveFocus();
    expect(said()).toBe("Day 10: RM\u00a09.50");
    for (const [key, place] of [
      ["{ArrowLeft}", 9],
      ["{ArrowRight}{ArrowRight}", 10],
      ["{Home}", 1],
      ["{PageUp}", 8],
      ["{PageDown}{PageDown}", 1],
      ["{ArrowUp}", 2],
      ["{End}", 10],
    ] as const) {
      await user.keyboard(key);
      expect(plot()).toHaveAttribute("aria-valuenow", String(place));
    }
  });

  it("reverses the arrow keys on a right-to-left page", async () => {
    document.documentElement.dir = "rtl";
    const { user } = show();
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(said()).toBe("Day 9: RM\u00a08.50");
  });

  it("shows the point under the mouse until it leaves, and keeps the point that was touched", () => {
    show();
    plot().getBoundingClientRect = () => new DOMRect(100, 0, 200, 50);
    const at = (type: string, clientX: number, pointerType: string) =>
      act(() =>
        fireEvent(
          plot(),
          Object.assign(
            new MouseEvent(type, { clientX, bubbles: true, cancelable: true }),
            { pointerType },
          ),
        ),
      );
    at("pointermove", 150, "mouse");
    // Above the plot, and in the table.
    expect(screen.getAllByText("Day 3")).toHaveLength(2);
    expect(said()).toBe("Day 3: RM\u00a02.50");
    at("pointerout", 150, "mouse");
    expect(said()).toBe("Day 10: RM\u00a09.50");
    at("pointerdown", 101, "touch");
    at("pointerout", 101, "touch");
    expect(said()).toBe("Day 1: RM\u00a00.50");
  });

  it("leaves a gap for a value that is unknown", () => {
    const { container } = show({
      points: points.map((point, index) =>
        index === 5 ? { ...point, value: "unknown" } : point,
      ),
    });
    const d = container.querySelector("path")?.getAttribute("d") ?? "";
    expect(d.match(/M/g)).toHaveLength(2);
    expect(d).not.toContain("NaN");
  });

  it("formats figures in the page's language", () => {
    show(
      {
        kind: "number",
        points: points.map((point) => ({ ...point, value: "1234.5" })),
      },
      { locale: "de" },
    );
    expect(said()).toBe("Day 10: 1.234,5");
  });

  it("has no slider while loading, and shows the empty text when there are no points", () => {
    const { rerender } = show({ points: [], loading: true });
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    rerender(
      <LineChart {...words} points={[]} empty="Nothing in these days" />,
    );
    expect(screen.getByText("Nothing in these days")).toBeInTheDocument();
  });

  it("has no table of its own when one is shown beside it", () => {
    show({ table: "beside" });
    expect(
      screen.queryByText(wordsOf("ui.chart.figures")),
    ).not.toBeInTheDocument();
  });
});
