import { describe, expect, it } from "vitest";
import {
  classificationOf,
  classificationsIn,
  liveClassifications,
  slotClassifications,
  tabClassifications,
  vendorsIn,
} from "./classifications.ts";
import type { LobbyLane } from "./lobby.ts";

const lane = (over: Partial<LobbyLane> = {}): LobbyLane => ({
  code: "RNG",
  vendors: ["LUMEN", "KITE", "HARBOUR"].map((vassalage) => ({
    vassalage,
    accountTypeName: "",
    title: vassalage,
    isGame: "",
  })),
  classifications: [
    { code: "NEW", vendors: [] },
    { code: "BG", vendors: [] },
    { code: "JP", vendors: ["KITE", "ELSEWHERE"] },
    { code: "", vendors: [] },
    { code: "SC", vendors: [] },
  ],
  ...over,
});
const all = { vendor: "ALL", bingo: true };

describe("the catalogue of classifications", () => {
  it("has six types of slots, thirteen of live tables, and four tabs (LOB-02, LOB-16, LOB-40)", () => {
    expect(slotClassifications).toEqual(["SC", "VP", "JP", "TG", "AC", "BG"]);
    expect(liveClassifications).toHaveLength(13);
    expect(tabClassifications).toEqual(["JP", "TG", "AC", "BG"]);
  });

  it.each([
    ["baccarat", "BACCARAT"],
    ["AHJONG", "AHJONG"],
    ["MAHJONG", undefined],
    ["__proto__", undefined],
  ])("reads %s as %s", (code, known) => {
    expect(classificationOf(code)).toBe(known);
  });
});

describe("classificationsIn", () => {
  it("returns the category's classifications in catalogue order, unknown ones last", () => {
    expect(classificationsIn(lane(), all)).toEqual(["SC", "JP", "BG", "NEW"]);
  });

  it("includes bingo only in a bingo language (LOB-03)", () => {
    expect(classificationsIn(lane(), { ...all, bingo: false })).toEqual([
      "SC",
      "JP",
      "NEW",
    ]);
  });

  it("returns none for fish (LOB-12)", () => {
    expect(classificationsIn(lane({ code: "FISH" }), all)).toEqual([]);
  });

  it("can be limited to one provider", () => {
    const of = (vendor: string) =>
      classificationsIn(lane(), { ...all, vendor });
    expect(of("KITE")).toContain("JP");
    expect(of("LUMEN")).not.toContain("JP");
    expect(of("LUMEN")).toContain("SC");
  });
});

describe("vendorsIn (LOB-35)", () => {
  it.each([
    ["JP", ["KITE"]],
    ["SC", ["LUMEN", "KITE", "HARBOUR"]],
    ["ALL", ["LUMEN", "KITE", "HARBOUR"]],
    ["nothing", ["LUMEN", "KITE", "HARBOUR"]],
  ])("finds for %s: %j", (classification, vendors) => {
    expect(
      vendorsIn(lane(), classification).map(({ vassalage }) => vassalage),
    ).toEqual(vendors);
  });
});
