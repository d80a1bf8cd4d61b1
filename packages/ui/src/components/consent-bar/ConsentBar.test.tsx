import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ConsentBar } from "./ConsentBar.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("ConsentBar", () => {
  it.each([
    [wordsOf("ui.consentBar.refuse"), false],
    [wordsOf("ui.consentBar.accept"), true],
  ])("reports “%s” as %s when chosen by keyboard", async (name, allowed) => {
    const onAnswer = vi.fn();
    const { user } = renderUi(<ConsentBar onAnswer={onAnswer} />);
    screen.getByRole("button", { name }).focus();
    await user.keyboard("{Enter}");
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(allowed);
  });

  it("styles both buttons the same", () => {
    renderUi(<ConsentBar onAnswer={() => {}} />);
    const [one, other] = screen.getAllByRole("button");
    expect(one?.className).toBe(other?.className);
  });

  it("is a named region, not a dialog, and does not take focus", () => {
    renderUi(<ConsentBar onAnswer={() => {}} />);
    screen.getByRole("region", { name: wordsOf("ui.consentBar.title") });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});
