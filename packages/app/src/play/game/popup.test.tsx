import { screen, waitFor, within } from "@testing-library/react";
import {
  sampleBanner,
  samplePromotion,
  type Handlers,
} from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import {
  dialog,
  renderWithHome,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const linkage = { type: "GAME", target: "KITE/LIVE/kites" } as const;
const content = (target: string = linkage.target): Handlers => ({
  announcements: () => ({
    banners: [
      sampleBanner({
        url: "/kites.png",
        title: "Kites tonight",
        linkage: { type: "GAME", target },
      }),
    ],
    player: [],
    popup: [],
    promotion: {
      categories: [],
      list: [
        samplePromotion({
          title: "A week of kites",
          linkage: { type: "GAME", target },
        }),
      ],
    },
  }),
});

const pressBanner = async (options: PortalOptions) => {
  const portal = await renderWithHome("/", { handlers: content(), ...options });
  if (options.visitor)
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
  await portal.user.click(
    await screen.findByRole("button", { name: /Kites tonight/ }),
  );
  return portal;
};

describe("a game's popup (GAM-32)", () => {
  it("opens from a banner over the page and launches the game once", async () => {
    const { address, requests, user } = await pressBanner({ visitor: "full" });
    const popup = await dialog("Kites tonight");
    expect(await within(popup).findByTitle("Kites tonight")).toHaveAttribute(
      "src",
      "https://games.example/play/kites",
    );
    expect(address()).toBe("/");
    expect(requests("launchGame")).toEqual([
      expect.objectContaining({
        vassalage: "KITE",
        gameType: "LIVE",
        gameCode: "kites",
        mode: "REAL",
      }),
    ]);
    await user.click(
      within(popup).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  });

  it("opens from a promotion's details", async () => {
    const { user } = await renderWithHome("/promotions", {
      handlers: content(),
      visitor: "full",
    });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await user.click(
      await screen.findByRole("link", {
        name: "More A week of kites",
      }),
    );
    await user.click(
      await screen.findByRole("button", { name: wordsOf("announcement.play") }),
    );
    await within(await dialog("A week of kites")).findByTitle(
      "A week of kites",
    );
  });

  // ROL-23, OPN-71
  it("asks a visitor to log in first", async () => {
    const { calls } = await pressBanner({});
    await dialog(wordsOf("login.title"));
    expect(calls()).not.toContain("launchGame");
  });

  it("warns a trial user", async () => {
    const { calls } = await pressBanner({ visitor: "trial" });
    await dialog(wordsOf("gate.realAccount.title"));
    expect(calls()).not.toContain("launchGame");
  });

  // ERR-07
  it("does not frame a foreign host, shows an error, and can be retried", async () => {
    let url = "https://elsewhere.example/game";
    const { user } = await pressBanner({
      visitor: "full",
      handlers: { ...content(), launchGame: () => ({ url }) },
    });
    const popup = await dialog("Kites tonight");
    await within(popup).findByText(
      "Invalid URL, please contact customer service",
    );
    expect(document.querySelector("iframe")).toBeNull();
    url = "https://games.example/play/kites";
    await user.click(
      within(popup).getByRole("button", {
        name: wordsOf("game.maintenance.retry"),
      }),
    );
    await within(popup).findByTitle("Kites tonight");
  });

  it("is not offered by a banner whose target names no game", async () => {
    await renderWithHome("/", { handlers: content("KITE") });
    await screen.findByText("Kites tonight");
    expect(screen.queryByRole("button", { name: /Kites tonight/ })).toBeNull();
  });
});
