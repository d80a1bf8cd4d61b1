import { describe, expect, it } from "vitest";
import { expectWellFormed } from "../testing/well-formed.ts";
import { goodsArt, goodsNames, isGoods } from "./index.ts";

/** A drawing without the id prefixes that derive from its name. */
const lines = (svg: string) => svg.replace(/k[0-9a-z]+-/g, "");

describe("product pictures", () => {
  it.each(goodsNames)(
    "draws %s well-formed, 4:3 and identically each time",
    (name) => {
      const svg = goodsArt(name);
      expectWellFormed(svg);
      expect(svg).toMatch(/^<svg[^>]* width="400" height="300"/);
      expect(goodsArt(name)).toBe(svg);
      // No larger than a cover: a page shows a dozen.
      expect(svg.length).toBeLessThan(20_000);
    },
  );

  it("draws every product differently", () => {
    const all = goodsNames.map((name) => lines(goodsArt(name)));
    expect(new Set(all).size).toBe(goodsNames.length);
  });

  it.each(["dragon", "constructor", "__proto__", ""])(
    "has no picture for %j",
    (name) => expect(isGoods(name)).toBe(false),
  );
});
