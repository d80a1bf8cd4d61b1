import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { sampleGames, type Handlers } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const platform = "html5-desktop";
const vendors = () =>
  screen.findByRole("group", { name: wordsOf("lobby.vendors.label") });

/** A platform whose slots get another provider after the first request. */
const growing = (): Handlers => {
  let readings = 0;
  const cards = {
    LUMEN: { vassalage: "LUMEN", title: "Lumen Works" },
    KITE: { vassalage: "KITE", title: "Kite & Co" },
  };
  return {
    gameVendor: () => {
      readings += 1;
      const here = readings === 1 ? ["LUMEN"] : ["LUMEN", "KITE"];
      return {
        data: { lanes: [{ gameCategory: "RNG", vendors: here, cards }] },
      };
    },
  };
};

describe("the cached provider list (GAM-30)", () => {
  // API-36
  it("is reloaded once past every cache for a provider it lacks, and kept", async () => {
    const handlers = growing();
    const { requests, user } = await renderPortal("/rng?vassalage=KITE", {
      handlers,
    });
    await within(await vendors()).findByRole("button", { name: "Kite & Co" });
    expect(requests("gameVendor")).toEqual([
      { platform },
      { platform, flush: 1 },
    ]);
    await user.click(
      within(await vendors()).getByRole("button", { name: "Lumen Works" }),
    );
    expect(sessionStorage.getItem("gameVendor")).toContain("Kite & Co");
    expect(requests("gameVendor")).toHaveLength(2);
  });

  it("is not reloaded repeatedly for an unknown provider", async () => {
    const { requests, user } = await renderPortal("/rng?vassalage=NOBODY", {
      handlers: growing(),
    });
    const known = { name: "Kite & Co" };
    await user.click(await within(await vendors()).findByRole("button", known));
    await waitFor(() =>
      expect(requests("gamesList")).toContainEqual(
        expect.objectContaining({ vassalage: "KITE" }),
      ),
    );
    expect(requests("gameVendor")).toHaveLength(2);
  });

  it("is not reloaded for a provider it contains", async () => {
    const { requests } = await renderPortal("/rng?vassalage=LUMEN", {
      handlers: growing(),
    });
    await within(await vendors()).findByRole("button", { name: "Lumen Works" });
    await screen.findByRole("button", { name: "Play Tidal Lanterns" });
    expect(requests("gameVendor")).toEqual([{ platform }]);
  });

  // LOB-33
  it("is reused, like the hot games, when the portal restarts in the same session (GAM-31)", async () => {
    const play = () =>
      screen.findByRole("button", { name: "Play Tidal Lanterns" });
    await renderPortal("/?filter=HOT");
    await play();
    await waitFor(() =>
      expect(sessionStorage.getItem("gameVendor")).not.toBeNull(),
    );
    cleanup();
    const second = await renderPortal("/?filter=HOT", {
      handlers: { hotGames: () => ({ list: [] }) },
    });
    await play();
    await waitFor(() => expect(second.calls()).toContain("gameMenus"));
    expect(second.calls()).not.toContain("gameVendor");
    expect(second.calls()).not.toContain("hotGames");
  });
});

describe("a long category (LOB-32)", () => {
  it("shows five pages in the middle of its pager and two at each end", async () => {
    const games = sampleGames(2).map((game) => ({
      ...game,
      gameName: game.name,
    }));
    await renderPortal("/live?page=10", {
      handlers: { gamesList: () => ({ games, totalPages: 20 }) },
    });
    const pager = await screen.findByRole("navigation", {
      name: wordsOf("games.pager"),
    });
    expect(
      within(pager)
        .getAllByRole("button", { name: /^Page \d/ })
        .map(({ textContent }) => textContent),
    ).toEqual(["1", "2", "8", "9", "10", "11", "12", "19", "20"]);
  });
});
