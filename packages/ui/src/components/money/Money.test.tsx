import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Money } from "./Money.tsx";
import { moneyParts } from "./moneyParts.ts";
import { wordsOf } from "../../words/english.testing.ts";

describe("moneyParts", () => {
  it.each([
    ["1234.5", "en", "1,234.50"],
    ["0", "en", "0.00"],
    ["25000000", "vi", "25.000.000,00"],
    ["1000", "ja", "1,000.00"],
    ["9.999", "en", "9.99"],
    ["123456789012345678901234.56", "en", "123,456,789,012,345,678,901,234.56"],
    ["0.29", "en", "0.29"],
    ["1234567.5", "hi", "12,34,567.50"],
  ])("formats %s in %s as %s", (amount, locale, figure) => {
    expect(moneyParts(amount, locale, "negative")).toEqual({
      sign: "",
      figure,
    });
  });

  it("returns the sign separately, a plus only on request, and no sign for zero", () => {
    expect(moneyParts("-3", "en", "negative")).toEqual({
      sign: "\u2212",
      figure: "3.00",
    });
    expect(moneyParts("3", "en", "always")).toEqual({
      sign: "+",
      figure: "3.00",
    });
    expect(moneyParts("0", "en", "always")).toEqual({
      sign: "",
      figure: "0.00",
    });
    expect(moneyParts("-0.001", "en", "negative")).toEqual({
      sign: "",
      figure: "0.00",
    });
  });

  it.each(["", "1e5", "Infinity", "1,000.00", "NaN", "0x10", " 1"])(
    "returns undefined for %j",
    (amount) => {
      expect(moneyParts(amount, "en", "negative")).toBeUndefined();
    },
  );
});

describe("Money", () => {
  it("puts the symbol before the figure and the sign before both", () => {
    const { container } = renderUi(<Money amount="-1234.5" symbol="RM" />);
    expect(container.textContent).toBe("\u2212RM\u00a01,234.50");
  });

  it("is written from left to right on a right-to-left page", () => {
    renderUi(<Money amount="10" symbol="د.ب" />, { locale: "ar" });
    expect(screen.getByText(/د\.ب/).closest("[dir]")).toHaveAttribute(
      "dir",
      "ltr",
    );
  });

  it("hides the figure and its sign when masked, and says that it is hidden", () => {
    const { container } = renderUi(
      <Money amount="-1234.5" symbol="RM" masked />,
    );
    expect(container).not.toHaveTextContent(/[\u2212\d]/);
    expect(screen.getByText(wordsOf("ui.money.hidden"))).toBeInTheDocument();
  });

  it.each([undefined, "1e5"])(
    "shows a dash for %j even when masked",
    (amount) => {
      renderUi(<Money amount={amount} symbol="RM" masked />);
      expect(screen.getByText("–")).toBeInTheDocument();
      expect(screen.getByText(wordsOf("ui.money.unknown"))).toBeInTheDocument();
    },
  );
});
