import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { BankAccountCard } from "./BankAccountCard.tsx";

const card = (maskedNumber = "•••• 4417", options = {}) =>
  renderUi(
    <BankAccountCard
      bank="Harbour Bank"
      maskedNumber={maskedNumber}
      holder="Lake Walker"
      action={<button type="button">Remove</button>}
    />,
    options,
  );

describe("BankAccountCard", () => {
  it("is named by the bank and the last digits, spelt out one by one", () => {
    card();
    expect(
      screen.getByRole("article", {
        name: "Harbour Bank Account ending in 4 4 1 7",
      }),
    ).toBeInTheDocument();
    expect(screen.getByText("•••• 4417")).toBeInTheDocument();
  });

  it("is named in Malay", () => {
    const messages = {
      "ui.bankAccountCard.ending": "Akaun berakhir dengan {digits}",
    };
    card(undefined, { locale: "ms", messages });
    expect(screen.getByRole("article")).toHaveAccessibleName(
      "Harbour Bank Akaun berakhir dengan 4 4 1 7",
    );
  });

  it("includes a number without digits unchanged in its name", () => {
    card("hidden");
    expect(screen.getByRole("article")).toHaveAccessibleName(
      "Harbour Bank hidden",
    );
  });

  it("is read with the holder and, last, the action, but without the masking dots", () => {
    const { container } = card();
    expect(transcript(container).at(-1)).toBe('button "Remove"');
    expect(transcript(container).join(" ")).not.toContain("••••");
    expect(transcript(container).join(" ")).toContain("Lake Walker");
  });
});
