import { describe, expect, it } from "vitest";
import { samplePromotion } from "../fake/content.ts";
import {
  listedCategories,
  promotionBadgeOf,
  promotionsIn,
  promotionTypeOf,
  promotionTypes,
} from "./promotions.ts";

describe("listedCategories (PRO-03)", () => {
  it("leaves out gaming and lotto_promo, regardless of case", () => {
    const categories = [
      "gaming",
      "live",
      "lotto_promo",
      "Gaming",
      "LOTTO_PROMO",
      "lotto",
    ].map((type, index) => ({ id: String(index), title: type, type }));
    expect(listedCategories(categories).map(({ type }) => type)).toEqual([
      "live",
      "lotto",
    ]);
  });
});

describe("promotionsIn (PRO-05)", () => {
  const all = [
    samplePromotion({ id: "1", promoAnnouncementCategoryIds: ["a", "b"] }),
    samplePromotion({ id: "2", promoAnnouncementCategoryIds: ["b"] }),
    samplePromotion({ id: "3", promoAnnouncementCategoryIds: [] }),
  ];
  it.each([
    ["a", ["1"]],
    ["b", ["1", "2"]],
    ["c", []],
    ["", []],
    [undefined, ["1", "2", "3"]],
  ])("returns for category %j: %j", (category, ids) => {
    expect(promotionsIn(all, category).map(({ id }) => id)).toEqual(ids);
  });
});

describe("promotionTypeOf (PRO-15)", () => {
  it("knows each of the fifteen types by its own name", () => {
    expect(promotionTypes).toHaveLength(15);
    expect(promotionTypes.map((type) => promotionTypeOf(type))).toEqual(
      promotionTypes,
    );
  });
  it.each([
    ["new player", "newPlayer"],
    ["NEW_PLAYER", "newPlayer"],
    ["Sport", "sport"],
    ["", "other"],
    ["constructor", "other"],
    ["whatever", "other"],
  ])("reads %j as %s", (text, type) => {
    expect(promotionTypeOf(text)).toBe(type);
  });
});

describe("promotionBadgeOf (PRO-16)", () => {
  it.each([
    ["newbie", "newbie"],
    ["high rate", "highRate"],
    ["HIGH_RATE", "highRate"],
    ["VIP", "vip"],
    ["", undefined],
    ["event", undefined],
    ["__proto__", undefined],
  ])("reads %j as %s", (text, badge) => {
    expect(promotionBadgeOf(text)).toBe(badge);
  });
});
