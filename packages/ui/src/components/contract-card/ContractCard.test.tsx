import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Button } from "../button/Button.tsx";
import { ContractCard, type ContractCardProps } from "./ContractCard.tsx";
import { ContractCardSkeleton } from "./ContractCardSkeleton.tsx";
import type { ContractState } from "./contractLooks.ts";
import { wordsOf } from "../../words/english.testing.ts";

function show(props: Partial<ContractCardProps> = {}) {
  renderUi(
    <ContractCard
      title="Daily salary"
      state="AWAITING"
      rate="1.5 %"
      terms={[
        { term: "Active members", value: "5" },
        { term: "Valid bets", value: "" },
      ]}
      {...props}
    />,
  );
  return screen.getByRole("article", { name: "Daily salary" });
}

const words: Readonly<Record<ContractState, string>> = {
  AWAITING: "Awaiting an answer",
  AWAITING_UPLINE: wordsOf("ui.contractCard.awaitingUpline"),
  ACTIVE: "In force",
  REJECTED: "Rejected",
  CANCELLED: "Cancelled",
  TERMINATED: "Ended",
};
const states: readonly ContractState[] = [
  "AWAITING",
  "AWAITING_UPLINE",
  "ACTIVE",
  "REJECTED",
  "CANCELLED",
  "TERMINATED",
];

describe("ContractCard", () => {
  it("shows its rate, its terms and a dash for a missing value (CON-03)", () => {
    const card = show();
    expect(card).toHaveTextContent("Rate 1.5 %");
    expect(
      within(card)
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual(["Active members", "Valid bets"]);
    expect(
      within(card)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual(["5", "–"]);
  });

  it("has its own label and icon for every status", () => {
    const marks = states.map((state) => {
      const { container, unmount } = renderUi(
        <ContractCard title="Dividend" state={state} rate="2 %" terms={[]} />,
      );
      expect(container).toHaveTextContent(words[state]);
      const mark = container.querySelector("svg")?.innerHTML;
      unmount();
      return mark;
    });
    expect(new Set(marks).size).toBe(states.length);
  });

  it("labels a request to end a contract (CON-06)", () => {
    expect(show({ kind: "TERMINATION" })).toHaveTextContent(
      "Request to endAwaiting an answer",
    );
  });

  it("does not label a new contract as a request to end one", () => {
    expect(show({ kind: "NEW" })).not.toHaveTextContent(
      wordsOf("ui.contractCard.ending"),
    );
  });

  it("shows the parties, dates, notes, a named example and actions", () => {
    const card = show({
      party: "kite offers you this contract.",
      dates: [{ label: "Offered", value: "2026/05/03" }],
      notes: "Paid every 5 minutes",
      example: "1.5 % of 24,000 is 360",
      actions: <Button>Accept</Button>,
    });
    expect(card).toHaveTextContent("kite offers you this contract.");
    expect(card).toHaveTextContent("Offered2026/05/03");
    expect(card).toHaveTextContent("Paid every 5 minutes");
    expect(
      within(card).getByRole("group", {
        name: wordsOf("ui.contractCard.example"),
      }),
    ).toHaveTextContent("1.5 % of 24,000 is 360");
    expect(
      within(card).getByRole("button", { name: "Accept" }),
    ).toBeInTheDocument();
  });

  it("renders no empty list or group when it has no terms and no example", () => {
    const card = show({ terms: [] });
    expect(within(card).queryByRole("term")).toBeNull();
    expect(within(card).queryByRole("group")).toBeNull();
  });
});

describe("ContractCardSkeleton", () => {
  it("is hidden from screen readers and has no text", () => {
    const { container } = renderUi(<ContractCardSkeleton />);
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
    expect(container).toHaveTextContent("");
  });
});
