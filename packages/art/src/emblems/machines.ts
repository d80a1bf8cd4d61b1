import { n } from "../kit.ts";
import type { Emblem } from "./emblem.ts";

/** A rocket under full thrust. */
export const rocket: Emblem = (k) =>
  `<g transform="rotate(32)">` +
  k.p("M-20 56C-30 84 -6 84 0 108C6 84 30 84 20 56z", "orange") +
  k.flat(
    "M-10 56C-14 74 -2 76 0 92C2 76 14 74 10 56z",
    k.tone("yellow", 0.95),
  ) +
  k.p(
    "M-30 14C-58 28 -64 56 -58 76C-46 62 -36 56 -22 54zM30 14C58 28 64 56 58 76C46 62 36 56 22 54z",
    "key",
  ) +
  k.body(
    "M0 -106C32 -76 42 -26 28 58H-28C-42 -26 -32 -76 0 -106z",
    "ivory",
    3,
  ) +
  k.p("M0 -106C14 -93 24 -76 30 -58H-30C-24 -76 -14 -93 0 -106z", "key") +
  k.p("M-28 44H28V60H-28z", "metal") +
  k.disc(0, -22, 19, "metal") +
  k.ball(0, -22, 13, "blue") +
  k.hl("M-22 -50C-30 -16 -28 20 -22 44H-12C-20 10 -20 -24 -12 -54z", 0.8) +
  k.sh("M14 -60C24 -26 22 16 16 44H26C34 10 34 -26 28 -58z", 0.28) +
  k.p("M-6 20H6V66H-6z", "key") +
  "</g>" +
  k.spark(58, -64, 18);

/** A paper plane with its trail. */
export const plane: Emblem = (k) =>
  k.ln(
    "M-96 78C-60 90 -46 50 -62 42C-78 38 -78 66 -50 62C-34 60 -22 48 -14 38",
    "#fff",
    4,
    ' stroke-dasharray="2 11" opacity=".9"',
  ) +
  k.p("M98 -84L-88 -14L-36 12z", "ivory") +
  k.p("M98 -84L-36 12L-20 70L2 36z", "steel") +
  k.body("M98 -84L-8 28L52 66z", "ivory", 3) +
  k.sh("M98 -84L-36 12L-20 70L-12 26z", 0.4) +
  k.flat("M98 -84L-88 -14L-74 -7z", k.tone("key", 0.6)) +
  k.flat("M98 -84L42 60L52 66z", k.tone("key", 0.55)) +
  k.spark(80, -68, 16);

/** A round mine with a lit fuse. */
export const bomb: Emblem = (k) =>
  k.ln("M26 -62C40 -92 70 -84 78 -66", k.tone("dark", 0.1), 12) +
  k.ln("M26 -62C40 -92 70 -84 78 -66", k.tone("ivory", 0.75, 2), 7) +
  k.p("M8 -68L44 -48L32 -28L-4 -48z", "metal") +
  k.ball(-10, 22, 74, "night") +
  `<circle cx="-10" cy="22" r="73" fill="none" stroke="${k.rim()}" stroke-width="4"/>` +
  k.p(k.star(80, -66, 26, 8, 11), "yellow") +
  `<circle cx="80" cy="-66" r="34" fill="${k.halo("#fff2b0", 0.9)}" stroke="none"/>` +
  k.flat(k.star(-10, 24, 34, 5, 14), k.tone("comp", 0.7)) +
  k.hl(k.star(-13, 20, 12, 5, 5), 0.7);

/** Interlocking cogs. */
export const gears: Emblem = (k) => {
  const cog = (
    x: number,
    y: number,
    r: number,
    teeth: number,
    paint: "metal" | "key" | "steel",
  ) => {
    let d = "";
    for (let i = 0; i < teeth; i++) {
      const a = (i / teeth) * Math.PI * 2;
      const w = Math.PI / teeth;
      for (const [radius, off] of [
        [r * 0.82, -w * 0.62],
        [r, -w * 0.36],
        [r, w * 0.36],
        [r * 0.82, w * 0.62],
      ] as const)
        d += `${d ? "L" : "M"}${n(x + radius * Math.cos(a + off))} ${n(y + radius * Math.sin(a + off))}`;
    }
    return (
      k.body(`${d}z`, paint) +
      `<circle cx="${x}" cy="${y}" r="${n(r * 0.58)}" fill="${k.orb("dark")}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.34)}" fill="${k.fill(paint)}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.12)}" fill="${k.tone("dark", 0.15)}" stroke="none"/>`
    );
  };
  return (
    cog(46, -48, 46, 10, "steel") +
    cog(50, 54, 40, 9, "key") +
    cog(-28, 8, 70, 14, "metal") +
    k.ball(-28, 8, 15, "comp") +
    k.spark(-66, -36, 16)
  );
};

