import { describe, expect, it } from "vitest";
import { TokenError } from "./tokenBasics.ts";
import { colorOf } from "./tokenColors.ts";
import { cssOf } from "./tokenValues.ts";

describe("colorOf", () => {
  it.each([
    ["#ff0000", "#ff0000"],
    [{ colorSpace: "srgb", components: [1, 0, 0], hex: "#ff0000" }, "#ff0000"],
    [{ colorSpace: "hsl", components: [0, 100, 50] }, "#ff0000"],
    [{ colorSpace: "oklch", components: [0.628, 0.2577, 29.23] }, "#ff0000"],
    [{ colorSpace: "oklch", components: [0.5, 0, "none"] }, "#636363"],
    [
      { colorSpace: "display-p3", components: [0, 0, 0], alpha: 0.5 },
      "#00000080",
    ],
  ])("reads %j", (value, hex) => {
    expect(cssOf("color", value)).toBe(hex);
  });

  it.each([
    "red",
    "#12",
    { colorSpace: "nosuch", components: [1, 1, 1] },
    { components: [1, 1] },
    7,
    null,
  ])("rejects %j", (value) => {
    expect(() => colorOf(value)).toThrow(TokenError);
  });
});

describe("cssOf", () => {
  const shadow = {
    color: "#00000080",
    offsetX: { value: 0, unit: "px" },
    offsetY: { value: 1, unit: "px" },
    blur: { value: 0.5, unit: "rem" },
    spread: { value: 0, unit: "px" },
  };
  it.each([
    ["dimension", { value: 8, unit: "px" }, "8px"],
    ["dimension", { value: 0.5, unit: "rem" }, "0.5rem"],
    ["duration", { value: 120, unit: "ms" }, "120ms"],
    ["fontWeight", "semi-bold", "600"],
    [
      "fontFamily",
      ["Figtree Variable", "sans-serif"],
      '"Figtree Variable",sans-serif',
    ],
    ["cubicBezier", [0, 0, 1, 1], "cubic-bezier(0,0,1,1)"],
    ["number", 1.5, "1.5"],
    ["shadow", shadow, "0px 1px 8px 0px #00000080"],
    ["shadow", [{ ...shadow, inset: true }], "inset 0px 1px 8px 0px #00000080"],
    ["shadow", [], "none"],
  ] as const)("writes a %s", (type, value, css) => {
    expect(cssOf(type, value)).toBe(css);
  });

  it.each([
    ["dimension", "8px"],
    ["dimension", { value: 8, unit: "em" }],
    ["duration", 120],
    ["fontWeight", "chunky"],
    ["fontFamily", []],
    ["cubicBezier", [0, 1]],
    ["number", "1"],
    ["shadow", "none"],
  ] as const)("rejects an invalid %s", (type, value) => {
    expect(() => cssOf(type, value)).toThrow(TokenError);
  });
});
