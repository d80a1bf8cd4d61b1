import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { MemberBlock, type MemberBlockProps } from "./MemberBlock.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function setUp(props: Partial<MemberBlockProps> = {}) {
  const calls = {
    onMaskedChange: vi.fn(),
    onRefresh: vi.fn(),
    onDeposit: vi.fn(),
  };
  const view = renderUi(
    <MemberBlock
      account="lake.walker"
      currencySymbol="RM"
      balance="1234.5"
      balanceState="fresh"
      masked={false}
      menu={<button>Menu</button>}
      {...calls}
      {...props}
    />,
  );
  return {
    ...view,
    ...calls,
    block: screen.getByRole("group", { name: wordsOf("ui.memberBlock.label") }),
  };
}

describe("MemberBlock", () => {
  // HDR-05
  it("shows the balance with its currency and two decimals", () => {
    expect(setUp().block).toHaveTextContent(/RM\s*1,234\.50/);
  });

  it("covers the figure when asked, and says so by a pressed button", async () => {
    const { user, onMaskedChange } = setUp();
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.balance.hide"),
        pressed: false,
      }),
    );
    expect(onMaskedChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("shows no digit while covered", async () => {
    const { user, block, onMaskedChange } = setUp({ masked: true });
    expect(block).not.toHaveTextContent(/\d/);
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.balance.hide"),
        pressed: true,
      }),
    );
    expect(onMaskedChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("asks again for the balance, and takes no second press while it does", async () => {
    const { user, onRefresh, rerender, onMaskedChange, onDeposit } = setUp();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.balance.refresh") }),
    );
    rerender(
      <MemberBlock
        account="a"
        currencySymbol="RM"
        balance="1"
        balanceState="updating"
        masked={false}
        menu={null}
        {...{ onRefresh, onMaskedChange, onDeposit }}
      />,
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.balance.refresh") }),
    );
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it("says that a figure may be old", () => {
    setUp({ balanceState: "stale" });
    expect(screen.getByRole("status")).toHaveTextContent(
      wordsOf("ui.balance.stale"),
    );
  });

  it("leads to the deposit", async () => {
    const { user, onDeposit } = setUp();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.memberBlock.deposit") }),
    );
    expect(onDeposit).toHaveBeenCalledOnce();
  });

  it("leaves the balance out on game pages", () => {
    const { block } = setUp({ hideBalance: true });
    expect(block).not.toHaveTextContent("RM");
    expect(screen.getByRole("button", { name: "Menu" })).toBeInTheDocument();
  });

  it("shows picture and name itself where there is no menu", () => {
    expect(setUp({ menu: undefined }).block).toHaveTextContent("lake.walker");
  });
});
