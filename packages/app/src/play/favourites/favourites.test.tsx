import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dialog, renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const heart = (name: string) =>
  screen.findByRole("button", { name: `Favourite: ${name}` });

describe("a game's heart", () => {
  // FAV-01, ROL-23, OPN-71
  it("asks a visitor to log in and sends nothing", async () => {
    const { user, address, calls } = await renderPortal("/live");
    await user.click(await heart("Tidal Lanterns"));
    await dialog(wordsOf("login.title"));
    expect(address()).toBe("/live");
    expect(calls()).not.toContain("addFavourite");
    expect(calls()).not.toContain("favouriteIds");
  });

  // FAV-10
  it("is filled only on the member's favourites, which are read once after the login", async () => {
    const { calls } = await renderPortal("/live", {
      visitor: "full",
      handlers: { favouriteIds: () => ["1002"] },
    });
    await waitFor(async () =>
      expect(await heart("Ember Orchard")).toHaveAttribute(
        "aria-pressed",
        "true",
      ),
    );
    expect(await heart("Tidal Lanterns")).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    expect(calls().filter((name) => name === "favouriteIds")).toHaveLength(1);
  });

  it("adds the game to the favourites, and is emptied with the reason when the call fails", async () => {
    let kept: string[] = [];
    const { user, platform, requests } = await renderPortal("/live", {
      visitor: "full",
      handlers: { favouriteIds: () => kept },
    });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await user.click(await heart("Tidal Lanterns"));
    expect(await heart("Tidal Lanterns")).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await waitFor(() =>
      expect(requests("addFavourite")).toEqual([
        { nodeId: "1001", vendor: "LUMEN", gameType: "RNG" },
      ]),
    );
    kept = ["1001"];
    // The outcome is unknown: the hearts are fetched again.
    platform.fail("addFavourite", "network");
    await user.click(await heart("Ember Orchard"));
    await screen.findByText("Network link is abnormal, please try again");
    expect(await heart("Ember Orchard")).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    expect(await heart("Tidal Lanterns")).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  // OPN-55
  it("removes a favourite and sends the game's id, provider and type (FAV-09)", async () => {
    const { user, requests } = await renderPortal("/live", {
      visitor: "full",
      handlers: { favouriteIds: () => ["1001"] },
    });
    const filled = (pressed: boolean) =>
      waitFor(async () =>
        expect(await heart("Tidal Lanterns")).toHaveAttribute(
          "aria-pressed",
          String(pressed),
        ),
      );
    await filled(true);
    await user.click(await heart("Tidal Lanterns"));
    await filled(false);
    await waitFor(() =>
      expect(requests("removeFavourite")).toEqual([
        { nodeId: "1001", vendor: "LUMEN", gameType: "RNG" },
      ]),
    );
    expect(requests("addFavourite")).toEqual([]);
  });
});

describe("the favourites and recent pages", () => {
  it("show a message when there are no favourites", async () => {
    await renderPortal("/favorite", {
      visitor: "full",
      handlers: {
        favouriteList: () => ({ content: [], totalPages: 0, pageNum: 1 }),
        favouriteIds: () => [],
      },
    });
    await screen.findByRole("heading", { name: wordsOf("games.noFavourites") });
  });

  // OPN-32
  it("load more on request", async () => {
    const { user, requests } = await renderPortal("/favorite", {
      visitor: "trial",
      handlers: {
        favouriteList: ({ pageNo }) => ({
          content: [
            {
              nodeId: `n${pageNo}`,
              gameName: `Game ${pageNo}`,
              vassalage: "KITE",
              gameType: "RNG",
            },
          ],
          totalPages: 2,
          pageNum: pageNo,
        }),
      },
    });
    await screen.findByRole("button", { name: "Play Game 1" });
    await user.click(
      screen.getByRole("button", { name: wordsOf("games.more") }),
    );
    await screen.findByRole("button", { name: "Play Game 2" });
    expect(
      screen.getByRole("button", { name: "Play Game 1" }),
    ).toBeInTheDocument();
    expect(requests("favouriteList")).toEqual([
      { pageNo: 1, pageSize: 28 },
      { pageNo: 2, pageSize: 28 },
    ]);
    expect(
      screen.queryByRole("button", { name: wordsOf("games.more") }),
    ).not.toBeInTheDocument();
  });

  it("offer a retry after a failure", async () => {
    const { user, platform } = await renderPortal("/favorite", {
      visitor: "full",
      before: (fakes) =>
        fakes.platform.fail("favouriteList", {
          code: "MAINTENANCE",
          status: 503,
        }),
    });
    await screen.findByText(wordsOf("error.MAINTENANCE"));
    platform.fail("favouriteList", undefined);
    await user.click(
      screen.getByRole("button", { name: wordsOf("session.retry") }),
    );
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
  });

  it("list recently played games in the platform's order, page by page (FAV-11)", async () => {
    const names = ["Zither", "Anchor", "Marsh"];
    const { user, requests, address } = await renderPortal("/recent", {
      visitor: "full",
      handlers: {
        recentList: ({ pageNo }) => ({
          list: names.map((name, index) => ({
            nodeId: `n${pageNo}-${index}`,
            gameName: `${name} ${pageNo}`,
            vassalage: "KITE",
            gameType: "RNG",
          })),
          totalPages: 2,
        }),
      },
    });
    const shown = (page: number) =>
      waitFor(() =>
        expect(
          screen
            .getAllByRole("button", { name: /^Play / })
            .map((play) => play.getAttribute("aria-label") ?? play.textContent),
        ).toEqual(
          names.map((name) => expect.stringContaining(`${name} ${page}`)),
        ),
      );
    await shown(1);
    await user.click(screen.getByRole("button", { name: "Page 2" }));
    await shown(2);
    expect(address()).toBe("/recent?page=2");
    expect(requests("recentList")).toEqual([
      { pageNo: 1, pageSize: 28 },
      { pageNo: 2, pageSize: 28 },
    ]);
  });
});
