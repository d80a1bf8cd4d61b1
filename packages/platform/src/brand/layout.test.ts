import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { layout, lookOf, phonePlaces } from "./layout.ts";
import { jurisdiction } from "./place.ts";

const parse = (value: unknown) => v.safeParse(layout, value);

describe("layout", () => {
  it("defaults to the first brand's layout", () => {
    expect(v.parse(layout, {})).toEqual({
      home: {
        sections: [
          "banner",
          "notices",
          "tools",
          "hot",
          "own",
          "categories",
          "winners",
        ],
        rails: ["RNG", "LIVE", "PVP", "FISH", "INHOUSE"],
      },
      gameCard: "poster",
      header: "bar",
      phoneNavigation: "bottom",
      phonePlaces: ["home", "promotions", "favourites", "recent", "account"],
      sideMenu: "open",
      banner: { shape: "wide", autoplay: 5, loop: true },
      pager: { links: 5, sizes: [20] },
      pictures: "natural",
    });
  });

  it.each([
    ["a section twice", { home: { sections: ["hot", "hot"] } }],
    ["a home of nothing", { home: { sections: [] } }],
    ["a section that there is not", { home: { sections: ["jackpots"] } }],
    ["two places", { phonePlaces: ["home", "account"] }],
    ["six places", { phonePlaces: phonePlaces.slice(0, 6) }],
    ["a place twice", { phonePlaces: ["home", "home", "account"] }],
    ["banners that hurry", { banner: { autoplay: 2 } }],
    ["a style sheet", { gameCard: "poster;}*{display:none" }],
    ["a pager of ten", { pager: { links: 10 } }],
    ["no page size", { pager: { sizes: [] } }],
    ["a page size that no call takes", { pager: { sizes: [7] } }],
    ["a member that there is not", { footer: "wide" }],
  ])("rejects %s", (_, value) => {
    expect(parse(value).success).toBe(false);
  });

  it("accepts banners without autoplay", () => {
    expect(parse({ banner: { autoplay: 0 } }).success).toBe(true);
  });
});

describe("lookOf", () => {
  const words = [
    layout.entries.gameCard,
    layout.entries.header,
    layout.entries.phoneNavigation,
    layout.entries.sideMenu,
    layout.entries.pictures,
  ].flatMap((member) => member.wrapped.pipe[0].options as readonly string[]);

  it("gives each member a word, and no word two meanings", () => {
    const shapes = ["wide", "card", "split"];
    expect(new Set([...words, ...shapes]).size).toBe(words.length + 3);
    const look = v.parse(layout, { gameCard: "cover", header: "slim" });
    expect(lookOf(look)).toBe("cover slim bottom open natural wide");
  });
});

describe("jurisdiction", () => {
  const lines = (url: string) => ({
    id: "lakeland",
    helpLines: [{ name: "Stillwater", url }],
  });

  it("accepts only https links", () => {
    const parsed = (url: string) => v.safeParse(jurisdiction, lines(url));
    expect(parsed("https://help.example/talk?lang=en").success).toBe(true);
    for (const url of [
      "http://help.example",
      "javascript:alert(1)",
      "//help.example",
      "https://help.example/\"onclick='x'",
      "https://",
    ])
      expect(parsed(url).success, url).toBe(false);
  });

  it("has no help lines by default", () => {
    expect(v.parse(jurisdiction, { id: "none" })).toEqual({
      id: "none",
      helpLines: [],
    });
  });
});
