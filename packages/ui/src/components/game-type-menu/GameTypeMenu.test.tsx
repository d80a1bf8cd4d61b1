import { createEvent, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { GameTypeMenu } from "./GameTypeMenu.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const items = [
  { key: "HOME", label: "Home", icon: "home" },
  { key: "RNG", label: "Slots", icon: "slots" },
] as const;
const links = items.map((item) => ({ ...item, href: `/${item.key}` }));

describe("GameTypeMenu", () => {
  it("is a named group in the given order, shows the selected item as pressed, and reports a click", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <GameTypeMenu
        label="Categories"
        items={items}
        selected="RNG"
        onSelect={onSelect}
      />,
    );
    expect(
      screen.getByRole("group", { name: "Categories" }),
    ).toBeInTheDocument();
    expect(
      screen.getAllByRole("button").map((chip) => chip.textContent),
    ).toEqual(["Home", "Slots"]);
    expect(screen.getByRole("button", { name: "Slots" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.header.home") }),
    );
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("HOME");
  });

  it("is a navigation of links when the items have addresses, and reports a plain click to the app", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <GameTypeMenu
        label="Categories"
        items={links}
        selected="HOME"
        onSelect={onSelect}
      />,
    );
    expect(
      screen.getByRole("navigation", { name: "Categories" }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("link", { name: wordsOf("ui.header.home") }),
    ).toHaveAttribute("aria-current", "page");
    await user.click(screen.getByRole("link", { name: "Slots" }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("RNG");
  });

  it("leaves a Ctrl+click to the browser", () => {
    const onSelect = vi.fn();
    renderUi(
      <GameTypeMenu
        label="Categories"
        items={links}
        selected="HOME"
        onSelect={onSelect}
      />,
    );
    const link = screen.getByRole("link", { name: "Slots" });
    const press = createEvent.click(link, { ctrlKey: true });
    fireEvent(link, press);
    expect(onSelect).not.toHaveBeenCalled();
    expect(press.defaultPrevented).toBe(false);
  });
});
