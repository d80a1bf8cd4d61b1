import { describe, expect, it } from "vitest";
import { contrast, readColor, solve, writeColor } from "./color.ts";

describe("writeColor", () => {
  it("keeps a colour inside sRGB", () => {
    const read = readColor("#3e7fb5");
    expect(read && writeColor(read)).toBe("#3e7fb5");
  });

  it("lowers chroma, not lightness or hue, for a colour outside sRGB", () => {
    const back = readColor(writeColor({ l: 0.7, c: 0.4, h: 150 }));
    expect(back?.l).toBeCloseTo(0.7, 1);
    expect(back?.h).toBeCloseTo(150, -1);
    expect(back?.c).toBeLessThan(0.3);
  });

  it("writes alpha only for a translucent colour", () => {
    expect(writeColor({ l: 0, c: 0, h: 0, alpha: 0.5 })).toBe("#00000080");
    expect(writeColor({ l: 1, c: 0, h: 0, alpha: 1 })).toBe("#ffffff");
  });
});

describe("contrast", () => {
  it.each([
    ["#ffffff", "#000000", 21],
    ["#000000", "#ffffff", 21],
    ["#767676", "#ffffff", 4.54],
    ["#777777", "#ffffff", 4.48],
    ["#0000ff", "#ffffff", 8.59],
  ])("of %s on %s is %d", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it("takes the worse of black and white under a half-transparent background", () => {
    expect(contrast("#ffffff", "#00000080")).toBeCloseTo(
      contrast("#ffffff", "#7f7f7f"),
      1,
    );
  });
});

describe("solve", () => {
  it("keeps a colour that already has enough contrast", () => {
    expect(
      solve({ l: 0.3, c: 0, h: 0 }, { against: ["#ffffff"], atLeast: 4.5 }),
    ).toBe(writeColor({ l: 0.3, c: 0, h: 0 }));
  });

  it("changes a colour no more than needed", () => {
    const css = solve(
      { l: 0.9, c: 0.05, h: 200 },
      { against: ["#ffffff", "#eeeeee"], atLeast: 4.5 },
    );
    expect(contrast(css, "#eeeeee")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(css, "#eeeeee")).toBeLessThan(4.8);
  });

  it("returns the best possible colour when none meets the demand", () => {
    expect(
      solve(
        { l: 0.5, c: 0, h: 0 },
        { against: ["#000000", "#ffffff"], atLeast: 7 },
      ),
    ).toMatch(/^#7[0-9a-f]/);
  });
});
