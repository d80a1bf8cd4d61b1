import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi, type RenderUiOptions } from "../../private/testing.tsx";
import { Balance, type BalanceProps } from "./Balance.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function setUp(props: Partial<BalanceProps> = {}, options?: RenderUiOptions) {
  const onMaskedChange = vi.fn();
  const onRefresh = vi.fn();
  const view = renderUi(
    <Balance
      currencySymbol="RM"
      balance="1234.5"
      balanceState="fresh"
      masked={false}
      onMaskedChange={onMaskedChange}
      onRefresh={onRefresh}
      {...props}
    />,
    options,
  );
  return { ...view, onMaskedChange, onRefresh };
}

describe("Balance", () => {
  it.each([
    ["RM", "1234.5", "en", "RM 1,234.50"],
    ["VND", "25000000", "vi", "VND 25.000.000,00"],
    ["JPY", "1000", "ja", "JPY 1,000.00"],
    ["RM", "0", "en", "RM 0.00"],
    [
      "MMK",
      "123456789012345678901234567890.129",
      "en",
      "MMK 123,456,789,012,345,678,901,234,567,890.12",
    ],
  ])("shows two decimals in %s", (currencySymbol, balance, locale, words) => {
    const { container } = setUp({ currencySymbol, balance }, { locale });
    expect(container.textContent?.replaceAll("\u00a0", " ")).toContain(words);
  });

  // HDR-06
  it.each(["1", "123456789.99"])(
    "masks %s with the same asterisks and shows no digit",
    (balance) => {
      const { container } = setUp({ balance, masked: true });
      expect(container).toHaveTextContent("****");
      expect(container).not.toHaveTextContent(/\d/);
    },
  );

  it("reports masked as false when its pressed toggle button is clicked", async () => {
    const { user, onMaskedChange } = setUp({ masked: true });
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.balance.hide"),
        pressed: true,
      }),
    );
    expect(onMaskedChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("requests a refresh when the refresh button is pressed", async () => {
    const { user, onRefresh } = setUp();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.balance.refresh") }),
    );
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it("keeps showing the balance while it refreshes and ignores a second request", async () => {
    const { user, onRefresh, container } = setUp({ balanceState: "updating" });
    expect(container).toHaveTextContent("1,234.50");
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.balance.refresh"),
        busy: true,
      }),
    );
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it("warns that the balance may be out of date and shows when it was read", () => {
    setUp({
      balanceState: "stale",
      readAt: Date.UTC(2026, 2, 4, 15, 42, 7),
      timeZone: "Asia/Kuala_Lumpur",
    });
    expect(screen.getByRole("status")).toHaveTextContent(
      wordsOf("ui.balance.stale"),
    );
    expect(screen.getByRole("time")).toHaveTextContent("2026/03/04 23:42:07");
  });

  it.each(["fresh", "updating"] as const)(
    "shows no out-of-date warning for a %s balance",
    (balanceState) => {
      setUp({ balanceState, readAt: 0 });
      expect(screen.getByRole("status")).toBeEmptyDOMElement();
      expect(screen.queryByRole("time")).not.toBeInTheDocument();
    },
  );

  it.each([undefined, "", "NaN", "1,5"])(
    "shows a dash for %j, never a zero",
    (balance) => {
      const { container } = setUp({ balance });
      expect(container).toHaveTextContent("–");
      expect(container).not.toHaveTextContent(/\d/);
    },
  );
});
