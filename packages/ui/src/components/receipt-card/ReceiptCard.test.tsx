import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import {
  ReceiptCard,
  type ReceiptCardProps,
  type ReceiptState,
} from "./ReceiptCard.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function show(props: Partial<ReceiptCardProps> = {}) {
  renderUi(
    <ReceiptCard
      title="Withdrawal"
      state="pending"
      stateLabel="In review"
      amount="250"
      currencySymbol="RM"
      {...props}
    />,
  );
  return screen.getByRole("article");
}

describe("ReceiptCard", () => {
  it("shows its title, status, amount and time", () => {
    const card = show({
      time: Date.UTC(2026, 4, 3, 6, 12, 9),
      timeZone: "Asia/Kuala_Lumpur",
    });
    expect(
      within(card).getByRole("heading", { name: "Withdrawal", level: 3 }),
    ).toBeInTheDocument();
    expect(card).toHaveTextContent("In review");
    expect(card).toHaveTextContent("RM 250.00");
    expect(card).toHaveTextContent("2026/05/03 14:12:09");
  });

  it("has a distinct icon for every state", () => {
    const states: readonly ReceiptState[] = [
      "pending",
      "done",
      "attention",
      "failed",
      "closed",
    ];
    const marks = states.map((state) => {
      const { container, unmount } = renderUi(
        <ReceiptCard
          title="Deposit"
          state={state}
          stateLabel="So"
          amount="1"
          currencySymbol="RM"
        />,
      );
      const mark = container.querySelector("svg")?.innerHTML;
      unmount();
      return mark;
    });
    expect(new Set(marks).size).toBe(states.length);
  });

  it("is marked as the printable part of the page and names the issuer", () => {
    const card = show({ issuer: "Harbour Lights" });
    expect(card).toHaveAttribute("data-receipt");
    expect(card).toHaveTextContent("Harbour Lights");
  });

  it("shows neither amount nor status while loading", () => {
    const card = show({ loading: true });
    expect(card).toHaveAttribute("aria-busy", "true");
    expect(card).not.toHaveTextContent("250");
    expect(card).not.toHaveTextContent("In review");
  });

  it("shows an unknown amount as unknown, not as zero", () => {
    expect(show({ amount: undefined })).toHaveTextContent(
      wordsOf("ui.money.unknown"),
    );
  });
});
