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

  it("follows aliases inside a value, and aliases to what a group itself is", () => {
    const tokens = readTokens({
      palette: { navy: { $root: { $type: "color", $value: "#003366" } } },
      both: {
        shadow: {
          raised: {
            $type: "shadow",
            $value: [{ color: "{palette.navy.$root}", inset: true }],
          },
        },
      },
    });
    expect(tokens.get("both.shadow.raised")?.value).toEqual([
      { color: "#003366", inset: true },
    ]);
  });

  it("follows aliases into the files behind, of which the last one counts", () => {
    const one = { x: { $type: "number", $value: 1 } };
    const two = { x: { $type: "number", $value: 2 } };
    const tokens = readTokens({ y: { $value: "{x}" } }, [one, two]);
    expect([...tokens]).toEqual([["y", { type: "number", value: 2 }]]);
  });

  it("resolves lists of aliases to lists of aliases in no time", () => {
    const doubled = Array.from({ length: 60 }, (_, step) => [
      `step${step + 1}`,
      { $value: [`{step${step}}`, `{step${step}}`] },
    ]);
    const file = { step0: { $value: 1 }, ...Object.fromEntries(doubled) };
    expect(readTokens(file).size).toBe(61);
  });

  it.each([
    [{ a: { $value: "{b}" }, b: { $value: "{a}" } }, "points back to itself"],
    [
      { a: { $value: "{nowhere}" } },
      "a: the alias {nowhere} points to nothing",
    ],
    [
      { a: { $value: [{ color: "{a}" }] } },
      "a: the alias points back to itself",
    ],
  ])(
    "rejects an alias that is circular or points to nothing",
    (file, words) => {
      expect(() => readTokens(file)).toThrow(words);
    },
  );
});
