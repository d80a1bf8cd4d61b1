import { describe, expect, it } from "vitest";
import { globalsOf, wantedLook } from "./look.ts";

const brands = ["moonlit", "noon"];

describe("wantedLook", () => {
  it("leaves the choice to the toolbars when no look is requested", () => {
    expect(wantedLook("a--b", undefined, brands)).toBeUndefined();
  });
  it("reads a named look", () => {
    expect(wantedLook("a--b", "noon/light/XB", brands)).toEqual({
      brand: "noon",
      mode: "light",
      language: "XB",
      direction: "language",
      density: "normal",
      motion: "system",
    });
  });
  it("gives each story a fixed look, and uses all eight looks across stories", () => {
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

it("writes a look in the form of the address bar", () => {
  const look = wantedLook("a--b", "noon/light/XB", brands);
  expect(look && globalsOf(look)).toBe(
    "brand:noon;mode:light;language:XB;direction:language;density:normal;motion:system",
  );
});
