import type { Emblem } from "./emblem.ts";

/** A paper lantern with a tassel. */
export const lantern: Emblem = (k) =>
  k.ln("M0 -100V-80", k.tone("metal", 0.7), 4) +
  k.ln("M0 70V98M-8 74L-12 94M8 74L12 94", k.tone("red", 0.55), 4) +
  k.body(
    "M0 -66C58 -66 88 -40 88 -2C88 36 58 60 0 60C-58 60 -88 36 -88 -2C-88 -40 -58 -66 0 -66z",
    "red",
    3,
  ) +
  `<ellipse cy="0" rx="74" ry="62" fill="${k.halo(k.tone("yellow", 0.92), 0.95)}" stroke="none"/>` +
  k.ln(
    "M-30 -64C-66 -40 -66 36 -30 58M30 -64C66 -40 66 36 30 58M-12 -66C-26 -40 -26 36 -12 60M12 -66C26 -40 26 36 12 60M-58 -54C-96 -22 -96 20 -58 48M58 -54C96 -22 96 20 58 48",
    k.tone("red", 0.36),
    2.5,
    ' opacity=".75"',
  ) +
  k.p("M-38 -82H38L44 -62H-44zM-44 56H44L38 74H-38z", "metal") +
  k.p(k.star(0, -2, 26, 8, 17), "metal") +
  k.disc(0, -2, 9, "red") +
  k.hl(
    "M-72 -30C-62 -52 -44 -58 -34 -58C-52 -44 -62 -24 -64 -4C-74 -6 -76 -20 -72 -30z",
    0.6,
  );

/** A carved ring of jade on a knot. */
export const jadeRing: Emblem = (k) =>
  k.ln("M0 -96V-58M0 62V98M-10 68L-14 96M10 68L14 96", k.tone("red", 0.52), 5) +
  k.body("M0 -100L18 -82L0 -64L-18 -82z", "red") +
  `<path d="M0 -68A70 70 0 1 1 0 72A70 70 0 1 1 0 -68zM0 -26A28 28 0 1 0 0 30A28 28 0 1 0 0 -26z" fill-rule="evenodd" fill="${k.fill("green")}"/>` +
  k.ln("M0 -68A70 70 0 1 1 0 72A70 70 0 1 1 0 -68z", k.rim(), 3) +
  k.ln(
    "M-48 -20C-36 -48 -12 -52 4 -44C-8 -44 -16 -36 -14 -28M48 24C36 52 12 56 -4 48C8 48 16 40 14 32M36 -38C54 -24 56 2 48 10M-36 42C-54 28 -56 2 -48 -6",
    k.tone("green", 0.88, 0.6),
    5,
    ' opacity=".8"',
  ) +
  k.ln("M0 -26A28 28 0 1 0 0 30A28 28 0 1 0 0 -26z", k.tone("metal", 0.85), 5) +
  k.hl(
    "M-58 -16C-52 -42 -30 -58 -8 -60C-28 -50 -44 -34 -50 -12C-54 -8 -60 -10 -58 -16z",
    0.7,
  ) +
  k.spark(-34, -40, 20);

/** An open folding fan. */
export const fan: Emblem = (k) => {
  let folds = "";
  let ribs = "";
  for (let i = 0; i < 9; i++) {
    const a = ((-162 + i * 18) * Math.PI) / 180;
    const b = a + Math.PI / 10 - 0.02;
    const at = (r: number, t: number) =>
      `${Math.round(r * Math.cos(t))} ${Math.round(62 + r * Math.sin(t))}`;
    if (i < 8)
      folds += `<path d="M${at(46, a)}L${at(146, a)} ${at(140, (a + b) / 2)} ${at(146, b)} ${at(46, b)}z" fill="${k.tone("key", i % 2 ? 0.48 : 0.6)}"/>`;
    ribs += `M0 62L${at(i % 2 ? 50 : 52, a)}`;
  }
  return (
    k.ln(ribs, k.tone("metal", 0.5), 6) +
    k.ln(ribs, k.tone("metal", 0.85), 3) +
    folds +
    k.ln("M-94 -8A132 132 0 0 1 94 -8", k.tone("metal", 0.85), 4) +
    k.ln("M-60 28A78 78 0 0 1 60 28", k.tone("metal", 0.85), 3) +
    k.p(
      "M-40 -30C-30 -52 -6 -50 0 -34C6 -50 30 -52 40 -30C28 -22 12 -20 0 -4C-12 -20 -28 -22 -40 -30z",
      "ivory",
    ) +
    k.disc(0, -28, 9, "metal") +
    k.ball(0, 62, 11, "metal") +
    k.ln("M0 70C4 84 -6 88 2 98", k.tone("red", 0.55), 5)
  );
};

