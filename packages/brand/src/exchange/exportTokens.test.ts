import { roleEntries, type RoleType } from "@foyer/themes/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeColor, type Lch } from "../colors/color.ts";
import { noOverrides } from "../seeds/derive.ts";
import { exportTokens } from "./exportTokens.ts";
import { formatFaults } from "./testing/dtcgRules.ts";
import { anySeeds } from "../seeds/testing/anySeeds.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { TokenError } from "../tokens/tokenBasics.ts";
import { cssOf } from "../tokens/tokenValues.ts";

const hex = fc
  .tuple(
    fc.integer({ min: 0, max: 0xffffff }),
    fc.integer({ min: 0, max: 255 }),
  )
  .map(([rgb, alpha]) => {
    const digits = rgb.toString(16).padStart(6, "0");
    return alpha === 255
      ? `#${digits}`
      : `#${digits}${alpha.toString(16).padStart(2, "0")}`;
  });
const figure = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(3)));
const px = figure(-50, 50).map((value) => ({ value, unit: "px" }));
const names = fc.array(
  fc.constantFrom("Figtree Variable", "system-ui", "Noto Sans Thai", "serif"),
  { minLength: 1, maxLength: 3 },
);
const layer = fc.record({
  color: hex,
  offsetX: px,
  offsetY: px,
  blur: px,
  spread: px,
  inset: fc.boolean(),
});

/** Any value that a role of this type can have, as in the style sheet. */
const cssValue: Readonly<Record<RoleType, fc.Arbitrary<string>>> = {
  color: hex,
  dimension: fc
    .tuple(figure(0, 100), fc.constantFrom("px", "rem"))
    .map(([value, unit]) => cssOf("dimension", { value, unit })),
  fontFamily: names.map((list) => cssOf("fontFamily", list)),
  fontWeight: fc.integer({ min: 1, max: 1000 }).map(String),
  number: figure(0, 3).map(String),
  duration: figure(0, 900).map((value) => `${value}ms`),
  cubicBezier: fc
    .tuple(figure(0, 1), figure(-1, 2), figure(0, 1), figure(-1, 2))
    .map((points) => cssOf("cubicBezier", points)),
  shadow: fc
    .array(layer, { minLength: 1, maxLength: 3 })
    .map((layers) => cssOf("shadow", layers)),
};
const rolesOf = (both: boolean) =>
  fc
    .subarray(
      roleEntries().filter(([, role]) => both || role.perMode),
      { maxLength: 8 },
    )
    .chain((entries) =>
      fc.record(
        Object.fromEntries(
          entries.map(([name, { type }]) => [name, cssValue[type]]),
        ),
      ),
    );
const anyOverrides = fc.record({
  both: rolesOf(true),
  dark: rolesOf(false),
  light: rolesOf(false),
});

/** What a brand may have besides seeds and roles. */
const ownGroups = {
  palette: {
    $type: "color",
    $description: "From the brand book.",
    sea: { $value: "{seeds.accent}" },
    wave: { $value: "{palette.sea}", $extensions: { "com.example.tool": 1 } },
  },
  $extensions: { "com.example.tool": { open: true } },
};

const channels = (color: Lch) =>
  [1, 3, 5].map((at) =>
    Number.parseInt(writeColor(color).slice(at, at + 2), 16),
  );

describe("exportTokens", () => {
  it("exports the same bytes after reading back and keeps every override, for any theme", () => {
    fc.assert(
      fc.property(
        anySeeds,
        anyOverrides,
        fc.option(fc.string({ maxLength: 40 }), { nil: undefined }),
        fc.constantFrom({}, ownGroups),
        (seeds, overrides, description, own) => {
          const text = exportTokens({
            seeds,
            overrides,
            description,
            stated: ["accent"],
            ownGroups: own,
          });
          const read = readTheme(JSON.parse(text));
          expect(read.problems).toEqual([]);
          expect(read.overrides).toEqual(overrides);
          expect(read.ownGroups).toEqual(own);
          expect(exportTokens(read)).toBe(text);
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);

  it("keeps each colour channel within one step", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const text = exportTokens({ seeds, overrides: noOverrides });
        const read = readTheme(JSON.parse(text)).seeds;
        for (const name of ["accent", "neutral", "prize", "danger"] as const) {
          const [before, after] = [seeds[name], read[name]].map(channels);
          const far = before?.map((value, at) =>
            Math.abs(value - (after?.[at] ?? 999)),
          );
          expect(Math.max(...(far ?? [999]))).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("follows the published format for any theme", () => {
    fc.assert(
      fc.property(anySeeds, anyOverrides, (seeds, overrides) => {
        const file: unknown = JSON.parse(exportTokens({ seeds, overrides }));
        expect(formatFaults(file)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it("writes seeds that differ from the defaults or were stated, in the order of the list", () => {
    const { seeds } = readTheme({
      seeds: {
        density: { $type: "number", $value: 1.2 },
        accent: { $type: "color", $value: "#0055bb" },
      },
    });
    const keys = (stated?: readonly ("motion" | "neutral")[]) => {
      const text = exportTokens({ seeds, overrides: noOverrides, stated });
      return Object.keys(JSON.parse(text).seeds);
    };
    expect(keys()).toEqual(["accent", "density"]);
    expect(keys(["motion", "neutral"])).toEqual([
      "accent",
      "neutral",
      "density",
      "motion",
    ]);
  });

  it("writes the shadow none as an invisible shadow that survives a round trip", () => {
    const first = exportTokens({
      ...readTheme({ seeds: {} }),
      overrides: { ...noOverrides, light: { "shadow.raised": "none" } },
    });
    expect(exportTokens(readTheme(JSON.parse(first)))).toBe(first);
    expect(formatFaults(JSON.parse(first))).toEqual([]);
  });

  it.each([
    ["color.backdrop", "red"],
    ["color.backdrop", "#fff;}body{display:none"],
    ["shadow.raised", "0 0 1px var(--x)"],
  ])("rejects CSS that no token can express: %s %s", (role, css) => {
    const tokens = {
      ...readTheme({ seeds: {} }),
      overrides: { ...noOverrides, dark: { [role]: css } },
    };
    expect(() => exportTokens(tokens)).toThrow(TokenError);
  });
});
