import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { GameCard, type GameCardProps } from "./GameCard.tsx";
import { wordsOf } from "../../words/english.testing.ts";

function setUp(props: Partial<GameCardProps> = {}) {
  const calls = { onPlay: vi.fn(), onTrial: vi.fn(), onFavourite: vi.fn() };
  const view = renderUi(
    <GameCard
      name="Jade Garden"
      vendorName="Lumen"
      imageUrl="/jade.webp"
      {...calls}
      {...props}
    />,
  );
  return { ...view, ...calls };
}

describe("GameCard", () => {
  // GAM-06, GAM-08, GAM-38
  it("has a play button named after the game that works by pointer and keyboard, and shows the provider", async () => {
    const { user, onPlay } = setUp();
    await user.click(screen.getByRole("button", { name: "Play Jade Garden" }));
    await user.keyboard("{Enter}");
    expect(onPlay).toHaveBeenCalledTimes(2);
    expect(screen.getByText("Lumen")).toBeInTheDocument();
  });

  it("offers free play as a separate button, only for games that have it", async () => {
    const { user, onPlay, onTrial, rerender } = setUp({ trial: true });
    await user.click(
      screen.getByRole("button", { name: "Free play: Jade Garden" }),
    );
    expect(onTrial).toHaveBeenCalledOnce();
    expect(onPlay).not.toHaveBeenCalled();
    rerender(
      <GameCard
        name="Jade Garden"
        vendorName="Lumen"
        imageUrl="/jade.webp"
        onPlay={onPlay}
        onTrial={onTrial}
      />,
    );
    expect(
      screen.queryByRole("button", { name: /Free play/ }),
    ).not.toBeInTheDocument();
  });

  // GAM-09
  it("shows the favourite button as pressed for a favourite game and reports a click on it", async () => {
    const { user, onFavourite, onPlay } = setUp({ favourite: true });
    const heart = screen.getByRole("button", {
      name: "Favourite: Jade Garden",
    });
    expect(heart).toHaveAttribute("aria-pressed", "true");
    await user.click(heart);
    expect(onFavourite).toHaveBeenCalledOnce();
    expect(onPlay).not.toHaveBeenCalled();
  });

  it("has no favourite button without a handler", () => {
    setUp({ onFavourite: undefined });
    expect(
      screen.queryByRole("button", { name: /Favourite/ }),
    ).not.toBeInTheDocument();
  });

  // GAM-05
  it("shows the hot badge only on hot games", () => {
    const { rerender, onPlay } = setUp({ hot: true });
    expect(screen.getByText(wordsOf("ui.gameCard.hot"))).toBeInTheDocument();
    rerender(
      <GameCard
        name="Jade Garden"
        vendorName="Lumen"
        imageUrl="/jade.webp"
        onPlay={onPlay}
      />,
    );
    expect(
      screen.queryByText(wordsOf("ui.gameCard.hot")),
    ).not.toBeInTheDocument();
  });

  it("marks a game under maintenance, hides its hot badge and free play, and still reports a click on play", async () => {
    const { user, onPlay } = setUp({
      maintenance: true,
      hot: true,
      trial: true,
    });
    expect(
      screen.getByText(wordsOf("ui.gameCard.maintenance")),
    ).toBeInTheDocument();
    expect(
      screen.queryByText(wordsOf("ui.gameCard.hot")),
    ).not.toBeInTheDocument();
    expect(
      screen.queryByRole("button", { name: /Free play/ }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Play Jade Garden" }));
    expect(onPlay).toHaveBeenCalledOnce();
  });

  // GAM-38
  it("tabs from play to free play to the favourite button", async () => {
    const { user } = setUp({ trial: true });
    const names = [
      "Play Jade Garden",
      "Free play: Jade Garden",
      "Favourite: Jade Garden",
    ];
    for (const name of names) {
      await user.tab();
      expect(screen.getByRole("button", { name })).toHaveFocus();
    }
  });

  it("reserves space for the cover, loads it lazily, and shows the name's initial if it fails to load", () => {
    const { container } = setUp();
    const image = container.querySelector("img");
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width", "300");
    expect(image).toHaveAttribute("height", "400");
    expect(image).toHaveAttribute("alt", "");
    if (image) fireEvent.error(image);
    expect(container.querySelector("img")).not.toBeInTheDocument();
    expect(screen.getByText("J")).toBeInTheDocument();
  });

  it("loads a priority cover eagerly", () => {
    const { container } = setUp({ priority: true });
    expect(container.querySelector("img")).toHaveAttribute("loading", "eager");
  });
});
