import { screen, waitFor, within } from "@testing-library/react";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { renderWithHome } from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

describe("the pages", () => {
  // RTE-08
  it.each(
    someOf([
      ["/live", "Live casino", "LIVE"],
      ["/fish", "Fishing", "FISH"],
      ["/rng", "Slots", "RNG"],
      ["/pvp", "Card games", "PVP"],
      ["/inHouse", wordsOf("in_house"), "INHOUSE"],
    ]),
  )("%s lists the games of %s", async (path, name, gameType) => {
    const { requests } = await renderWithHome(path);
    await screen.findByRole("heading", { level: 1, name });
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
    expect(requests("gamesList")).toEqual([
      expect.objectContaining({ gameType, pageNo: 1 }),
    ]);
  });

  // RTE-09
  it("/rng opens with the provider in the address selected", async () => {
    const { requests } = await renderWithHome("/rng?vassalage=KITE");
    const menu = await screen.findByRole("group", {
      name: wordsOf("lobby.vendors.label"),
    });
    expect(
      await within(menu).findByRole("button", { name: "Kite & Co" }),
    ).toHaveAttribute("aria-pressed", "true");
    expect(
      within(menu).getByRole("button", { name: wordsOf("records.all") }),
    ).toHaveAttribute("aria-pressed", "false");
    expect(requests("gamesList")).toContainEqual(
      expect.objectContaining({
        gameType: "RNG",
        vassalage: "KITE",
        pageNo: 1,
      }),
    );
  });

  // RTE-10
  it("/favorite shows the favourites with the lobby's page size", async () => {
    const { requests } = await renderWithHome("/favorite", { visitor: "full" });
    await screen.findByRole("heading", { level: 1, name: wordsOf("hd_fav") });
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
    expect(requests("favouriteList")).toContainEqual({
      pageNo: 1,
      pageSize: 28,
    });
  });

  // RTE-11
  it("/recent shows recent games in the server's order", async () => {
    const { requests } = await renderWithHome("/recent?page=2", {
      visitor: "full",
      handlers: {
        recentList: ({ pageNo }) => ({
          list: ["Zephyr", "Anchor", "Mist"].map((gameName, index) => ({
            nodeId: `${pageNo}${index}`,
            gameName,
            vassalage: "KITE",
            gameType: "RNG",
          })),
          totalPages: 3,
        }),
      },
    });
    await screen.findByRole("heading", {
      level: 1,
      name: wordsOf("menu.recent"),
    });
    await screen.findByRole("button", { name: "Play Zephyr" });
    const names = screen
      .getAllByRole("button", { name: /^Play / })
      .map((card) => card.textContent);
    expect(names).toEqual(["Zephyr", "Anchor", "Mist"]);
    expect(requests("recentList")).toEqual([{ pageNo: 2, pageSize: 28 }]);
  });

  // RTE-21, RTE-22, NAV-07, NAV-08
  it.each(
    someOf([
      ["/live", true],
      ["/sports", true],
      ["/promotions", true],
      ["/help", true],
      ["/down", true],
      ["/favorite", true],
      ["/seamless?vassalage=LUMEN&gameType=RNG&gameCode=kites", false],
      ["/lottery", false],
      ["/seaLottery", false],
      ["/vnLottery", false],
    ]),
  )(
    "%s always shows the header; side menu and footer: %s",
    async (path, framed) => {
      await renderWithHome(path, { visitor: "full" });
      await screen.findByRole("group", {
        name: wordsOf("ui.memberBlock.label"),
      });
      expect(screen.getByRole("banner")).toBeInTheDocument();
      if (framed) await screen.findByRole("contentinfo");
      expect(screen.queryAllByRole("contentinfo")).toHaveLength(framed ? 1 : 0);
      expect(
        screen.queryAllByRole("navigation", { name: wordsOf("menu.label") }),
      ).toHaveLength(framed ? 1 : 0);
    },
  );

  it.each(
    someOf([
      ["/agent", "guest", wordsOf("agentLogin.title")],
      ["/agentHome", "agent", "Agent centre"],
    ] as const),
  )(
    "%s has its own layout, without header, side menu, footer or bottom navigation (RTE-18)",
    async (path, visitor, title) => {
      const { address } = await renderWithHome(path, { visitor });
      await screen.findByRole("heading", { level: 1, name: title });
      expect(address()).toBe(path);
      expect(screen.queryByRole("banner")).not.toBeInTheDocument();
      expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
      // The centre has a list of its own pages.
      expect(
        screen
          .queryAllByRole("navigation")
          .map((one) => one.getAttribute("aria-label")),
      ).toEqual(path === "/agentHome" ? ["Agent centre"] : []);
    },
  );

  it("logs an agent out of the agents' area, and leads to the lobby", async () => {
    const { user, address, calls } = await renderWithHome("/agentHome", {
      visitor: "agent",
    });
    const main = within(await screen.findByRole("main"));
    await user.click(
      await main.findByRole("button", { name: wordsOf("centre.signOut") }),
    );
    const asked = within(await screen.findByRole("alertdialog"));
    await user.click(
      asked.getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    await screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
    expect(address()).toBe("/");
    expect(calls()).toContain("logout");
    expect(screen.queryByText("No agent is logged in")).toBeNull();
  });

  it("offers a visitor in the agents' area the language menu and a link to the lobby", async () => {
    const { user, address } = await renderWithHome("/agent");
    const main = within(await screen.findByRole("main"));
    expect(
      await main.findByRole("button", { name: "Language: English" }),
    ).toBeInTheDocument();
    expect(
      main.queryByRole("button", { name: wordsOf("centre.signOut") }),
    ).toBeNull();
    await user.click(
      main.getByRole("link", { name: wordsOf("download.lobby") }),
    );
    await screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
    expect(address()).toBe("/");
  });

  // RTE-17
  it("/seamless launches the game in its address", async () => {
    const { requests } = await renderWithHome(
      "/seamless?vassalage=LUMEN&gameType=RNG&gameCode=kites&gameId=7",
      { visitor: "full" },
    );
    const frame = await screen.findByTitle(wordsOf("game.title"));
    await waitFor(() =>
      expect(frame).toHaveAttribute("src", "https://games.example/play/kites"),
    );
    expect(requests("launchGame")).toEqual([
      expect.objectContaining({
        vassalage: "LUMEN",
        gameType: "RNG",
        gameCode: "kites",
        gameId: "7",
        mode: "REAL",
        device: "WEB",
        language: "EN",
      }),
    ]);
  });

  // NAV-06
  it("treats another provider in the address as a new view, but not another page of the list", async () => {
    const { user, address, go } = await renderWithHome("/rng?vassalage=KITE", {
      handlers: {
        gamesList: ({ pageNo }) => ({
          games: [
            {
              nodeId: `n${pageNo}`,
              gameName: `Game ${pageNo}`,
              vassalage: "KITE",
              gameType: "RNG",
            },
          ],
          totalPages: 3,
        }),
      },
    });
    const box = await screen.findByRole("searchbox");
    await screen.findByRole("button", { name: "Play Game 1" });
    await user.click(screen.getByRole("button", { name: "Page 2" }));
    await screen.findByRole("button", { name: "Play Game 2" });
    expect(address()).toBe("/rng?vassalage=KITE&page=2");
    expect(box).toBeInTheDocument();
    go("/rng?vassalage=LUMEN");
    await waitFor(() => expect(box).not.toBeInTheDocument());
  });
});