/** A teapot with a curl of steam. */
export const teapot: Emblem = (k) =>
  k.ln(
    "M-6 -70C-22 -82 8 -88 -6 -102M20 -66C8 -78 34 -84 22 -98",
    "#fff",
    5,
    ' opacity=".5"',
  ) +
  k.ln("M58 -24C108 -34 106 46 52 42", k.tone("dark", 0.1), 20) +
  k.ln("M58 -24C108 -34 106 46 52 42", k.tone("metal", 0.72), 13) +
  k.body(
    "M-56 10C-78 8 -76 -24 -98 -36L-82 -50C-58 -40 -58 -18 -46 -14z",
    "key",
  ) +
  k.body(
    "M0 -46C50 -46 74 -12 70 24C66 62 36 80 0 80C-36 80 -66 62 -70 24C-74 -12 -50 -46 0 -46z",
    "key",
    3,
  ) +
  k.p("M-44 76H44L36 92H-36z", "metal") +
  k.p("M-40 -38C-30 -62 30 -62 40 -38C20 -30 -20 -30 -40 -38z", "metal") +
  k.ball(0, -60, 11, "metal") +
  k.p(
    "M0 40C-24 44 -36 28 -34 14C-24 12 -16 16 -12 20C-14 6 -8 -6 0 -12C8 -6 14 6 12 20C16 16 24 12 34 14C36 28 24 44 0 40z",
    "ivory",
  ) +
  k.ln("M-66 34C-30 52 30 52 66 34", k.tone("metal", 0.85), 4) +
  k.hl(
    "M-58 2C-54 -20 -40 -34 -26 -38C-40 -24 -46 -6 -46 12C-54 14 -60 10 -58 2z",
    0.7,
  );

/** A carp leaping in an arc. */
export const koi: Emblem = (k) =>
  k.p(
    "M50 46C74 42 92 56 98 84C80 76 66 80 54 90C58 74 54 60 44 56z",
    "orange",
  ) +
  k.body(
    "M-90 -34C-74 -74 -22 -86 20 -62C66 -36 78 20 52 62C44 40 22 26 -4 20C-44 12 -78 -2 -90 -34z",
    "ivory",
    3,
  ) +
  k.flat(
    "M-40 -70C-12 -80 14 -68 26 -54C12 -40 -10 -44 -20 -54C-28 -58 -36 -62 -40 -70zM38 -42C58 -22 66 10 58 36C44 34 34 20 36 4C40 -12 34 -28 38 -42zM-20 12C-6 2 12 6 20 20C10 24 0 20 -4 20z",
    k.tone("orange", 0.62),
  ) +
  k.flat(
    "M-86 -42C-80 -56 -68 -66 -58 -70C-52 -58 -58 -46 -72 -40z",
    k.tone("red", 0.56),
  ) +
  k.p("M-8 -74C6 -98 36 -96 50 -70C38 -70 28 -64 20 -58z", "orange") +
  k.p("M-30 14C-36 36 -18 54 4 56C2 40 6 30 14 24z", "orange") +
  k.ln(
    "M-16 -44a14 14 0 0 1 0 22M2 -46a14 14 0 0 1 0 24M20 -40a14 14 0 0 1 0 22M-8 -20a12 12 0 0 1 0 20M12 -18a12 12 0 0 1 0 20M30 -14a12 12 0 0 1 0 20M34 14a10 10 0 0 1 2 18",
    k.tone("brown", 0.6),
    2,
    ' opacity=".55"',
  ) +
  k.ln("M-46 -64C-34 -44 -38 -18 -50 0", k.tone("brown", 0.5), 3) +
  `<circle cx="-64" cy="-38" r="8" fill="#fff"/><circle cx="-65" cy="-38" r="4.5" fill="#111" stroke="none"/>` +
  k.ln(
    "M-90 -30C-98 -20 -96 -8 -88 -4M-84 -22C-86 -10 -80 0 -72 2",
    k.tone("orange", 0.5),
    3,
  ) +
  k.p(
    "M-96 66C-60 46 -30 84 0 66C30 48 56 84 80 72C60 100 -60 104 -96 66z",
    "blue",
  ) +
  k.ln(
    "M-80 70C-54 62 -28 88 4 74C26 64 46 82 62 80",
    "#fff",
    3,
    ' opacity=".75"',
  );

