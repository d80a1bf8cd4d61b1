import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { GameCard } from "../game-card/GameCard.tsx";
import { GameGrid } from "./GameGrid.tsx";
import { GameGridSkeleton } from "./GameGridSkeleton.tsx";

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
  it("is a named list with an entry for each card, and says how many", () => {
    const { rerender } = renderUi(
      <GameGrid label="Slots">{cards(3)}</GameGrid>,
    );
    const list = screen.getByRole("list", { name: "Slots" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getByRole("status")).toHaveTextContent("3 items");
    rerender(<GameGrid label="Slots">{cards(1)}</GameGrid>);
    expect(screen.getByRole("status")).toHaveTextContent("1 item");
  });

  it("bears ten thousand, counts them aloud, and goes to the ends at once", async () => {
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

  it("keeps its cards while more is on its way, and says so", () => {
    renderUi(
      <GameGrid label="Slots" busy>
        {cards(2)}
      </GameGrid>,
    );
    expect(screen.getByRole("list")).toHaveAttribute("aria-busy", "true");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
  });

  it("moves by arrows, Home and End, and leaves Tab its order", async () => {
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

  it("leaves arrow keys with a modifier to the browser", async () => {
    const { user } = renderUi(<GameGrid label="Slots">{cards(2)}</GameGrid>);
    await user.tab();
    await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(screen.getByRole("button", { name: "Play Game 0" })).toHaveFocus();
  });
});

describe("GameGridSkeleton", () => {
  it("keeps room for as many cards and is not spoken", () => {
    const { container } = renderUi(<GameGridSkeleton count={6} />);
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
    expect(
      container.firstElementChild?.firstElementChild?.children,
    ).toHaveLength(6);
  });

  it("says a look of its own to its style sheet, before its games have come too, and none where it has none", () => {
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
