import { lit, oval, shape, side, touch, type Goods } from "./form.ts";
import type { Kit } from "../kit.ts";

/** One cell of cloth: an open box seen from its front and right. */
function cell(k: Kit, y: number, high: number): string {
  const front = `M-44 ${y}H24V${y + high}H-44z`;
  const right = `M24 ${y}L62 ${y - 22}V${y + high - 22}L24 ${y + high}z`;
  return (
    shape(`M-44 ${y}L-6 ${y - 22}H62L24 ${y}z`, k.tone("key", 0.26, 0.7)) +
    shape(
      `M-6 ${y - 22}H62V${y - 6}L-6 ${y - 12}z`,
      k.tone("comp", 0.52, 0.6),
    ) +
    lit(k, front, side(k, "key", 0.68, 0.85)) +
    shape(`M-10 ${y}H24V${y + high}H-10z`, side(k, "ivory", 0.9, 1.4)) +
    lit(k, right, side(k, "comp", 0.74, 0.72)) +
    shape(
      `M-44 ${y}H24L62 ${y - 22}V${y - 17}L24 ${y + 5}H-44z`,
      "#fff",
      ' opacity=".32"',
    ) +
    shape(
      `M-44 ${y + high - 5}H24L62 ${y + high - 27}V${y + high - 22}L24 ${y + high}H-44z`,
      k.tone("dark", 0.1),
      ' opacity=".22"',
    ) +
    k.hl(`M-40 ${y + 6}L-24 ${y + 6}L-36 ${y + high - 6}H-40z`, 0.28)
  );
}

/** A box kite in the air, its line wound on a spool. */
export const kite: Goods = (k) => {
  const spars = "M-44 -86V96M24 -86V96M62 -108V74M-6 -108V-80";
  const box =
    k.ln(spars, k.tone("brown", 0.26), 4.6) +
    k.ln(spars, k.tone("brown", 0.66, 1.1), 2.8) +
    cell(k, -74, 54) +
    cell(k, 30, 54) +
    k.ln("M-44 -20V30M24 -20V30M62 -42V8", k.tone("brown", 0.7, 1.1), 3);
  const tail = "M44 -40C74 -22 62 -2 92 -8C116 -14 108 12 128 6";
  return (
    oval(6, 2, 92, 13, k.halo(k.tone("ground", 0.05), 0.8)) +
    k.ln("M-26 -44C-66 -40 -86 -28 -78 -14", "#fff", 1.6, ' opacity=".75"') +
    k.ln(tail, k.tone("comp", 0.62, 0.8), 5) +
    k.ln(tail, k.tone("comp", 0.86, 0.5), 1.5, ' opacity=".7"') +
    `<g transform="translate(4 -108) rotate(16) scale(.86)">${box}</g>` +
    spool(k)
  );
};

function spool(k: Kit): string {
  return (
    touch(k, -80, 4, 34) +
    lit(
      k,
      "M-108 -16H-52V-8H-108zM-108 -2H-52V4H-108z",
      side(k, "brown", 0.56, 1.1),
    ) +
    lit(
      k,
      "M-98 -26C-92 -29 -68 -29 -62 -26V12C-68 15 -92 15 -98 12z",
      side(k, "ivory", 0.92, 1.2),
    ) +
    k.ln(
      "M-98 -20C-86 -15 -74 -15 -62 -20M-98 -12C-86 -7 -74 -7 -62 -12M-98 -4C-86 1 -74 1 -62 -4M-98 4C-86 9 -74 9 -62 4",
      k.tone("brown", 0.6, 0.6),
      1.6,
      ' opacity=".7"',
    ) +
    lit(
      k,
      "M-112 -22c4 -4 10 -4 14 0v32c-4 4 -10 4 -14 0zM-62 -22c4 -4 10 -4 14 0v32c-4 4 -10 4 -14 0z",
      side(k, "brown", 0.5, 1.2),
    )
  );
}
