import { lit, oval, shape, side, touch, turned, type Goods } from "./form.ts";
import { n } from "../kit.ts";

const cy = -94;
const at = (r: number, degrees: number): readonly [number, number] => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [r * Math.cos(a), cy + r * Math.sin(a)];
};
const ray = (from: number, to: number, degrees: number) => {
  const [x, y] = at(from, degrees);
  const [u, v] = at(to, degrees);
  return `M${n(x)} ${n(y)}L${n(u)} ${n(v)}`;
};
const ring = (r: number) =>
  `M0 ${cy - r}A${r} ${r} 0 1 1 0 ${cy + r}A${r} ${r} 0 1 1 0 ${cy - r}z`;

/** A brass ship's clock: a flange with six screws, an ivory dial, a wooden stand. */
export const clock: Goods = (k) => {
  const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);
  const minutes = Array.from({ length: 60 }, (_, minute) => minute * 6);
  const screws = hours
    .filter((turn) => turn % 60 === 30)
    .map((turn) => {
      const [x, y] = at(75, turn);
      return (
        oval(x, y, 5, 5, k.fill("metal")) +
        k.ln(`M${n(x - 3)} ${n(y - 1.4)}l6 2.8`, k.tone("metal", 0.3), 1.4)
      );
    });
  return (
    touch(k, 0, 4, 84) +
    lit(
      k,
      "M-82 4L-62 -34H62L82 4C60 9 -60 9 -82 4z",
      turned(k, "brown", 0.54, 1.2),
    ) +
    shape(
      "M-62 -34C-40 -29 40 -29 62 -34L64 -30C40 -24 -40 -24 -64 -30z",
      "#fff",
      ' opacity=".25"',
    ) +
    lit(k, ring(86), k.fill("metal"), 2) +
    k.ln(ring(64), k.tone("metal", 0.34), 3) +
    lit(k, ring(62), turned(k, "metal", 0.9), 2) +
    shape(ring(54), k.orb("ivory")) +
    k.ln(ring(54), k.tone("metal", 0.3), 1.6) +
    screws.join("") +
    k.ln(
      minutes.map((turn) => ray(48.5, 50.5, turn)).join(""),
      k.tone("dark", 0.3),
      1.1,
    ) +
    k.ln(
      hours.map((turn) => ray(turn % 90 === 0 ? 38 : 43, 50, turn)).join(""),
      k.tone("dark", 0.22),
      3,
    ) +
    k.ln(ray(-6, 28, 304), k.tone("dark", 0.16), 5) +
    k.ln(ray(-8, 42, 54), k.tone("dark", 0.16), 3.4) +
    k.ln(ray(-12, 44, 200), k.tone("red", 0.56), 1.6) +
    oval(0, cy, 4.4, 4.4, k.fill("metal")) +
    k.hl(
      `M-44 ${cy + 4}A44 44 0 0 1 16 ${cy - 41}C-8 ${cy - 28} -22 ${cy - 10} -27 ${cy + 16}C-38 ${cy + 18} -43 ${cy + 14} -44 ${cy + 4}z`,
      0.4,
    ) +
    k.ln(
      `M-80 ${cy - 8}A80 80 0 0 1 -8 ${cy - 80}`,
      "#fff",
      2.4,
      ' opacity=".7"',
    ) +
    shape("M-14 -4C-10 -12 10 -12 14 -4z", side(k, "metal", 0.8))
  );
};