/** A lotus on its leaf. */
export const lotus: Emblem = (k) =>
  k.p("M-96 60C-60 36 60 36 96 60C60 92 -60 92 -96 60z", "green") +
  k.twice(
    k.p("M-8 58C-60 62 -92 30 -98 -4C-62 -4 -26 18 -8 58z", "key") +
      k.p("M-4 58C-54 46 -74 4 -68 -38C-32 -24 -8 14 -4 58z", "key") +
      k.ln(
        "M-94 0C-62 6 -34 26 -14 54M-64 -32C-36 -14 -16 20 -8 54",
        "#fff",
        2,
        ' opacity=".6"',
      ) +
      k.p("M0 58C-40 28 -46 -24 -26 -64C0 -40 10 12 0 58z", "pink"),
  ) +
  k.body("M0 62C-32 26 -30 -34 0 -84C30 -34 32 26 0 62z", "pink", 3) +
  k.hl("M0 -78C-22 -34 -24 20 -6 52C-10 10 -12 -34 0 -78z", 0.5) +
  `<circle cy="20" r="56" fill="${k.halo(k.tone("yellow", 0.95), 0.7)}" stroke="none"/>` +
  k.spark(0, -80, 18);

/** A red drum with two sticks. */
export const drum: Emblem = (k) =>
  k.ln("M-88 -92L-16 -42M88 -92L16 -42", k.tone("dark", 0.1), 15) +
  k.ln("M-88 -92L-16 -42M88 -92L16 -42", k.tone("brown", 0.6), 9) +
  k.ball(-12, -40, 12, "ivory") +
  k.ball(12, -40, 12, "ivory") +
  k.body(
    "M-70 -22C-94 10 -94 50 -70 82C-30 98 30 98 70 82C94 50 94 10 70 -22z",
    "red",
    3,
  ) +
  `<ellipse cy="-22" rx="72" ry="26" fill="${k.fill("metal")}"/><ellipse cy="-24" rx="62" ry="20" fill="${k.fill("ivory")}"/>` +
  k.ln("M-66 80C-30 92 30 92 66 80", k.tone("metal", 0.8), 5) +
  k.ln("M-68 -4h0M-36 6h0M0 10h0M36 6h0M68 -4h0", k.tone("metal", 0.92), 9) +
  k.p(
    "M0 22C24 22 38 36 38 52C38 70 20 78 0 78C-20 78 -38 70 -38 52C-38 36 -24 22 0 22z",
    "metal",
  ) +
  k.p("M0 30L14 50L0 70L-14 50z", "red") +
  k.hl("M-80 14C-86 36 -82 60 -68 74C-66 50 -68 28 -66 4z", 0.3);

/** A steaming bowl with chopsticks. */
export const bowl: Emblem = (k) =>
  k.ln(
    "M-30 -58C-46 -72 -14 -80 -30 -98M6 -62C-10 -76 22 -84 6 -102M40 -58C26 -70 54 -78 40 -94",
    "#fff",
    5,
    ' opacity=".55"',
  ) +
  k.ln("M92 -84L-10 -10M98 -62L0 0", k.tone("dark", 0.1), 11) +
  k.ln("M92 -84L-10 -10M98 -62L0 0", k.tone("brown", 0.62), 6) +
  `<ellipse cy="-6" rx="92" ry="32" fill="${k.fill("metal")}"/><ellipse cy="-6" rx="80" ry="25" fill="${k.fill("orange")}"/>` +
  k.ln(
    "M-66 -8C-50 -26 -34 8 -18 -12C-4 -26 8 8 24 -10C40 -24 50 4 64 -6M-52 6C-36 -8 -24 16 -6 4C10 -8 24 16 44 4",
    k.tone("yellow", 0.92),
    7,
  ) +
  k.p("M-46 -30C-34 -46 -8 -42 -6 -26C-10 -12 -40 -14 -46 -30z", "ivory") +
  k.disc(-26, -28, 9, "yellow") +
  k.p("M18 -30L52 -38L46 -14L22 -12z", "green") +
  k.body(
    "M-92 -4C-88 52 -50 82 0 82C50 82 88 52 92 -4C70 34 -70 34 -92 -4z",
    "red",
    3,
  ) +
  k.p("M-34 78H34L28 94H-28z", "red") +
  k.ln("M-84 24C-40 54 40 54 84 24", k.tone("metal", 0.86), 4) +
  k.hl("M-84 16C-78 44 -60 62 -44 68C-54 50 -60 38 -62 28z", 0.45);
