import { screen, waitFor, within } from "@testing-library/react";
import { sampleGames, type Handlers } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const won = "Ember Orchard";
const [, game] = sampleGames(2);

const start = (handlers: Handlers = {}) => {
  const brand = testBrand();
  return renderPortal("/", {
    visitor: "full",
    brand: {
      ...brand,
      winnerBoard: true,
      layout: {
        ...brand.layout,
        home: { ...brand.layout.home, sections: ["winners"] },
      },
    },
    handlers: {
      winnerBoard: () => ({
        list: [
          {
            vo: {
              winAmount: "18250.5",
              player: "mo***9",
              gameName: won,
              currencySymbol: "RM",
            },
          },
        ],
      }),
      gamesList: () => ({ games: [{ ...game, gameName: won }], totalPages: 1 }),
      ...handlers,
    },
  });
};
const press = async ({ user }: Awaited<ReturnType<typeof start>>) => {
  const board = within(
    await screen.findByRole("list", { name: wordsOf("ui.winnerBoard.label") }),
  );
  await user.click(board.getByRole("button", { name: `Play ${won}` }));
};

describe("a recent win", () => {
  it("is shown with its currency", async () => {
    await start();
    const entry = await screen.findByText("mo***9");
    expect(entry.closest("li")).toHaveTextContent(/RM.*18,250\.50/);
  });

  it("leads to the game it was won in", async () => {
    const portal = await start();
    await press(portal);
    await waitFor(() => expect(portal.address()).toContain("/seamless?"));
    const query = new URLSearchParams(location.search);
    expect([query.get("vassalage"), query.get("gameCode")]).toEqual([
      game?.vassalage,
      game?.gameCode,
    ]);
    expect(portal.requests("gamesList")).toContainEqual(
      expect.objectContaining({ gameName: won }),
    );
  });

  it("leads to the search when no game has exactly that name", async () => {
    const portal = await start({
      gamesList: () => ({ games: [], totalPages: 0, total: 0 }),
    });
    await press(portal);
    await waitFor(() => expect(portal.address()).toBe("/?q=Ember+Orchard"));
  });

  it("shows why its game could not be found", async () => {
    const portal = await start();
    portal.platform.fail("gamesList", "network");
    await press(portal);
    await screen.findByText("Network link is abnormal, please try again");
  });
});
