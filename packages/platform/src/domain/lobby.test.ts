import { describe, expect, it } from "vitest";
import { type CategoryCode, categoryCodes } from "../brand/brand.ts";
import type { Lane } from "../calls/game.ts";
import { lobbyMenu, makeLobby, vendorsOf } from "./lobby.ts";

const lane = (
  gameCategory: string,
  vendors: string[],
  gameClassify: Lane["gameClassify"] = [],
): Lane => ({
  gameCategory,
  vendors,
  cards: new Map(
    vendors.map((vassalage) => [
      vassalage,
      {
        vassalage,
        accountTypeName: "",
        title: `${vassalage} Studio`,
        isGame: "",
      },
    ]),
  ),
  gameClassify,
});

const lobbyOf = (
  lanes: Lane[],
  offered: readonly CategoryCode[] = categoryCodes,
  menus: { gameType: string; sort: number }[] = [],
) => makeLobby({ lanes, menus, offered });

const namesIn = (lobby: ReturnType<typeof makeLobby>, code: CategoryCode) =>
  lobby.mappingVendor.get(code)?.vendors.map(({ vassalage }) => vassalage);

describe("the menu (LOB-04, LOB-06, LOB-07)", () => {
  const codes = (
    lobby: ReturnType<typeof makeLobby>,
    offered: readonly CategoryCode[] = categoryCodes,
  ) => lobbyMenu(lobby, offered).map(({ code }) => code);

  it("shows Home first, categories with providers in the platform's order, then Promo and Fav", () => {
    const lobby = lobbyOf(
      [lane("RNG", ["A"]), lane("LIVE", ["B"]), lane("FISH", ["C"])],
      categoryCodes,
      [
        { gameType: "FISH", sort: 1 },
        { gameType: "FAV", sort: 0 },
        { gameType: "RNG", sort: 2 },
        { gameType: "PROMO", sort: 0 },
      ],
    );
    expect(codes(lobby)).toEqual([
      "HOME",
      "FISH",
      "RNG",
      "LIVE",
      "PROMO",
      "FAV",
    ]);
  });

  it("keeps the brand's own order when the platform gives none", () => {
    const offered = ["LIVE", "RNG"] as const;
    const lobby = lobbyOf([lane("RNG", ["A"]), lane("LIVE", ["B"])], offered);
    expect(codes(lobby, offered)).toEqual(["HOME", "LIVE", "RNG"]);
  });

  it("leaves out categories that have no providers, that the brand does not offer, or that are unknown", () => {
    const offered = ["HOME", "RNG", "LIVE"] as const;
    const lobby = lobbyOf(
      [
        lane("RNG", []),
        lane("LIVE", ["A"]),
        lane("FISH", ["B"]),
        lane("BLIMP", ["C"]),
      ],
      offered,
    );
    expect(codes(lobby, offered)).toEqual(["HOME", "LIVE"]);
  });

  it("ignores lanes that the platform sends for Home and Fav", () => {
    const lobby = lobbyOf([
      lane("FAV", ["A"]),
      lane("HOME", ["B"]),
      lane("RNG", ["C"]),
    ]);
    expect(codes(lobby)).toEqual(["HOME", "RNG", "PROMO", "FAV"]);
  });
});

// LOB-33
describe("lanes shown under another category (LOB-38, LOB-39, OPN-76)", () => {
  it("puts e-sports under sports", () => {
    const lobby = lobbyOf([lane("ESPORTS", ["E"]), lane("SPORTS", ["S"])]);
    expect(lobby.sortingVendor).toEqual(["SPORTS"]);
    expect(namesIn(lobby, "SPORTS")).toEqual(["E", "S"]);
  });

  it("keeps e-sports separate when the brand has no sports", () => {
    expect(
      lobbyOf([lane("ESPORTS", ["E"])], ["ESPORTS"]).sortingVendor,
    ).toEqual(["ESPORTS"]);
  });

  it("puts the lane JL under the slots", () => {
    const lobby = lobbyOf([lane("RNG", ["A"]), lane("JL", ["B", "A"])]);
    expect(lobby.sortingVendor).toEqual(["RNG"]);
    expect(namesIn(lobby, "RNG")).toEqual(["A", "B"]);
  });

  it("puts the provider JL under the slots, whatever its lane", () => {
    const lobby = lobbyOf([lane("FISH", ["JL", "C"]), lane("RNG", ["A"])]);
    expect(namesIn(lobby, "RNG")).toEqual(["JL", "A"]);
    expect(namesIn(lobby, "FISH")).toEqual(["C"]);
  });

  it("merges the classifications of both lanes", () => {
    const lobby = lobbyOf([
      lane("RNG", ["A"], [{ code: "JP", vendors: ["A"] }]),
      lane(
        "JL",
        ["B"],
        [
          { code: "JP", vendors: ["B"] },
          { code: "AC", vendors: [] },
        ],
      ),
    ]);
    expect(lobby.mappingVendor.get("RNG")?.classifications).toEqual([
      { code: "JP", vendors: ["A", "B"] },
      { code: "AC", vendors: [] },
    ]);
  });
});

describe("providers", () => {
  it("have a card even when the platform sends none", () => {
    const bare: Lane = { ...lane("RNG", []), vendors: ["LUMEN"] };
    expect(lobbyOf([bare]).mappingVendor.get("RNG")?.vendors).toEqual([
      {
        vassalage: "LUMEN",
        accountTypeName: "",
        title: "LUMEN",
        isGame: "",
        gameType: "RNG",
      },
    ]);
  });

  it("are played under their own category, wherever they are shown", () => {
    const lobby = lobbyOf([
      lane("SPORTS", ["S", "BOTH"]),
      lane("ESPORTS", ["E", "BOTH"]),
      lane("JL", ["J"]),
      lane("FISH", ["JL"]),
    ]);
    const played = (category: CategoryCode) =>
      vendorsOf(lobby, category).map(
        ({ vassalage, gameType }) => `${vassalage} ${gameType}`,
      );
    expect(played("SPORTS")).toEqual(["S SPORTS", "BOTH SPORTS", "E ESPORTS"]);
    expect(played("ESPORTS")).toEqual(["E ESPORTS", "BOTH ESPORTS"]);
    expect(played("RNG")).toEqual(["J RNG", "JL RNG"]);
    expect(played("LIVE")).toEqual([]);
  });
});
