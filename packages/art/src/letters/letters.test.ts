import { describe, expect, it } from "vitest";
import { split } from "../lettering.ts";
import { faces, type FaceName } from "./faces.ts";
import { letterable, pathOf, setLine } from "./set.ts";

const names: readonly FaceName[] = [
  "poster",
  "flare",
  "block",
  "round",
  "slim",
];

describe("the alphabet", () => {
  it.each(names)(
    "draws every letter, digit and punctuation mark of %s within its line",
    (face) => {
      for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'-&.:!") {
        const { contours, width } = setLine(letter, face, false);
        expect(contours.length, letter).toBeGreaterThan(0);
        expect(width, letter).toBeGreaterThan(5);
        for (const c of contours) {
          for (const [x, y] of [c.start, ...c.segments.map((s) => s.to)]) {
            expect(x).toBeGreaterThan(-20);
            expect(x).toBeLessThan(width + 40);
            expect(y).toBeGreaterThanOrEqual(-1);
            expect(y).toBeLessThanOrEqual(111);
          }
        }
      }
      expect(Object.keys(faces)).toContain(face);
    },
  );

  it("draws every letter and digit differently", () => {
    const paths = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"].map((l) =>
      pathOf(setLine(l, "poster", false).contours, (p) => p, false),
    );
    expect(new Set(paths).size).toBe(36);
  });

  it("reduces a text to the characters it can draw", () => {
    expect(letterable("Köi & Có. <b> — “x”")).toBe("KOI & CO. B - X");
  });

  it("splits long titles into even rows and keeps short ones on one row", () => {
    expect(split("SIX MARK")).toEqual(["SIX MARK"]);
    expect(split("MOON OVER TEAK RIVER")).toEqual(["MOON OVER", "TEAK RIVER"]);
    expect(split("AMBER LANTERNS AT THE NIGHT MARKET")).toHaveLength(3);
  });
});
