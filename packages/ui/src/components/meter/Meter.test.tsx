import { screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Meter, shareOf, type MeterProps } from "./Meter.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function show(props: Partial<MeterProps>, options = {}) {
  renderUi(
    <Meter label="Deposits today" value="0" max="500.00" {...props} />,
    options,
  );
  return screen.getByRole("meter", { name: "Deposits today" });
}

describe("Meter", () => {
  it("is a meter from 0 to 100 that shows and announces the given amounts", () => {
    const meter = show({
      value: "320.00",
      valueText: "RM 320.00 of RM 500.00",
    });
    expect(meter).toHaveAttribute("aria-valuenow", "64");
    expect(meter).toHaveAttribute("aria-valuemin", "0");
    expect(meter).toHaveAttribute("aria-valuemax", "100");
    expect(meter).toHaveAttribute("aria-valuetext", "RM 320.00 of RM 500.00");
    expect(screen.getByText("RM 320.00 of RM 500.00")).toBeInTheDocument();
  });

  it("formats a percentage in the page's language", () => {
    expect(show({ value: "125" }, { locale: "de" })).toHaveAttribute(
      "aria-valuetext",
      "25\u00a0%",
    );
  });

  it.each([
    ["399.99", undefined],
    ["400", wordsOf("ui.meter.near")],
    ["500.00", "Limit reached"],
    ["900", "Limit reached"],
  ])("at %s of 500 shows and announces the warning %s", (value, words) => {
    const meter = show({ value, valueText: "so much" });
    expect(meter).toHaveAttribute(
      "aria-valuetext",
      words === undefined ? "so much" : `so much. ${words}`,
    );
    if (words === undefined)
      expect(screen.queryByText(/limit/i)).not.toBeInTheDocument();
    else expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("warns in Malay, which React Aria does not support", () => {
    const meter = show(
      { value: "500" },
      { locale: "ms", messages: { "ui.meter.reached": "Had dicapai" } },
    );
    expect(meter).toHaveAttribute("aria-valuetext", "100%. Had dicapai");
  });

  it("does not warn when a full meter is good", () => {
    show({ value: "500", tone: "success" });
    expect(
      screen.queryByText(wordsOf("ui.meter.reached")),
    ).not.toBeInTheDocument();
  });

  it.each(["", "many", "1e9", "-3", "NaN", "1,000"])(
    "stays at 0 for %j",
    (value) => {
      expect(show({ value })).toHaveAttribute("aria-valuenow", "0");
    },
  );
});

describe("shareOf", () => {
  it("divides amounts of more than 30 digits exactly", () => {
    expect(
      shareOf(
        "250000000000000000000000000000.00",
        "1000000000000000000000000000000",
      ),
    ).toBe(0.25);
  });

  it("treats a limit of 0 as reached by any amount above 0", () => {
    expect(shareOf("0.01", "0")).toBe(1);
    expect(shareOf("0", "0")).toBe(0);
  });

  it("stays between 0 and 1 and never falls as the amount grows", () => {
    const amount = fc.bigInt(0n, 10n ** 30n).map((cents) => {
      const digits = String(cents).padStart(3, "0");
      return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
    });
    fc.assert(
      fc.property(amount, amount, amount, (one, other, limit) => {
        const [less, more] = [one, other].sort(
          (a, b) => a.length - b.length || (a < b ? -1 : 1),
        );
        const low = shareOf(less ?? "", limit);
        const high = shareOf(more ?? "", limit);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
});
