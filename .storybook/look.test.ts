import { describe, expect, it } from "vitest";
import { globalsOf, wantedLook } from "./look.ts";

const brands = ["moonlit", "noon"];

describe("wantedLook", () => {
  it("leaves the toolbars their choice without a wish", () => {
    expect(wantedLook("a--b", undefined, brands)).toBeUndefined();
  });
  it("takes a named look", () => {
    expect(wantedLook("a--b", "noon/light/XB", brands)).toEqual({
      brand: "noon",
      mode: "light",
      language: "XB",
      direction: "language",
      density: "normal",
      motion: "system",
    });
  });
  it("shows a story always in the same look, and all stories in all looks", () => {
    const ids = Array.from({ length: 200 }, (_, index) => `story--${index}`);
    const looks = ids.map((id) =>
      JSON.stringify(wantedLook(id, "hash", brands)),
    );
    expect(looks).toEqual(
      ids.map((id) => JSON.stringify(wantedLook(id, "hash", brands))),
    );
    expect(new Set(looks).size).toBe(8);
  });
});

it("writes a look as the address bar has it", () => {
  const look = wantedLook("a--b", "noon/light/XB", brands);
  expect(look && globalsOf(look)).toBe(
    "brand:noon;mode:light;language:XB;direction:language;density:normal;motion:system",
  );
});
