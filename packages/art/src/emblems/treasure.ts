import type { Emblem } from "./emblem.ts";

/** A brilliant-cut stone seen from its side. */
export const gem: Emblem = (k) => {
  const t = (l: number, c = 1) => k.tone("key", l, c);
  return (
    k.p("M-52 -66H52L94 -14L0 90L-94 -14z", "key") +
    k.flat("M-52 -66L-30 -14H-94z", t(0.78)) +
    k.flat("M-52 -66H0L-30 -14z", t(0.92, 0.5)) +
    k.flat("M0 -66H52L30 -14z", t(0.66)) +
    k.flat("M0 -66L30 -14H-30z", t(0.8, 0.8)) +
    k.flat("M52 -66L94 -14H30z", t(0.48)) +
    k.flat("M-94 -14H-30L0 90z", t(0.6)) +
    k.flat("M-30 -14H30L0 90z", t(0.72, 0.95)) +
    k.flat("M30 -14H94L0 90z", t(0.36, 0.8)) +
    k.flat("M-30 -14L-8 -14L0 90z", t(0.88, 0.6), 0.8) +
    k.flat("M60 -14L94 -14L0 90z", t(0.26, 0.7), 0.8) +
    k.ln("M-52 -66H52L94 -14L0 90L-94 -14z", k.rim(), 3) +
    k.ln("M-94 -14H94", "#fff", 1.5, ' opacity=".6"') +
    k.spark(-44, -52, 26) +
    k.spark(40, 22, 14, 0.9)
  );
};

/** A cluster of crystals. */
export const crystals: Emblem = (k) => {
  const shard = (
    x: number,
    y: number,
    w: number,
    h: number,
    turn: number,
    paint: "key" | "comp",
  ) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    k.p(`M0 ${-h}L${w} ${-h * 0.68}V0H${-w}V${-h * 0.68}z`, paint) +
    k.flat(
      `M0 ${-h}L${-w * 0.25} ${-h * 0.6}L${-w} ${-h * 0.68}z`,
      "#fff",
      0.65,
    ) +
    k.flat(
      `M${-w} ${-h * 0.68}L${-w * 0.25} ${-h * 0.6}V0H${-w}z`,
      "#fff",
      0.28,
    ) +
    k.sh(`M${w} ${-h * 0.68}L${w * 0.4} ${-h * 0.62}V0H${w}z`, 0.4) +
    k.ln(`M0 ${-h}L${w} ${-h * 0.68}V0H${-w}V${-h * 0.68}z`, k.rim(), 2) +
    "</g>";
  return (
    shard(-26, 62, 20, 108, -34, "comp") +
    shard(30, 62, 22, 116, 32, "key") +
    shard(-44, 74, 16, 72, -58, "key") +
    shard(50, 76, 15, 74, 58, "comp") +
    shard(0, 76, 30, 172, -2, "key") +
    shard(-24, 84, 17, 96, -16, "key") +
    shard(26, 84, 18, 86, 16, "comp") +
    k.p("M-84 78C-60 62 60 62 84 78C60 96 -60 96 -84 78z", "dark") +
    k.spark(-6, -76, 24) +
    k.spark(44, -16, 14)
  );
};

/** A crown with stones. */
export const crown: Emblem = (k) =>
  k.p("M-78 -30C-50 -2 50 -2 78 -30L66 20H-66z", "dark") +
  k.p("M-74 0C-40 -20 40 -20 74 0V20H-74z", "red") +
  k.body(
    "M-70 62L-94 -38L-44 8L-34 -58L-6 2H6L34 -58L44 8L94 -38L70 62C30 78 -30 78 -70 62z",
    "metal",
    3,
  ) +
  k.sh("M20 68C40 68 56 66 70 62L94 -38L62 18C60 44 44 62 20 68z", 0.26) +
  k.p("M-72 48C-30 64 30 64 72 48L68 74C30 90 -30 90 -68 74z", "metal") +
  k.ball(-94, -44, 11, "metal") +
  k.ball(94, -44, 11, "metal") +
  k.ball(-34, -66, 12, "metal") +
  k.ball(34, -66, 12, "metal") +
  k.body("M0 -92L22 -56L0 8L-22 -56z", "comp") +
  k.hl("M0 -92L-22 -56L0 -50z", 0.6) +
  k.sh("M0 8L22 -56L0 -50z", 0.25) +
  k.ball(0, 68, 12, "key") +
  k.ball(-40, 62, 9, "comp") +
  k.ball(40, 62, 9, "comp") +
  k.hl("M-80 -20L-70 40C-68 50 -60 48 -62 38L-70 -8z", 0.6) +
  k.spark(-34, -66, 20) +
  k.spark(10, -70, 16);

