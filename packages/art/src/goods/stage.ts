import { cover, glow } from "../grounds/ground.ts";
import type { Kit } from "../kit.ts";
import { lit, oval, shape, touch, turned } from "./form.ts";

export const W = 400;
export const H = 300;

/** Where the product is placed: the middle of the plinth's top. */
export const foot = { x: 200, y: 236 };

/** A lit niche with a plinth, like the window of a quiet shop. */
export function stage(k: Kit): string {
  const wall = k.def(
    "wall",
    (x) =>
      `<radialGradient id="${x}" cx=".42" cy=".36" r=".8"><stop stop-color="${k.tone("ground", 0.54, 0.5)}"/>` +
      `<stop offset=".5" stop-color="${k.tone("ground", 0.41, 0.55)}"/><stop offset="1" stop-color="${k.tone("ground", 0.25, 0.55)}"/></radialGradient>`,
  );
  const niche = k.def(
    "niche",
    (x) =>
      `<linearGradient id="${x}" x1=".1" x2=".9" y2="1"><stop stop-color="${k.tone("ground", 0.38, 0.55)}"/>` +
      `<stop offset=".55" stop-color="${k.tone("glow", 0.66, 0.32)}"/><stop offset="1" stop-color="${k.tone("glow", 0.52, 0.32)}"/></linearGradient>`,
  );
  const arch = "M84 300V148A116 116 0 0 1 316 148V300z";
  return (
    cover(W, H, `url(#${wall})`) +
    shape(arch, `url(#${niche})`) +
    k.ln("M84 300V148A116 116 0 0 1 316 148", "#fff", 1.2, ' opacity=".22"') +
    glow(k, 190, 130, 150, 130, k.tone("glow", 0.9, 0.45), 0.7) +
    floor(k)
  );
}

/** The floor of the niche and the plinth on it. */
function floor(k: Kit): string {
  const { x, y } = foot;
  return (
    shape(
      "M0 262C90 254 310 254 400 262V300H0z",
      k.fade(k.tone("ground", 0.2, 0.8), 0.55, 0.95),
    ) +
    oval(x, 284, 176, 18, k.halo(k.tone("ground", 0.06), 0.85)) +
    lit(
      k,
      `M${x - 138} ${y}V${y + 36}A138 24 0 0 0 ${x + 138} ${y + 36}V${y}z`,
      turned(k, "glow", 0.66, 0.24),
      0.8,
    ) +
    oval(x, y, 138, 24, k.tone("glow", 0.78, 0.2)) +
    oval(x - 26, y - 3, 104, 17, k.halo("#ffffff", 0.55)) +
    touch(k, x, y + 3, 112)
  );
}
