import { modes, roleEntries } from "@foyer/themes/contract";
import * as fc from "fast-check";
import { runsOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { weakPairs } from "../checks/checkContrast.ts";
import { contrast } from "../colors/color.ts";
import { deriveTheme, noOverrides, valueOf } from "./derive.ts";
import { seedRules, type Seeds } from "./seeds.ts";
import { anySeeds } from "./testing/anySeeds.ts";

function houseSeeds(changed: Partial<Seeds> = {}): Seeds {
  const fallbacks = {
    accent: seedRules.accent.fallback,
    neutral: seedRules.neutral.fallback,
    glowFirst: seedRules.glowFirst.fallback,
    glowSecond: seedRules.glowSecond.fallback,
    prize: seedRules.prize.fallback,
    hot: seedRules.hot.fallback,
    loved: seedRules.loved.fallback,
    success: seedRules.success.fallback,
    warning: seedRules.warning.fallback,
    danger: seedRules.danger.fallback,
    info: seedRules.info.fallback,
    contrast: 1,
    shadow: 1,
    radius: 8,
    roundness: 1,
    border: 1,
    density: 1,
    textBase: 16,
    textRatio: 1.25,
    leading: 1.5,
    tracking: 0,
    fontBody: ["Some Face", "sans-serif"],
    fontDisplay: ["serif"],
    weightBody: 400,
    weightStrong: 600,
    weightDisplay: 700,
    motion: 1,
    easing: [0.2, 0, 0, 1],
  } satisfies Seeds;
  return { ...fallbacks, ...changed };
}

describe("deriveTheme", () => {
  // THM-04
  it("meets the contrast of every pair, whatever the seeds", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        expect(weakPairs(deriveTheme(seeds))).toEqual([]);
      }),
      { numRuns: runsOf(150) },
    );
  }, 120_000);

  // GAM-10, MOD-07
  it("fills every role in every mode, whatever the seeds", () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const theme = deriveTheme(seeds);
        for (const [name, role] of roleEntries()) {
          for (const mode of modes) {
            const value = role.perMode ? theme[mode][name] : theme.shared[name];
            expect(`${name} ${value}`).not.toMatch(/ $|NaN|undefined|Infinity/);
          }
        }
      }),
      { numRuns: runsOf(20) },
    );
  }, 120_000);

  it("takes an override unchanged, in its mode only", () => {
    const theme = deriveTheme(houseSeeds(), {
      ...noOverrides,
      dark: { "color.accent.fill": "#ffee00" },
    });
    expect(valueOf(theme, "dark", "color.accent.fill")).toBe("#ffee00");
    expect(valueOf(theme, "light", "color.accent.fill")).not.toBe("#ffee00");
  });

  it("adjusts dependent colours to contrast with an override", () => {
    const plain = deriveTheme(houseSeeds());
    expect(
      contrast(valueOf(plain, "dark", "color.text.quiet"), "#404a5c"),
    ).toBeLessThan(4.5);
    const theme = deriveTheme(houseSeeds(), {
      ...noOverrides,
      dark: {
        "color.surface.overlay": "#404a5c",
        "color.accent.fill": "#101010",
      },
    });
    expect(
      contrast(valueOf(theme, "dark", "color.text.quiet"), "#404a5c"),
    ).toBeGreaterThanOrEqual(4.5);
    expect(
      contrast(valueOf(theme, "dark", "color.accent.onFill"), "#101010"),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it("raises surfaces by lightness in dark mode and darkens the pressed accent in both modes", () => {
    const theme = deriveTheme(houseSeeds());
    const steps = (["sunken", "page", "raised", "overlay"] as const).map(
      (name) =>
        contrast(valueOf(theme, "dark", `color.surface.${name}`), "#000000"),
    );
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    for (const mode of modes) {
      const depth = (state: "fill" | "fillPressed") =>
        contrast(valueOf(theme, mode, `color.accent.${state}`), "#000000");
      expect(depth("fillPressed")).toBeLessThan(depth("fill"));
    }
  });

  it.each([
    [{ radius: 0, roundness: 0 }, "radius.pill", "0px"],
    [{ radius: 10 }, "radius.card", "14px"],
    [{ density: 1.25 }, "space.x4", "20px"],
    [{ density: 0.8 }, "size.control", "2.75rem"],
    [{ border: 3 }, "border.strong", "6px"],
    [{ textBase: 18 }, "text.x3", "1.125rem"],
    [{ motion: 0 }, "motion.base", "0ms"],
    [{}, "font.body", '"Some Face",sans-serif'],
    [{}, "tracking.display", "normal"],
  ] as const)("derives %j: %s is %s", (changed, role, value) => {
    expect(deriveTheme(houseSeeds(changed)).shared[role]).toBe(value);
  });

  it("increases contrast when the brand asks for more", () => {
    const more = deriveTheme(houseSeeds({ contrast: 1.5 }));
    expect(
      contrast(
        valueOf(more, "light", "color.text.quiet"),
        valueOf(more, "light", "color.surface.page"),
      ),
    ).toBeGreaterThanOrEqual(6.75);
  });

  it("casts no shadow at strength 0", () => {
    const theme = deriveTheme(houseSeeds({ shadow: 0 }));
    expect(valueOf(theme, "light", "shadow.overlay")).toBe("none");
  });
});
