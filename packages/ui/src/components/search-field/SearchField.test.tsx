import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { SearchField } from "./SearchField.tsx";
import { wordsOf } from "../../words/english.testing.ts";

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
  it("submits what was typed on Enter", async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<Search onSubmit={onSubmit} />);
    await user.type(
      screen.getByRole("searchbox", { name: "Search games" }),
      "lake{Enter}",
    );
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith("lake");
  });

  it("offers its cross only when there is something to clear, and keeps focus after", async () => {
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

  it("empties on Escape and keeps that Escape to itself", async () => {
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

  it("can still be typed into while an answer is awaited", async () => {
    const { user } = renderUi(<Search busy />);
    await user.type(screen.getByRole("searchbox"), "lake");
    expect(screen.getByRole("searchbox")).toHaveValue("lake");
    expect(screen.getByRole("search").firstElementChild).toHaveAttribute(
      "aria-busy",
      "true",
    );
  });
});

describe("the keyboard of a search", () => {
  it("reaches the field and its cross, and the cross by Enter and Space", async () => {
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

  it("leaves Escape to who is putting letters together", async () => {
    const { user } = renderUi(<Search />);
    const box = screen.getByRole("searchbox");
    await user.type(box, "湖");
    fireEvent.keyDown(box, { key: "Escape", isComposing: true });
    expect(box).toHaveValue("湖");
    fireEvent.keyDown(box, { key: "Escape" });
    expect(box).toHaveValue("");
  });

  it.each(["a".repeat(10_000), "(a+)+$", "a\u0000b\u202Ec", "👩‍👩‍👧‍👦"])(
    "hands on whatever was pasted",
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

describe("what a screen reader hears of a search", () => {
  it.each([
    ["en", "Clear search"],
    ["ms", "Kosongkan carian"],
  ])("%s", async (locale, clear) => {
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
