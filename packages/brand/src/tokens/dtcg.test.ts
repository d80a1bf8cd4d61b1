import { describe, expect, it } from "vitest";
import { readTokens } from "./dtcg.ts";

describe("readTokens", () => {
  it("inherits $type from a group and follows aliases", () => {
    const tokens = readTokens({
      seeds: { $type: "color", accent: { $value: "#123456" } },
      dark: { color: { focus: { ring: { $value: "{seeds.accent}" } } } },
    });
    expect(tokens.get("dark.color.focus.ring")).toEqual({
      type: "color",
      value: "#123456",
    });
  });

  it.each([
    [{ a: { $value: "{b}" }, b: { $value: "{a}" } }, "points back to itself"],
    [
      { a: { $value: "{nowhere}" } },
      "a: the alias {nowhere} points to nothing",
    ],
  ])(
    "rejects an alias that is circular or points to nothing",
    (file, words) => {
      expect(() => readTokens(file)).toThrow(words);
    },
  );
});
