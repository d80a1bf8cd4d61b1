import { screen, waitFor, within } from "@testing-library/react";
import {
  sampleBanner,
  samplePermission,
  type Handlers,
} from "@foyer/platform/fake";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  dialog,
  renderWithHome,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const seamless = "/seamless?vassalage=KITE&gameType=LIVE&gameCode=kites";
const address = "https://games.example/play/kites";
const banner: Handlers = {
  announcements: () => ({
    banners: [
      sampleBanner({
        url: "/kites.png",
        title: "Kites tonight",
        linkage: { type: "GAME", target: "KITE/LIVE/kites" },
      }),
    ],
    player: [],
    popup: [],
    promotion: { categories: [], list: [] },
  }),
};

const fakeWindow = (opens: boolean) => {
  const replace = vi.fn();
  const made = { opener: window, location: { replace } };
  const open = vi.fn(() => (opens ? made : null));
  vi.stubGlobal("open", open);
  return { made, open, replace };
};

/** Opens a game's page. */
const openPage = async (handlers: Handlers = {}) => {
  const portal = await renderWithHome(seamless, { visitor: "full", handlers });
  await screen.findByTitle(wordsOf("game.title"));
  return portal;
};
/** Opens the same game in a dialog over the lobby. */
const openPopup = async (options: PortalOptions = {}) => {
  const portal = await renderWithHome("/", {
    visitor: "full",
    handlers: banner,
    ...options,
  });
  await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
  await portal.user.click(
    await screen.findByRole("button", { name: /Kites tonight/ }),
  );
  return { ...portal, popup: await dialog("Kites tonight") };
};

const toWindow = { name: wordsOf("ui.gameFrame.window") };
const blocked = /^Popup blocked, please allow popups and try again/;

describe("a separate window for a game", () => {
  it("opens on the press without access to the portal, and the portal leaves the game", async () => {
    const { made, open, replace } = fakeWindow(true);
    const portal = await openPage();
    await portal.user.click(screen.getByRole("button", toWindow));
    expect(open).toHaveBeenCalledExactlyOnceWith("about:blank", "_blank");
    expect(made.opener).toBeNull();
    expect(replace).toHaveBeenCalledExactlyOnceWith(address);
    await waitFor(() => expect(portal.address()).toBe("/"));
    expect(screen.queryByTitle(wordsOf("game.title"))).not.toBeInTheDocument();
    expect(portal.requests("launchGame")).toHaveLength(1);
  });

  it("shows a message when the browser blocks it, and the game stays on the page", async () => {
    fakeWindow(false);
    const portal = await openPage();
    await portal.user.click(screen.getByRole("button", toWindow));
    await screen.findByText(blocked);
    expect(screen.getByTitle(wordsOf("game.title"))).toHaveAttribute(
      "src",
      address,
    );
    expect(portal.address()).toBe(seamless);
  });

  it("is not offered before the game is launched", async () => {
    await renderWithHome(seamless, {
      visitor: "full",
      before: ({ platform }) => platform.hold("launchGame"),
    });
    await screen.findByRole("img", { name: "Game is loading" });
    expect(screen.queryByRole("button", toWindow)).not.toBeInTheDocument();
  });
});

describe("a game's popup", () => {
  it("closes by its button without going back in history, and the page stays", async () => {
    const { popup, user, address: at } = await openPopup();
    await within(popup).findByTitle("Kites tonight");
    // Navigation inside the frame is part of the history: going back would only change the game's page.
    const back = vi.spyOn(history, "go");
    await user.click(
      within(popup).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(back).not.toHaveBeenCalled();
    expect(at()).toBe("/");
  });

  it("under maintenance offers other games and opens the chosen one on its page", async () => {
    const {
      popup,
      user,
      platform,
      address: at,
    } = await openPopup({
      before: (fakes) =>
        fakes.platform.fail("launchGame", {
          code: "GAME_MAINTENANCE",
          status: 409,
        }),
    });
    await within(popup).findByRole("heading", {
      name: wordsOf("game.maintenance.title"),
    });
    platform.fail("launchGame", undefined);
    await user.click(
      await within(popup).findByRole("button", { name: "Play Ember Orchard" }),
    );
    await screen.findByTitle("Ember Orchard");
    expect(at()).toMatch(/^\/seamless\?/);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the game host (GAM-27)", () => {
  const served = (...launchGameCDNs: string[]): Handlers => ({
    permission: () => samplePermission({ launchGameCDNs }),
    launchGame: () => ({ url: "/play/kites" }),
  });

  it("is put before an address that is only a path, chosen from the list at random", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.6);
    await openPage(
      served("https://elsewhere.example", "https://games.example"),
    );
    expect(screen.getByTitle(wordsOf("game.title"))).toHaveAttribute(
      "src",
      address,
    );
  });

  it("is never framed when the brand does not allow it", async () => {
    const { faults } = await renderWithHome(seamless, {
      visitor: "full",
      handlers: served("https://elsewhere.example"),
    });
    await screen.findByText("Invalid URL, please contact customer service");
    expect(document.querySelector("iframe")).toBeNull();
    expect(faults).toContainEqual({
      type: "host",
      address: "https://elsewhere.example/play/kites",
    });
  });
});

describe("full screen for a game", () => {
  afterEach(() => {
    Reflect.deleteProperty(document, "fullscreenEnabled");
    Reflect.deleteProperty(Element.prototype, "requestFullscreen");
  });
  const full = { name: wordsOf("ui.gameFrame.full") };

  it("is not offered when the browser does not support it", async () => {
    await openPage();
    expect(screen.queryByRole("button", full)).not.toBeInTheDocument();
  });

  it("is requested for the game's own part of the page", async () => {
    Object.defineProperty(document, "fullscreenEnabled", {
      value: true,
      configurable: true,
    });
    const asked: Element[] = [];
    Object.defineProperty(Element.prototype, "requestFullscreen", {
      configurable: true,
      value: function (this: Element) {
        asked.push(this);
        return Promise.reject(new TypeError("Not now."));
      },
    });
    const { user } = await openPage();
    await user.click(screen.getByRole("button", full));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.contains(screen.getByTitle(wordsOf("game.title")))).toBe(
      true,
    );
    // If the browser rejects fullscreen, nothing changes.
    expect(screen.getByRole("button", full)).toBeInTheDocument();
  });
});