/** A pocket watch on its chain. */
export const clock: Emblem = (k) =>
  k.ln(
    "M0 -78C30 -104 60 -92 90 -100",
    k.tone("metal", 0.72),
    5,
    ' stroke-dasharray="7 6"',
  ) +
  k.p("M-10 -82H10V-62H-10z", "metal") +
  k.ln("M0 -98a12 12 0 1 1 -.1 0", k.tone("metal", 0.8), 6) +
  k.disc(0, 16, 80, "metal") +
  `<circle cy="16" r="66" fill="${k.orb("ivory")}"/>` +
  k.ln(
    "M0 -42V-34M0 66V74M-58 16H-50M50 16H58M-41 -25L-36 -20M41 -25L36 -20M-41 57L-36 52M41 57L36 52",
    k.tone("brown", 0.32),
    5,
  ) +
  k.ln("M0 16V-26M0 16L28 32", k.tone("dark", 0.2), 7) +
  k.disc(0, 16, 8, "key") +
  `<circle cy="16" r="78" fill="none" stroke="${k.rim()}" stroke-width="4"/>` +
  k.hl("M-54 4C-48 -24 -28 -42 -4 -46C-24 -34 -38 -14 -42 10z", 0.7);

/** A balloon with a basket. */
export const balloon: Emblem = (k) =>
  k.ln("M-26 40L-16 72M26 40L16 72M0 46V72", k.tone("brown", 0.35), 3) +
  k.p("M-20 70H20L15 98H-15z", "brown") +
  k.body(
    "M0 -100C52 -100 82 -66 78 -26C74 8 42 34 26 46H-26C-42 34 -74 8 -78 -26C-82 -66 -52 -100 0 -100z",
    "key",
    3,
  ) +
  k.flat(
    "M0 -100C-18 -80 -26 -40 -10 46H10C26 -40 18 -80 0 -100zM-44 -84C-64 -50 -54 0 -26 46C-42 34 -74 8 -78 -26C-80 -54 -66 -74 -44 -84zM44 -84C64 -50 54 0 26 46C42 34 74 8 78 -26C80 -54 66 -74 44 -84z",
    k.tone("comp", 0.74),
    0.9,
  ) +
  k.ln("M-76 -18C-40 0 40 0 76 -18", k.tone("metal", 0.85), 6) +
  k.hl("M-58 -46C-52 -74 -30 -90 -12 -92C-32 -78 -42 -60 -44 -38z", 0.55) +
  k.sh(
    "M24 -96C60 -84 80 -58 78 -26C74 8 42 34 26 46H12C52 10 62 -50 24 -96z",
    0.25,
  );

/** A pegged board with a falling ball. */
export const plinko: Emblem = (k) => {
  let pegs = "";
  for (let row = 0; row < 6; row++)
    for (let i = 0; i <= row; i++)
      pegs += `M${n((i - row / 2) * 28)} ${n(-58 + row * 22)}h0`;
  const cup = (x: number, colour: string) =>
    `<rect x="${x}" y="66" width="26" height="24" rx="6" fill="${colour}"/>`;
  return (
    k.body(
      "M0 -98C14 -98 22 -88 30 -70L98 80Q98 98 82 98H-82Q-98 98 -98 80L-30 -70C-22 -88 -14 -98 0 -98z",
      "dark",
      4,
    ) +
    k.ln(pegs, k.tone("key", 0.8), 9) +
    k.ln(pegs, "#fff", 4, ' opacity=".8"') +
    cup(-84, k.tone("red", 0.6)) +
    cup(-55, k.tone("orange", 0.68)) +
    cup(-27, k.tone("yellow", 0.82)) +
    cup(1, k.tone("green", 0.7)) +
    cup(29, k.tone("orange", 0.68)) +
    cup(57, k.tone("red", 0.6)) +
    k.ln(
      "M0 -80L14 -48L0 -26L-14 -4L-2 16",
      "#fff",
      3,
      ' stroke-dasharray="2 7" opacity=".8"',
    ) +
    k.ball(-14, 30, 15, "comp") +
    k.spark(-20, 22, 14)
  );
};

/** A vinyl record in its sleeve. */
export const record: Emblem = (k) =>
  k.disc(18, 0, 80, "dark") +
  `<g fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.5"><circle cx="18" r="70"/><circle cx="18" r="60"/><circle cx="18" r="50"/><circle cx="18" r="40"/></g>` +
  k.hl(
    "M18 0L60 -68A80 80 0 0 1 88 -38zM18 0L-24 68A80 80 0 0 1 -52 38z",
    0.2,
  ) +
  `<circle cx="18" r="28" fill="${k.orb("key")}"/><circle cx="18" r="5" fill="#fff"/>` +
  `<circle cx="18" r="79" fill="none" stroke="${k.rim()}" stroke-width="3"/>` +
  k.p(
    "M-94 34L-76 26V-46L-26 -62V14A20 16 0 1 1 -38 0V-32L-64 -24V44A20 16 0 1 1 -94 34z",
    "metal",
  );
