import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { VendorCard } from "../vendor-card/VendorCard.tsx";
import { GameRail } from "./GameRail.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <VendorCard key={index} title={`Hall ${index}`} onOpen={vi.fn()} />
  ));

function widen(list: HTMLElement) {
  Object.defineProperties(list, {
    scrollWidth: { value: 1000 },
    clientWidth: { value: 400 },
  });
  act(() => void list.dispatchEvent(new Event("scroll")));
}

describe("GameRail", () => {
  // LOB-29, OPN-80
  it.each([
    [14, "one"],
    [15, "two"],
  ])("puts %i cards in %s row(s)", (count, rows) => {
    renderUi(<GameRail label="Hot">{cards(count)}</GameRail>);
    expect(
      screen.getByRole("list", { name: wordsOf("ui.gameCard.hot") }),
    ).toHaveAttribute("data-rows", rows);
    expect(screen.getAllByRole("listitem")).toHaveLength(count);
  });

  it("has no button to scroll forwards while all cards are in view", () => {
    renderUi(<GameRail label="Hot">{cards(2)}</GameRail>);
    expect(
      screen.queryByRole("button", { name: wordsOf("ui.scroll.after") }),
    ).not.toBeInTheDocument();
  });

  it("scrolls forwards by 85% of its visible width, in the opposite direction in right-to-left text", async () => {
    const { user } = renderUi(<GameRail label="Hot">{cards(9)}</GameRail>);
    const list = screen.getByRole("list");
    const scrollBy = vi.fn();
    Object.assign(list, { scrollBy });
    widen(list);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.scroll.after") }),
    );
    expect(scrollBy).toHaveBeenLastCalledWith({
      left: 340,
      behavior: "smooth",
    });
    list.style.direction = "rtl";
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.scroll.after") }),
    );
    expect(scrollBy).toHaveBeenLastCalledWith({
      left: -340,
      behavior: "smooth",
    });
  });

  it("has only the button to scroll back once it has reached the end", () => {
    renderUi(<GameRail label="Hot">{cards(9)}</GameRail>);
    const list = screen.getByRole("list");
    list.scrollLeft = 600;
    widen(list);
    expect(
      screen.getByRole("button", { name: wordsOf("ui.scroll.before") }),
    ).toBeInTheDocument();
    expect(
      screen.queryByRole("button", { name: wordsOf("ui.scroll.after") }),
    ).not.toBeInTheDocument();
  });
});
