import { describe, expect, it } from "vitest";
import { productPaths } from "../../../app/src/navigation/table.ts";
import { pathByName } from "./pathNames.ts";

const { known } = productPaths();

describe("pathByName", () => {
  it.each([
    ["/download", "/down"],
    ["/App", "/down"],
    ["/slots", "/rng"],
    ["/fishing", "/fish"],
    ["/Live-Casino", "/live"],
    ["/sign-in", "/login"],
    ["/point-mall", "/pointMall"],
    ["/favourites", "/favorite"],
    ["/INHOUSE", "/inHouse"],
    ["/my-account", "/member"],
    ["/affiliate/", "/agent"],
  ])("knows what is meant by %s", (name, path) => {
    expect(pathByName(name, known)).toBe(path);
  });

  it("knows nothing of other names, and of pages that are not there", () => {
    expect(pathByName("/vault", known)).toBeUndefined();
    expect(pathByName("/constructor", known)).toBeUndefined();
    expect(pathByName("/download", ["/", "/help"])).toBeUndefined();
  });

  it("takes no page's own path for another page's name", () => {
    expect(known.map((path) => pathByName(path, known))).toEqual(known);
  });
});
