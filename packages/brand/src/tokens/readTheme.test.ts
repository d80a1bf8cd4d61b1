import { describe, expect, it } from "vitest";
import { readTheme } from "./readTheme.ts";

describe("readTheme", () => {
  const problemOf = (file: unknown) => readTheme(file).problems[0];
  const white = { $type: "color", $value: "#ffffff" };

  it("gives every seed a value when the brand sets none", () => {
    const { seeds, problems } = readTheme({ seeds: {} });
    expect(problems).toEqual([]);
    expect(Object.values(seeds)).not.toContain(undefined);
  });

  it("sorts overrides by mode", () => {
    const { overrides } = readTheme({
      dark: { color: { backdrop: white } },
      both: {
        radius: {
          card: { $type: "dimension", $value: { value: 3, unit: "px" } },
        },
      },
    });
    expect(overrides).toEqual({
      both: { "radius.card": "3px" },
      dark: { "color.backdrop": "#ffffff" },
      light: {},
    });
  });

  it("leaves groups of the brand's own as they are, and follows aliases into them and out of them", () => {
    const own = {
      $extensions: { "com.example.tool": { open: true } },
      color: {
        $type: "color",
        navy: { 500: { $value: "#003366", $description: "Of the logo." } },
        tint: { $value: "{seeds.accent}" },
      },
      night: { heading: { $type: "typography", $value: { fontSize: 12 } } },
    };
    const { seeds, overrides, ownGroups, problems } = readTheme({
      $description: "Deep water.",
      seeds: { accent: { $type: "color", $value: "{color.navy.500}" } },
      dark: { color: { backdrop: { $value: "{color.tint}" } } },
      ...own,
    });
    expect(problems).toEqual([]);
    expect(ownGroups).toEqual(own);
    expect(seeds.accent.h).toBeCloseTo(250, -1);
    expect(overrides.dark).toEqual({ "color.backdrop": "#003366" });
  });

  it.each([
    ["a group with nearly the name of the seeds", { seed: { accent: white } }],
    ["a role without a mode", { color: { backdrop: white } }],
    ["a role in a group of its own", { night: { color: { backdrop: white } } }],
    ["a token in the way of roles", { color: { surface: white } }],
    ["a single token", { accent: white }],
    ["an unknown member of the format", { $tokens: {} }],
  ])("takes %s for a mistake", (_, file) => {
    const problem = problemOf(file);
    expect(problem?.key).toBe(Object.keys(file)[0]);
    expect(problem?.rule).toContain("is not known; there can be seeds, both");
  });

  it.each([
    [{ seeds: { acent: white } }, "seeds.acent", "is not a seed"],
    [
      { dark: { color: { backdrops: white } } },
      "dark.color.backdrops",
      'there is no role "color.backdrops"',
    ],
    [
      { dim: { color: { backdrop: white } } },
      "dim",
      "is not known; there can be seeds, both, dark, light",
    ],
    [
      {
        dark: {
          radius: {
            card: { $type: "dimension", $value: { value: 3, unit: "px" } },
          },
        },
      },
      "dark.radius.card",
      'write it under "both"',
    ],
    [
      { dark: { color: { backdrop: { $type: "number", $value: 1 } } } },
      "dark.color.backdrop",
      'must have $type "color"',
    ],
    [
      { seeds: { accent: { $value: "#ffffff" } } },
      "seeds.accent",
      'must have $type "color"',
    ],
    [
      { seeds: { accent: { $type: "color", $value: "red" } } },
      "seeds.accent",
      "is not a colour",
    ],
    [
      { seeds: { density: { $type: "number", $value: 9 } } },
      "seeds.density",
      "between 0.8 and 1.4",
    ],
    [
      { seeds: { accent: "#ffffff" } },
      "seeds.accent",
      'must have $type "color"',
    ],
    [{ seeds: { accent: {} } }, "seeds.accent", 'must have $type "color"'],
    [
      { dark: { color: { backdrop: { $type: "color", $value: "red" } } } },
      "dark.color.backdrop",
      "is not a colour",
    ],
  ])("reports where and what is wrong in %j", (file, key, rule) => {
    const problem = problemOf(file);
    expect(problem?.key).toBe(key);
    expect(problem?.rule).toContain(rule);
  });
});
