import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("SkipLink", () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });

  it("is the first tab stop, and moves focus past the menu without changing the address", async () => {
    const { user } = renderUi(
      <>
        <SkipLink />
        <a href="/slots">Slots</a>
        <main id="main" tabIndex={-1}>
          Games
        </main>
      </>,
    );
    await user.tab();
    expect(
      screen.getByRole("link", { name: wordsOf("ui.skipLink.toContent") }),
    ).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("main")).toHaveFocus();
    expect(window.location.hash).toBe("");
  });
});
