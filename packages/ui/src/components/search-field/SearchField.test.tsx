import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { SearchField } from "./SearchField.tsx";
import { english, wordsOf } from "../../words/english.testing.ts";

function Search({
  onSubmit,
  busy,
}: {
  onSubmit?: (value: string) => void;
  busy?: boolean;
}) {
  const [value, setValue] = useState("");
  return (
    <SearchField
      label="Search games"
      value={value}
      onChange={setValue}
      onSubmit={onSubmit}
      busy={busy}
    />
  );
}

describe("SearchField", () => {
  it("submits the typed text on Enter", async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<Search onSubmit={onSubmit} />);
    await user.type(
      screen.getByRole("searchbox", { name: "Search games" }),
      "lake{Enter}",
    );
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith("lake");
  });

  it("shows the clear button only when there is text, and focuses the field after clearing", async () => {
    const { user } = renderUi(<Search />);
    expect(
      screen.queryByRole("button", { name: wordsOf("ui.searchField.clear") }),
    ).not.toBeInTheDocument();
    await user.type(screen.getByRole("searchbox"), "lake");
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.searchField.clear") }),
    );
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });

  it("clears on Escape without passing the event on, and passes on the next Escape", async () => {
    const onKeyDown = vi.fn();
    const { user, baseElement } = renderUi(<Search />);
    baseElement.addEventListener("keydown", onKeyDown);
    onTestFinished(() => baseElement.removeEventListener("keydown", onKeyDown));
    await user.type(screen.getByRole("searchbox"), "a");
    onKeyDown.mockClear();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it("accepts typing while results are loading", async () => {
    const { user } = renderUi(<Search busy />);
    await user.type(screen.getByRole("searchbox"), "lake");
    expect(screen.getByRole("searchbox")).toHaveValue("lake");
    expect(screen.getByRole("search").firstElementChild).toHaveAttribute(
      "aria-busy",
      "true",
    );
  });
});

describe("SearchField drawn by a server", () => {
  it("counts what was typed before it came to life as typed, and keeps focus and caret", async () => {
    const onSubmit = vi.fn();
    const search = (
      <IntlProvider locale="en" messages={english}>
        <Search onSubmit={onSubmit} />
      </IntlProvider>
    );
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(search);
    const box = screen.getByRole<HTMLInputElement>("searchbox");
    box.focus();
    box.value = "lake";
    box.setSelectionRange(2, 2);
    render(search, { container, hydrate: true });
    expect(screen.getByRole("searchbox")).toBe(box);
    expect(
      screen.getByRole("button", { name: wordsOf("ui.searchField.clear") }),
    ).toBeInTheDocument();
    expect(box).toHaveFocus();
    await userEvent.keyboard("r{Enter}");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith("larke");
  });
});

describe("SearchField by keyboard", () => {
  it("reaches the clear button with Tab and presses it with Enter or Space", async () => {
    const { user } = renderUi(<Search />);
    const box = screen.getByRole("searchbox");
    for (const key of ["{Enter}", " "]) {
      await user.type(box, "lake");
      await user.tab();
      expect(
        screen.getByRole("button", { name: wordsOf("ui.searchField.clear") }),
      ).toHaveFocus();
      await user.keyboard(key);
      expect(box).toHaveValue("");
      expect(box).toHaveFocus();
    }
  });

  it("ignores Escape while an input method is composing", async () => {
    const { user } = renderUi(<Search />);
    const box = screen.getByRole("searchbox");
    await user.type(box, "湖");
    fireEvent.keyDown(box, { key: "Escape", isComposing: true });
    expect(box).toHaveValue("湖");
    fireEvent.keyDown(box, { key: "Escape" });
    expect(box).toHaveValue("");
  });

  it.each(["a".repeat(10_000), "(a+)+$", "a\u0000b\u202Ec", "👩‍👩‍👧‍👦"])(
    "submits pasted text unchanged",
    async (text) => {
      const onSubmit = vi.fn();
      const { user } = renderUi(<Search onSubmit={onSubmit} />);
      await user.click(screen.getByRole("searchbox"));
      await user.paste(text);
      await user.keyboard("{Enter}");
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(text);
    },
  );
});

describe("what a screen reader announces for SearchField", () => {
  it.each([
    ["en", "Clear search"],
    ["ms", "Kosongkan carian"],
  ])("in %s", async (locale, clear) => {
    const { user, container } = renderUi(<Search />, {
      locale,
      messages: { "ui.searchField.clear": clear },
    });
    await user.type(screen.getByRole("searchbox"), "lake");
    expect(transcript(container)).toEqual([
      "search",
      'searchbox "Search games" = "lake", focused',
      `button "${clear}"`,
    ]);
  });
});
