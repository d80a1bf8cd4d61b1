import type { Mode } from "@foyer/themes/contract";
import { writeColor } from "../colors/color.ts";
import type { RoleMap } from "./roleMap.ts";
import type { Seeds } from "./seeds.ts";

/**
 * Shadows of a mode: soft and tinted in light mode; in dark mode a rim of light shows elevation.
 *
 * @example deriveShadows(seeds, "light")["shadow.floating"]
 */
export function deriveShadows(seeds: Seeds, mode: Mode): RoleMap {
  if (seeds.shadow === 0)
    return {
      "shadow.raised": "none",
      "shadow.floating": "none",
      "shadow.overlay": "none",
    };
  const { c, h } = seeds.neutral;
  const veil = (alpha: number) =>
    writeColor({
      l: mode === "dark" ? 0.06 : 0.25,
      c,
      h,
      alpha: Math.min(0.9, alpha * seeds.shadow),
    });
  const rim = `inset 0 1px 0 ${writeColor({ l: 0.97, c: c / 2, h, alpha: 0.06 })}`;
  if (mode === "dark") {
    return {
      "shadow.raised": rim,
      "shadow.floating": `${rim},0 12px 32px ${veil(0.5)}`,
      "shadow.overlay": `${rim},0 32px 80px ${veil(0.65)}`,
    };
  }
  return {
    "shadow.raised": `0 1px 2px ${veil(0.06)},0 4px 16px ${veil(0.06)}`,
    "shadow.floating": `0 2px 6px ${veil(0.08)},0 12px 32px ${veil(0.14)}`,
    "shadow.overlay": `0 4px 12px ${veil(0.08)},0 32px 80px ${veil(0.22)}`,
  };
}
