import { describe, expect, it } from "vitest";
import { analyticsTag } from "./analytics.ts";
import { gameOfTarget } from "./linkage-target.ts";

describe("analyticsTag (SYS-08)", () => {
  it.each(["G-ABCD", "G-A1B2C3D4E5", `G-${"Z".repeat(20)}`])(
    "accepts %s",
    (id) => {
      expect(analyticsTag(id)).toBe(id);
    },
  );
  it.each([
    "",
    "G-ABC",
    "g-abcd",
    "UA-1234-1",
    `G-${"Z".repeat(21)}`,
    "G-ABCD\n",
    "G-ABCD&x=1",
    " G-ABCD",
    "G-<script>",
  ])("rejects %j", (id) => {
    expect(analyticsTag(id)).toBeUndefined();
  });
});

describe("gameOfTarget (GAM-32)", () => {
  it("reads provider, type and code", () => {
    expect(gameOfTarget("LUMEN/LIVE/tidal")).toEqual({
      vassalage: "LUMEN",
      gameType: "LIVE",
      gameCode: "tidal",
    });
  });
  it.each([
    "",
    "LUMEN",
    "LUMEN/LIVE",
    "LUMEN//tidal",
    "/LIVE/tidal",
    "A/B/C/D",
    "A/B/",
  ])("finds no game in %j", (target) => {
    expect(gameOfTarget(target)).toBeUndefined();
  });
});