/** A chest that glows from inside. */
export const chest: Emblem = (k) =>
  k.body("M-84 -20C-88 -74 -60 -86 0 -86C60 -86 88 -74 84 -20z", "brown") +
  k.sh(
    "M-84 -20H84C82 -40 76 -52 70 -58C40 -44 -40 -44 -70 -58C-76 -52 -82 -40 -84 -20z",
    0.5,
  ) +
  `<ellipse cy="-14" rx="96" ry="46" fill="${k.halo(k.tone("yellow", 0.93), 1)}" stroke="none"/>` +
  k.ball(-50, -20, 17, "metal") +
  k.ball(-18, -32, 20, "metal") +
  k.ball(20, -30, 18, "comp") +
  k.ball(50, -20, 18, "metal") +
  k.ball(0, -14, 18, "metal") +
  k.p("M-4 -60L14 -42L-4 -18L-22 -42z", "key") +
  k.body("M-86 -8H86L78 82H-78z", "brown", 3) +
  k.ln("M-82 24H82M-80 54H80", k.tone("brown", 0.2), 2.5) +
  k.p("M-90 -14H90V6H-90z", "metal") +
  k.p("M-80 -12H-54L-50 84H-74zM80 -12H54L50 84H74z", "metal") +
  k.body("M-22 -8H22V26C22 42 -22 42 -22 26z", "metal") +
  k.sh("M0 6A8 8 0 0 1 5 20L8 32H-8L-5 20A8 8 0 0 1 0 6z", 0.85) +
  k.hl("M-90 -14H90V-9H-90z", 0.6) +
  k.spark(-18, -42, 24) +
  k.spark(40, -30, 14);

/** A stack of coins with one standing on it. */
export const coins: Emblem = (k) => {
  const flat = (x: number, y: number) =>
    k.p(
      `M${x - 44} ${y}V${y + 13}C${x - 44} ${y + 30} ${x + 44} ${y + 30} ${x + 44} ${y + 13}V${y}z`,
      "metal",
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="44" ry="15" fill="${k.fill("metal")}"/>`;
  return (
    flat(-48, 66) +
    flat(-44, 49) +
    flat(46, 68) +
    flat(50, 51) +
    flat(46, 34) +
    flat(-50, 32) +
    flat(2, 80) +
    flat(-2, 62) +
    coinFace(k, 0, -22, 66)
  );
};

/** A coin seen from the front. */
export function coinFace(
  k: Parameters<Emblem>[0],
  x: number,
  y: number,
  r: number,
): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${r / 66})">` +
    k.disc(0, 0, 66, "metal") +
    `<circle r="52" fill="${k.tone("metal", 0.55)}" stroke="${k.tone("metal", 0.38)}" stroke-width="2"/>` +
    `<circle r="50" fill="${k.orb("metal")}" stroke="none"/>` +
    k.p(k.star(0, 2, 40, 5, 17), "metal") +
    k.hl("M-58 -10A59 59 0 0 1 10 -58L6 -50A51 51 0 0 0 -50 -8z", 0.75) +
    `<circle r="65" fill="none" stroke="${k.rim()}" stroke-width="2.5"/></g>`
  );
}

/** A boat-shaped gold ingot. */
export const ingot: Emblem = (k) =>
  k.body(
    "M-96 -14C-70 -34 -46 -20 -34 -2C-20 -46 20 -46 34 -2C46 -20 70 -34 96 -14C94 40 62 74 0 74C-62 74 -94 40 -96 -14z",
    "metal",
    3,
  ) +
  `<ellipse cy="-2" rx="36" ry="34" fill="${k.orb("metal")}"/>` +
  k.p(
    "M-96 -14C-60 22 60 22 96 -14C92 46 60 74 0 74C-60 74 -92 46 -96 -14z",
    "metal",
  ) +
  k.sh("M20 72C70 68 92 40 96 -14C84 -2 74 4 64 8C64 36 50 60 20 72z", 0.28) +
  k.hl(
    "M-88 2C-80 34 -62 52 -38 60C-48 46 -58 28 -62 14C-72 10 -82 6 -88 2z",
    0.6,
  ) +
  k.p("M-16 24H16L12 52H-12z", "red") +
  k.spark(-12, -22, 24) +
  k.spark(70, -10, 14);
