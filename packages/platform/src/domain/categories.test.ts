import { describe, expect, it } from "vitest";
import { categoryCodes } from "../brand/brand.ts";
import {
  categories,
  categoryOf,
  categoryOfPath,
  offeredCategories,
} from "./categories.ts";

describe("the catalogue (LOB-01, OPN-23, OPN-24)", () => {
  it("contains each code once, with a label of its own", () => {
    expect(categories.map(({ code }) => code)).toEqual([...categoryCodes]);
    expect(new Set(categories.map(({ labelId }) => labelId)).size).toBe(
      categories.length,
    );
  });

  // LOB-05
  it.each([
    ["HOME", "hd_home"],
    ["PROMO", "hd_event"],
    ["LOTT", "con_lott"],
    ["LIVE", "con_live"],
    ["SPORTS", "con_sports"],
    ["FISH", "con_fish"],
    ["RNG", "con_rng"],
    ["PVP", "con_pvp"],
    ["INHOUSE", "in_house"],
    ["ESPORTS", "compete_game"],
    ["ELOTT", "con_elott"],
    ["COCKFIGHT", "con_cockfight"],
    ["FAV", "hd_fav"],
  ])("labels %s as %s", (code, labelId) => {
    expect(categoryOf(code)?.labelId).toBe(labelId);
  });

  it("contains no other codes", () => {
    expect(categoryOf("JL")).toBeUndefined();
    expect(categoryOf("constructor")).toBeUndefined();
  });
});

describe("categoryOfPath (NAV-11)", () => {
  it.each([
    ["/sports", "SPORTS"],
    ["/esports", "ESPORTS"],
    ["/live", "LIVE"],
    ["/lott", "LOTT"],
    ["/elott", "ELOTT"],
    ["/fish", "FISH"],
    ["/pvp", "PVP"],
    ["/rng", "RNG"],
    ["/inHouse", "INHOUSE"],
    ["/rng/popular/new", "RNG"],
    ["/rng/", "RNG"],
    ["/RNG", "RNG"],
    ["/rng?vassalage=LUMEN", "RNG"],
    ["/live#table", "LIVE"],
  ])("maps %s to %s", (path, code) => {
    expect(categoryOfPath(path)).toBe(code);
  });

  it.each([
    "/",
    "",
    "/lottery",
    "/rngs",
    "/vnLottery",
    "/a/rng",
    "rng",
    "//rng",
    "/favorite",
    "/promotions",
    "/constructor",
  ])("finds no category for %j", (path) => {
    expect(categoryOfPath(path)).toBeUndefined();
  });
});

describe("offeredCategories", () => {
  it("leaves out categories whose page the brand has switched off, never the lobby", () => {
    const offered = offeredCategories({
      categories: ["HOME", "RNG", "COCKFIGHT", "PROMO", "FAV"],
      routes: { off: ["/promotions", "/rng", "/"], needsLogin: [] },
    });
    expect(offered).toEqual(["HOME", "COCKFIGHT", "FAV"]);
  });
});
