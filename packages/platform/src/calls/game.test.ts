import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { favouriteList } from "./account-game.ts";
import { game, gameVendor } from "./game.ts";

const bare = { nodeId: 7, vassalage: "KITE", gameType: "RNG" };
const read = (over: object) => v.parse(game, { ...bare, ...over });

describe("a game on the wire (GAM-01)", () => {
  // OPN-65
  it("is read with every documented field and normalised", () => {
    expect(
      read({
        gameId: 77,
        gameCode: "kites",
        gameName: "Kites",
        iconUrl: "/kites.png",
        lagerIcon: "/kites-large.png",
        isHot: 1,
        supportPlay: "0",
        isGame: "VASSALAGE",
      }),
    ).toEqual(
      expect.objectContaining({
        nodeId: "7",
        gameId: "77",
        vassalage: "KITE",
        gameType: "RNG",
        gameCode: "kites",
        name: "Kites",
        iconUrl: "/kites.png",
        lagerIcon: "/kites-large.png",
        isHot: true,
        supportPlay: false,
        isGame: "VASSALAGE",
      }),
    );
  });

  it.each([
    [{ gameName: "Kites" }, "Kites"],
    [{ nodeName: "Kites by node" }, "Kites by node"],
    [{ gameName: "Kites", displayName: "Kites, shown" }, "Kites, shown"],
    [{ gameCode: "kites" }, "kites"],
    [{}, "7"],
  ])("with %j is called %s", (over, name) => {
    expect(read(over).name).toBe(name);
  });

  it.each([
    [{ iconUrl: "/a.png" }, "/a.png"],
    [{ showIcon: "/b.png" }, "/b.png"],
    [{ iconUrl: "/a.png", showIcon: "/b.png" }, "/a.png"],
    [{ lagerIcon: "/c.png" }, "/c.png"],
    [{}, ""],
  ])("with %j has the picture %j", (over, icon) => {
    expect(read(over).iconUrl).toBe(icon);
  });

  it("reads the same again after it was stored", () => {
    const once = read({ nodeName: "Kites", showIcon: "/b.png" });
    expect(v.parse(game, once)).toEqual(once);
  });
});

describe("a category on the wire (LOB-34, GAM-02)", () => {
  const lanesOf = (lane: object) =>
    v.parse(gameVendor.response, { data: { lanes: [lane] } }).data.lanes;

  it("has vendors, cards by vendor, and classifications with their own vendors", () => {
    const card = {
      vassalage: "KITE",
      accountTypeName: "Kite & Co",
      title: "Kites",
      isGame: "VASSALAGE",
    };
    expect(
      lanesOf({
        gameCategory: "RNG",
        vendors: ["KITE"],
        cards: { KITE: card },
        gameClassify: [{ code: "JP", vendors: ["KITE"] }],
      }),
    ).toEqual([
      {
        gameCategory: "RNG",
        vendors: ["KITE"],
        cards: new Map([["KITE", card]]),
        gameClassify: [{ code: "JP", vendors: ["KITE"] }],
      },
    ]);
  });

  it("keeps its other cards when one is invalid, and needs none", () => {
    const [lane] = lanesOf({
      gameCategory: "RNG",
      vendors: ["KITE", "LUMEN"],
      cards: { KITE: 3, LUMEN: { vassalage: "LUMEN" } },
    });
    expect([...(lane?.cards.keys() ?? [])]).toEqual(["LUMEN"]);
    expect(lanesOf({ gameCategory: "PVP" })).toEqual([
      { gameCategory: "PVP", vendors: [], cards: new Map(), gameClassify: [] },
    ]);
  });
});

describe("the favourites on the wire (FAV-08)", () => {
  it("contain games, the page number and the number of pages", () => {
    const page = v.parse(favouriteList.response, {
      content: [{ ...bare, gameName: "Kites" }, "no game"],
      pageNum: "2",
      totalPages: 3,
    });
    expect(page).toMatchObject({ pageNum: 2, totalPages: 3 });
    expect(page.content.map(({ name }) => name)).toEqual(["Kites"]);
  });
});
