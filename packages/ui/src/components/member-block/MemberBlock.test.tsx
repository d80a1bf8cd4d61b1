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

  it("asks to hide the balance when its button, not yet pressed, is clicked", async () => {
    const { user, onMaskedChange } = setUp();
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.balance.hide"),
        pressed: false,
      }),
    );
    expect(onMaskedChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("shows no digit while the balance is hidden, and asks to show it when the pressed button is clicked", async () => {
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

  it("requests the balance on a click on refresh, and ignores further clicks while it is updating", async () => {
    const { user, onRefresh, rerender, onMaskedChange, onDeposit } = setUp();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.balance.refresh") }),
    );
    rerender(
      <MemberBlock
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

  it("says that the balance may be out of date", () => {
    setUp({ balanceState: "stale" });
    expect(screen.getByRole("status")).toHaveTextContent(
      wordsOf("ui.balance.stale"),
    );
  });

  it("reports a click on the deposit button", async () => {
    const { user, onDeposit } = setUp();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.memberBlock.deposit") }),
    );
    expect(onDeposit).toHaveBeenCalledOnce();
  });

  it("omits the balance when asked to hide it, and keeps the menu", () => {
    const { block } = setUp({ hideBalance: true });
    expect(block).not.toHaveTextContent("RM");
    expect(screen.getByRole("button", { name: "Menu" })).toBeInTheDocument();
  });
});
