import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { WalletList, type WalletListProps } from "./WalletList.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const readAt = Date.UTC(2026, 4, 3, 6, 12, 9);

function show(props: Partial<WalletListProps> = {}) {
  renderUi(
    <WalletList
      label="Your wallets"
      currencySymbol="RM"
      timeZone="Asia/Kuala_Lumpur"
      wallets={[
        { key: "", name: "Main wallet", balance: "1280.5", readAt },
        { key: "KITE", name: "Kite Works", balance: undefined },
      ]}
      {...props}
    />,
  );
  return screen.getByRole("list", { name: "Your wallets" });
}

describe("WalletList", () => {
  it("shows each wallet's balance and when it was read", () => {
    const [main, vendor] = within(show()).getAllByRole("listitem");
    expect(main).toHaveTextContent("Main wallet");
    expect(main).toHaveTextContent("As of 2026/05/03 14:12:09");
    expect(main).toHaveTextContent("RM 1,280.50");
    expect(vendor).not.toHaveTextContent("As of");
  });

  it("shows an unknown balance as unknown, and no total of its own", () => {
    const items = within(show()).getAllByRole("listitem");
    expect(items).toHaveLength(2);
    expect(items[1]).toHaveTextContent(wordsOf("ui.money.unknown"));
  });

  it("ends with the total when there is one", () => {
    const items = within(show({ total: "1320.5" })).getAllByRole("listitem");
    expect(items.at(-1)).toHaveTextContent("TotalRM 1,320.50");
  });

  it("is busy and shows no balances while loading", () => {
    const list = show({ loading: true });
    expect(list).toHaveAttribute("aria-busy", "true");
    expect(list).not.toHaveTextContent("1,280");
  });
});
