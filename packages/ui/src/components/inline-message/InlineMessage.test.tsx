import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { InlineMessage } from "./InlineMessage.tsx";

describe("InlineMessage", () => {
  it.each([
    ["info", "Note"],
    ["success", "Done"],
    ["warning", "Caution"],
    ["danger", "Error"],
  ] as const)("%s has a named icon, not only a colour", (tone, mark) => {
    renderUi(
      <InlineMessage tone={tone}>Withdrawals are slow today.</InlineMessage>,
    );
    expect(screen.getByRole("img", { name: mark })).toBeInTheDocument();
  });

  it("is a status or an alert only when it is live", () => {
    const { rerender } = renderUi(<InlineMessage>Quiet</InlineMessage>);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    rerender(<InlineMessage live="polite">Polite</InlineMessage>);
    expect(screen.getByRole("status")).toHaveTextContent("Polite");
    rerender(<InlineMessage live="assertive">Now</InlineMessage>);
    expect(screen.getByRole("alert")).toHaveTextContent("Now");
  });
});
