import { n, type Kit } from "../kit.ts";
import { lit, oval, shape, side, touch, turned, type Goods } from "./form.ts";

/** One half of a scarf that hangs from a bar at -158: its folds, its bands and its fringe. */
function hanging(k: Kit, from: number, to: number, end: number, l: number) {
  const wide = to - from;
  const cloth = `M${from + 4} -160C${from - 2} -120 ${from - 4} ${end - 40} ${from} ${end}C${from + wide * 0.3} ${end + 4} ${to - wide * 0.3} ${end - 3} ${to} ${end}C${to + 4} ${end - 40} ${to + 1} -120 ${to - 4} -160z`;
  const band = (y: number, high: number) =>
    shape(
      `M${from - 1.5} ${y}C${from + wide * 0.3} ${y + 4} ${to - wide * 0.3} ${y - 3} ${to + 1.5} ${y}V${y + high}C${to - wide * 0.3} ${y + high - 3} ${from + wide * 0.3} ${y + high + 4} ${from - 1.5} ${y + high}z`,
      turned(k, "ivory", 0.96 * (l / 0.72), 1.3),
    );
  let fringe = "";
  for (let x = from + 2; x < to; x += 3.6)
    fringe += `M${n(x)} ${end}q${n(((x * 7) % 5) - 2)} 9 ${n(((x * 5) % 6) - 3)} ${n(17 + (Math.abs(x * 3) % 5))}`;
  const fold = (at: number) =>
    `M${n(from + wide * at)} -156C${n(from + wide * at - 4)} -110 ${n(from + wide * at + 4)} ${end - 40} ${n(from + wide * at)} ${end}`;
  return (
    k.ln(fringe, k.tone("key", l * 0.5, 0.7), 3) +
    k.ln(fringe, k.tone("key", l * 0.95, 0.7), 1.8) +
    shape(cloth, turned(k, "key", l, 0.72)) +
    band(end - 66, 5) +
    band(end - 54, 16) +
    band(end - 31, 5) +
    k.ln(
      stitches(from + 3, to - 3, end),
      k.tone("key", l * 0.42, 0.7),
      0.9,
      ' opacity=".35"',
    ) +
    k.ln(fold(0.3) + fold(0.66), k.tone("dark", 0.08), 7, ' opacity=".1"') +
    k.ln(fold(0.22) + fold(0.56), "#fff", 4, ' opacity=".12"') +
    k.ln(cloth, k.rim(), 1.4)
  );
}

/** A woollen scarf over the bar of a brass stand. */
export const scarf: Goods = (k) => {
  const brass = turned(k, "metal", 0.9, 0.8);
  return (
    touch(k, 2, 2, 66) +
    lit(k, "M-46 0C-46 -12 50 -12 50 0C50 10 -46 10 -46 0z", brass) +
    oval(2, -3, 40, 7, k.tone("metal", 0.9, 0.6), ' opacity=".5"') +
    shape("M-1 -162H5V-4H-1z", brass) +
    hanging(k, 4, 62, -58, 0.56) +
    lit(
      k,
      "M-84 -166C-88 -166 -88 -157 -84 -157H88C92 -157 92 -166 88 -166z",
      side(k, "metal", 0.82, 0.9),
    ) +
    k.ball(-88, -161.5, 6.5, "metal") +
    k.ball(92, -161.5, 6.5, "metal") +
    shape(
      "M24 -160L31 -40C28 -38 24 -36 19 -36V-160z",
      k.tone("dark", 0.06),
      ' opacity=".28"',
    ) +
    hanging(k, -58, 20, -34, 0.72) +
    lit(
      k,
      "M-54 -158C-54 -172 -46 -176 -36 -176H46C56 -176 60 -172 58 -158C40 -164 30 -162 17 -158C0 -164 -34 -163 -54 -158z",
      side(k, "key", 0.74, 0.66),
    )
  );
};

/** Rows of stitches, close enough to read as wool. */
function stitches(from: number, to: number, end: number): string {
  let d = "";
  for (let y = -150; y < end - 4; y += 5) {
    d += `M${n(from)} ${y}`;
    for (let x = from; x + 4 <= to; x += 4) d += "l2 2 2 -2";
  }
  return d;
}
