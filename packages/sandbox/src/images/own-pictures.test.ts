import { vendorMark } from "@foyer/art";
import { luminance } from "@foyer/art/colour";
import { goodsNames } from "@foyer/art/goods/index";
import { themeOf } from "@foyer/art/theme";
import { describe, expect, it } from "vitest";
import { goods } from "../seed/money-lists.ts";
import { kindOf } from "../services/cover-kind.ts";
import { seedVendors } from "../stock/vendors.ts";

/** Contrast of two colours as WCAG defines it. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted(
    (one, other) => one - other,
  );
  return (high + 0.05) / (low + 0.05);
}

describe("the sandbox's initial pictures", () => {
  it("give each sports and e-sports provider a different emblem", () => {
    const houses = seedVendors.filter(({ gameType }) =>
      ["SPORTS", "ESPORTS"].includes(gameType),
    );
    const shown = houses.map(({ vassalage, gameType }) => {
      const kind = kindOf(gameType);
      const words = `${kind}  ${vassalage} ${gameType}`;
      return themeOf(words, kind, () => 0).emblems.join();
    });
    expect(shown).toHaveLength(7);
    expect(new Set(shown).size).toBe(7);
  });

  it("give provider logos enough contrast on dark and on light surfaces", () => {
    for (const vendor of seedVendors) {
      for (const style of ["default", "active", "color", "purple"] as const) {
        const svg = vendorMark({
          vendor: vendor.vassalage,
          name: vendor.name,
          style,
        });
        for (const [colour] of svg
          .replace(/<mask.*?<\/mask>/g, "")
          .matchAll(/#[0-9a-f]{6}\b/g)) {
          expect(contrast(colour, "#0b1a1f")).toBeGreaterThanOrEqual(3);
          expect(contrast(colour, "#f4f9fa")).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  it("include a different drawing for every product of the points mall", () => {
    const pictures = goods.map(([, , , , , art]) => art);
    expect(new Set(pictures).size).toBe(goods.length);
    expect(pictures.toSorted()).toEqual(goodsNames.toSorted());
  });
});
