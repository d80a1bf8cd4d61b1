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
