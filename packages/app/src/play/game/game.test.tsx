import { act, screen, waitFor, within } from "@testing-library/react";
import { sampleGames, type Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { dialog, renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const one = (over: object): Handlers => ({
  gamesList: () => ({
    games: [
      {
        ...sampleGames(1)[0],
        gameName: "Kites",
        gameCode: "kites",
        vassalage: "KITE",
        gameType: "LIVE",
        gameId: "",
        ...over,
      },
    ],
    totalPages: 1,
  }),
});
const vendor = (vassalage: string, isGame = "") => ({
  gameVendor: () => ({
    data: {
      lanes: [
        {
          gameCategory: "SPORTS",
          vendors: [vassalage],
          cards: { [vassalage]: { vassalage, title: "The Vendor", isGame } },
        },
      ],
    },
  }),
});
const play = (name = "Play Kites") => screen.findByRole("button", { name });
const seamless = "/seamless?vassalage=KITE&gameType=LIVE&gameCode=kites";

describe("a game's card", () => {
  it("starts the game on its page for a full account", async () => {
    const { user, address, requests } = await renderPortal("/live", {
      visitor: "full",
      handlers: one({}),
    });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await user.click(await play());
    expect(await screen.findByTitle("Kites")).toHaveAttribute(
      "src",
      "https://games.example/play/kites",
    );
    expect(address()).toBe(seamless);
    expect(requests("launchGame")).toEqual([
      expect.objectContaining({ gameCode: "kites", mode: "REAL" }),
    ]);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])(
    "with supportPlay %d offers free play %d times",
    async (supportPlay, offers) => {
      await renderPortal("/live", { handlers: one({ supportPlay }) });
      await play();
      expect(
        screen.queryAllByRole("button", { name: "Free play: Kites" }),
      ).toHaveLength(offers);
    },
  );

  it.each(someOf(["trial", "full"] as const))(
    "starts free play for a %s account",
    async (visitor) => {
      const { user, address, requests } = await renderPortal("/live", {
        visitor,
        handlers: one({ supportPlay: 0 }),
      });
      await screen.findByRole("group", {
        name: wordsOf("ui.memberBlock.label"),
      });
      await user.click(await play("Free play: Kites"));
      await screen.findByTitle("Kites");
      expect(address()).toBe(`${seamless}&mode=DEMO`);
      expect(requests("launchGame")).toEqual([
        expect.objectContaining({ mode: "DEMO" }),
      ]);
    },
  );

  it("warns a trial user who wants to play for real money", async () => {
    const { user, address, calls } = await renderPortal("/live", {
      visitor: "trial",
      handlers: one({}),
    });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await user.click(await play());
    const warning = await dialog(wordsOf("gate.realAccount.title"));
    await user.click(
      within(warning).getByRole("button", { name: wordsOf("stepUp.confirm") }),
    );
    expect(address()).toBe("/live");
    expect(calls()).not.toContain("launchGame");
  });

  it.each(["Play Kites", "Free play: Kites"])(
    "asks a visitor who presses “%s” to log in",
    async (name) => {
      const { user, address, calls } = await renderPortal("/live", {
        handlers: one({ supportPlay: 0 }),
      });
      await user.click(await play(name));
      await dialog(wordsOf("login.title"));
      expect(address()).toBe("/live");
      expect(calls()).not.toContain("launchGame");
    },
  );
});

describe("a provider's card", () => {
  const press = async (vassalage: string, isGame?: string) => {
    const portal = await renderPortal("/sports", {
      visitor: "full",
      handlers: vendor(vassalage, isGame),
    });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await portal.user.click(
      await screen.findByRole("button", { name: "Play The Vendor" }),
    );
    return portal;
  };

  // GAM-03
  it.each(
    someOf([
      ["TCG_LOTTO_VN", "/vnLottery", "vnLotteryLaunch"],
      ["TCG_SEA", "/seaLottery", "vnLotteryLaunch"],
      ["LOTT", "/lottery", "vnLotteryLaunch"],
      ["ELOTT", "/lottery", "vnLotteryLaunch"],
      ["KITE", "/seamless?vassalage=KITE&gameType=SPORTS", "launchGame"],
    ]),
  )("for %s opens %s and launches it", async (vassalage, to, launch) => {
    const { address, requests } = await press(vassalage);
    await waitFor(() => expect(address()).toBe(to));
    await waitFor(() => expect(requests(launch)).toHaveLength(1));
  });

  it("with a list of games opens it in a popup and keeps the address", async () => {
    const { address, requests, user } = await press("KITE", "VASSALAGE");
    const popup = await dialog("The Vendor");
    await within(popup).findByRole("button", { name: "Play Tidal Lanterns" });
    expect(address()).toBe("/sports");
    expect(requests("gamesList")).toContainEqual(
      expect.objectContaining({
        gameType: "SPORTS",
        vassalage: "KITE",
        pageSize: 28,
      }),
    );
    await user.click(
      within(popup).getByRole("button", { name: "Play Tidal Lanterns" }),
    );
    await waitFor(() => expect(address()).toMatch(/^\/seamless\?/));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("a game's page", () => {
  it.each([
    ["a script", "javascript:alert(1)"],
    ["a host that is not the brand's", "https://elsewhere.example/game"],
    ["a path of the portal itself", "/"],
  ])("does not frame %s", async (_what, url) => {
    const { faults } = await renderPortal(seamless, {
      visitor: "full",
      handlers: { launchGame: () => ({ url }) },
    });
    await screen.findByText("Invalid URL, please contact customer service");
    expect(document.querySelector("iframe")).toBeNull();
    if (url !== "/")
      expect(faults).toContainEqual({ type: "host", address: url });
  });

  it("can be launched again after a failure", async () => {
    const { user, platform } = await renderPortal(seamless, {
      visitor: "full",
      before: (fakes) => fakes.platform.fail("launchGame", "network"),
    });
    await screen.findByText("Network link is abnormal, please try again");
    platform.fail("launchGame", undefined);
    await user.click(
      screen.getByRole("button", { name: wordsOf("game.maintenance.retry") }),
    );
    expect(await screen.findByTitle(wordsOf("game.title"))).toHaveAttribute(
      "src",
      "https://games.example/play/kites",
    );
  });

  // ERR-23
  it("under maintenance offers only hot games that are open, and a retry", async () => {
    const hot = sampleGames(3).map((game, index) => ({
      ...game,
      gameName: game.name,
      maintenance: index === 0 ? 1 : 0,
    }));
    const { user, platform } = await renderPortal(seamless, {
      visitor: "full",
      handlers: { hotGames: () => ({ list: hot }) },
      before: (fakes) =>
        fakes.platform.fail("launchGame", {
          code: "GAME_MAINTENANCE",
          status: 409,
        }),
    });
    await screen.findByRole("heading", {
      name: wordsOf("game.maintenance.title"),
    });
    await screen.findByRole("heading", {
      name: wordsOf("game.maintenance.others"),
    });
    await screen.findByRole("button", { name: "Play Ember Orchard" });
    expect(
      screen.queryByRole("button", { name: "Play Tidal Lanterns" }),
    ).not.toBeInTheDocument();
    platform.fail("launchGame", undefined);
    await user.click(
      screen.getByRole("button", { name: wordsOf("game.maintenance.retry") }),
    );
    await screen.findByTitle(wordsOf("game.title"));
  });

  it("reads the balance again only after a message from its own frame", async () => {
    const { requests } = await renderPortal(seamless, { visitor: "full" });
    const frame = await screen.findByTitle(wordsOf("game.title"));
    await waitFor(() => expect(frame).toHaveAttribute("src"));
    if (!(frame instanceof HTMLIFrameElement))
      throw new Error("It is no frame.");
    const before = requests("balance").length;
    const say = (origin: string, source: Window | null, data: unknown) =>
      act(() =>
        window.dispatchEvent(
          new MessageEvent("message", { origin, source, data }),
        ),
      );
    const moved = { type: "foyer:balance" };
    say("https://elsewhere.example", frame.contentWindow, moved);
    say("https://games.example", window, moved);
    say("https://games.example", frame.contentWindow, { type: "other" });
    say("https://games.example", frame.contentWindow, "foyer:balance");
    expect(requests("balance")).toHaveLength(before);
    say("https://games.example", frame.contentWindow, moved);
    await waitFor(() => expect(requests("balance")).toHaveLength(before + 1));
  });
});
