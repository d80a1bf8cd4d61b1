import { describe, expect, it } from "vitest";
import { categoryCodes } from "../brand/brand.ts";
import { lobbyMenu, makeLobby } from "../domain/lobby.ts";
import { sampleGames, sampleLanes } from "./index.ts";

describe("samples", () => {
  it("are the same at every call, and all distinct", () => {
    expect(sampleGames(60)).toEqual(sampleGames(60));
    const games = sampleGames(60);
    for (const key of ["nodeId", "name", "gameCode", "iconUrl"] as const) {
      expect(new Set(games.map((game) => game[key])).size).toBe(60);
    }
  });

  it("have pictures that need no network", () => {
    for (const { iconUrl, iconColor } of sampleGames(400)) {
      expect(iconUrl).toMatch(/^data:image\/svg\+xml,/);
      expect(iconColor).toMatch(/^#[0-9a-f]{6}$/);
      expect(decodeURIComponent(iconUrl)).not.toMatch(/&(?!amp;|lt;|quot;)/);
    }
  });

  it("form a lobby", () => {
    const lobby = makeLobby({
      lanes: sampleLanes(),
      menus: [],
      offered: categoryCodes,
    });
    expect(lobbyMenu(lobby, categoryCodes).map(({ code }) => code)).toEqual([
      "HOME",
      "RNG",
      "LIVE",
      "FISH",
      "PVP",
      "SPORTS",
      "PROMO",
      "FAV",
    ]);
  });
});
