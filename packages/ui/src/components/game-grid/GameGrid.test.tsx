import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { GameCard } from "../game-card/GameCard.tsx";
import { GameGrid } from "./GameGrid.tsx";
import { GameGridSkeleton } from "./GameGridSkeleton.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <GameCard
      key={index}
      name={`Game ${index}`}
      vendorName="Lumen"
      imageUrl={undefined}
      onPlay={vi.fn()}
      onFavourite={vi.fn()}
    />
  ));

describe("GameGrid", () => {
  it("is a named list with one item per card, and announces how many there are", () => {
    const { rerender } = renderUi(
      <GameGrid label="Slots">{cards(3)}</GameGrid>,
    );
    const list = screen.getByRole("list", { name: "Slots" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("status")).toHaveTextContent("3 items");
    rerender(<GameGrid label="Slots">{cards(1)}</GameGrid>);
    expect(screen.getByRole("status")).toHaveTextContent("1 item");
  });

  it("handles 10,000 cards: announces their number and jumps to either end with Home and End", async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => (
      <button key={index} type="button" data-card-action="">
        Game {index}
      </button>
    ));
    const { user, container } = renderUi(
      <GameGrid label="Slots">{many}</GameGrid>,
    );
    const list = container.querySelector("ul");
    expect(list?.children).toHaveLength(10_000);
    expect(container.querySelector("[role=status]")).toHaveTextContent(
      "10,000 items",
    );
    await user.tab();
    expect(document.activeElement).toHaveTextContent("Game 0");
    await user.keyboard("{End}");
    expect(document.activeElement).toHaveTextContent("Game 9999");
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toHaveTextContent("Game 9998");
    await user.keyboard("{Home}");
    expect(document.activeElement).toHaveTextContent("Game 0");
  });

  it("keeps its cards while more are loading, and announces the loading", () => {
    renderUi(
      <GameGrid label="Slots" busy>
        {cards(2)}
      </GameGrid>,
    );
    expect(screen.getByRole("list")).toHaveAttribute("aria-busy", "true");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByRole("status")).toHaveTextContent(
      wordsOf("ui.gameGrid.busy"),
    );
  });

  it("moves between cards with arrow keys, Home and End, and keeps Tab for the buttons within a card", async () => {
    const { user } = renderUi(<GameGrid label="Slots">{cards(4)}</GameGrid>);
    const play = (index: number) =>
      screen.getByRole("button", { name: `Play Game ${index}` });
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(play(1)).toHaveFocus();
    await user.keyboard("{End}");
    expect(play(3)).toHaveFocus();
    await user.keyboard("{Home}");
    expect(play(0)).toHaveFocus();
    await user.tab();
    expect(
      screen.getByRole("button", { name: "Favourite: Game 0" }),
    ).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(play(1)).toHaveFocus();
  });

  it("has tab stops only on the card last focused, or on the first card once that one is gone", async () => {
    const { user, rerender } = renderUi(
      <>
        <GameGrid label="Slots">{cards(4)}</GameGrid>
        <button type="button">After</button>
      </>,
    );
    const button = (name: string) => screen.getByRole("button", { name });
    const stops = () =>
      screen
        .getAllByRole("button")
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((stop) => stop.getAttribute("aria-label") ?? stop.textContent);
    expect(stops()).toEqual(["Play Game 0", "Favourite: Game 0", "After"]);
    await user.tab();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    await user.tab();
    expect(button("Favourite: Game 2")).toHaveFocus();
    await user.tab();
    expect(button("After")).toHaveFocus();
    await user.tab({ shift: true });
    expect(button("Favourite: Game 2")).toHaveFocus();
    expect(stops()).toEqual(["Play Game 2", "Favourite: Game 2", "After"]);
    // The card with the tab stop is gone, but the list still has one.
    rerender(
      <>
        <GameGrid label="Slots">{cards(2)}</GameGrid>
        <button type="button">After</button>
      </>,
    );
    await waitFor(() =>
      expect(stops()).toEqual(["Play Game 0", "Favourite: Game 0", "After"]),
    );
  });

  it("adds no tab stop for a button that is added later to another card", async () => {
    const grid = (trial: boolean) => (
      <GameGrid label="Slots">
        {["One", "Two"].map((name) => (
          <GameCard
            key={name}
            name={name}
            vendorName="Lumen"
            imageUrl={undefined}
            trial={trial}
            onPlay={vi.fn()}
            onTrial={vi.fn()}
          />
        ))}
      </GameGrid>
    );
    const { rerender } = renderUi(grid(false));
    rerender(grid(true));
    const trial = (name: string) =>
      screen.getByRole("button", { name: `Free play: ${name}` });
    await waitFor(() => expect(trial("Two").tabIndex).toBe(-1));
    expect(trial("One").tabIndex).toBe(0);
  });

  it("puts its tab stop on the first card that has a button", () => {
    renderUi(
      <GameGrid label="Matches">
        {["Over", "On"].map((name) => (
          <article key={name}>
            {name === "On" && (
              <button type="button" data-card-action="">
                {name}
              </button>
            )}
          </article>
        ))}
      </GameGrid>,
    );
    expect(screen.getByRole("button", { name: "On" }).tabIndex).toBe(0);
  });

  it("does not move focus on an arrow key with a modifier", async () => {
    const { user } = renderUi(<GameGrid label="Slots">{cards(2)}</GameGrid>);
    await user.tab();
    await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(screen.getByRole("button", { name: "Play Game 0" })).toHaveFocus();
  });
});

describe("GameGridSkeleton", () => {
  it("reserves space for the given number of cards and is hidden from screen readers", () => {
    const { container } = renderUi(<GameGridSkeleton count={6} />);
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
    expect(
      container.firstElementChild?.firstElementChild?.children,
    ).toHaveLength(6);
  });

  it("sets its look as data-look on the grid and on the skeleton, and no attribute without a look", () => {
    const { container, rerender } = renderUi(
      <GameGrid label="Slots" look="tile">
        {cards(1)}
      </GameGrid>,
    );
    const looks = () =>
      [...container.querySelectorAll("[data-look]")].map((part) =>
        part.getAttribute("data-look"),
      );
    expect(looks()).toEqual(["tile"]);
    rerender(<GameGridSkeleton count={2} look="cover" />);
    expect(looks()).toEqual(["cover"]);
    rerender(<GameGrid label="Slots">{cards(1)}</GameGrid>);
    expect(looks()).toEqual([]);
  });
});
