import { modes, roleEntries } from "@foyer/themes/contract";
import { runsOf } from "@foyer/platform/testing/some-of";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveTheme, noOverrides } from "../seeds/derive.ts";
import { anySeeds } from "../seeds/testing/anySeeds.ts";
import { readTokens } from "../tokens/dtcg.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import { exportRoles } from "./exportRoles.ts";
import { exportTokens } from "./exportTokens.ts";
import { roleTokens } from "./roleTokens.ts";
import { everyBrand } from "./testing/brandTokens.ts";
import { formatFaults } from "./testing/dtcgRules.ts";

const exported = (tokens: unknown) => {
  const files = exportRoles({
    id: "harbour",
    name: "Harbour",
    firstMode: "light",
    tokens,
  });
  return new Map<string, unknown>(
    files.map(({ name, text }) => [name, JSON.parse(text)]),
  );
};

describe("exportRoles", () => {
  it.each(everyBrand)(
    "writes every role of $id once for each mode",
    (brand) => {
      const files = exported(brand.tokens);
      const namesIn = (name: string) => [
        ...readTokens(files.get(`${name}.tokens.json`)).keys(),
      ];
      for (const mode of modes)
        expect([...namesIn(mode), ...namesIn("both")].sort()).toEqual(
          roleEntries()
            .map(([name]) => name)
            .sort(),
        );
    },
  );

  it.each(everyBrand)("writes $id in the published format", ({ tokens }) => {
    const files = [...exported(tokens)].filter(([name]) =>
      name.endsWith(".tokens.json"),
    );
    expect(files).toHaveLength(3);
    for (const [, content] of files) expect(formatFaults(content)).toEqual([]);
  });

  it("writes any theme in the published format, with the values of its style sheet", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const tokens: unknown = JSON.parse(
          exportTokens({ seeds, overrides: noOverrides }),
        );
        const files = exported(tokens);
        const theme = deriveTheme(readTheme(tokens).seeds);
        for (const mode of modes) {
          const content = files.get(`${mode}.tokens.json`);
          expect(formatFaults(content)).toEqual([]);
          // What was exported, and set in the mode's group, gives the same style sheet again.
          const again = readTheme({ seeds: {}, [mode]: content });
          expect(again.problems).toEqual([]);
          expect(withoutShadows(again.overrides[mode])).toEqual(
            withoutShadows(theme[mode]),
          );
        }
        expect(formatFaults(files.get("both.tokens.json"))).toEqual([]);
      }),
      { numRuns: runsOf(10) },
    );
  }, 60_000);

  it("writes a size that grows with the window at its largest, and the rest in words and extensions", () => {
    const theme = deriveTheme(readTheme({ seeds: {} }).seeds);
    const css = theme.shared["text.x7"] ?? "";
    const [, smallest, largest] = /^clamp\((.+?),.+,(.+)\)$/.exec(css) ?? [];
    const token = roleTokens(theme).both.get("text.x7");
    expect(token?.$value).toEqual({
      value: Number.parseFloat(largest ?? ""),
      unit: "rem",
    });
    expect(token?.$description).toContain(`from ${smallest} on a phone`);
    expect(token?.$extensions).toEqual({ foyer: { css } });
  });

  it.each([
    [0, { value: 0, unit: "px" }, undefined],
    [0.05, { value: 0.0924, unit: "rem" }, { foyer: { css: "0.05em" } }],
  ])("writes a letter spacing of %s em", (tracking, value, extensions) => {
    const { seeds } = readTheme({ seeds: {} });
    const theme = deriveTheme({ ...seeds, tracking });
    expect(theme.shared["text.x6"]).toMatch(/,1\.847rem\)$/);
    const token = roleTokens(theme).both.get("tracking.display");
    expect(token?.$value).toEqual(value);
    expect(token?.$extensions).toEqual(extensions);
  });

  it("keeps the brand's own groups, with values for aliases that point out of them", () => {
    const sea = { colorSpace: "srgb", components: [0, 0.2, 1] };
    const files = exported({
      seeds: { accent: { $type: "color", $value: sea } },
      palette: {
        $type: "color",
        $description: "From the brand book.",
        sea: { $value: "{seeds.accent}", $description: "Of the logo." },
        wave: { $value: "{palette.sea}" },
      },
    });
    expect(files.get("own.tokens.json")).toMatchObject({
      palette: {
        $type: "color",
        $description: "From the brand book.",
        sea: { $type: "color", $value: sea, $description: "Of the logo." },
        wave: { $value: "{palette.sea}" },
      },
    });
    expect(formatFaults(files.get("own.tokens.json"))).toEqual([]);
    const resolver = files.get("harbour.resolver.json");
    expect(isObject(resolver) && resolver["resolutionOrder"]).toEqual([
      { $ref: "#/sets/own" },
      { $ref: "#/sets/both" },
      { $ref: "#/modifiers/mode" },
    ]);
  });
});

/* In a style sheet a shadow may leave out units and its spread, which a token cannot. */
function withoutShadows(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !name.startsWith("shadow.")),
  );
}
