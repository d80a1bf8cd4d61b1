import type { Emblem } from "./emblem.ts";

/** A sun with a calm face. */
export const sun: Emblem = (k) => {
  let beams = "";
  for (let i = 0; i < 12; i++)
    beams +=
      i % 2
        ? `<path d="M-11 -58C-18 -76 12 -80 0 -102C24 -88 18 -70 11 -58z" transform="rotate(${i * 30})"/>`
        : `<path d="M-13 -58L0 -98L13 -58z" transform="rotate(${i * 30})"/>`;
  return (
    `<g fill="${k.fill("orange")}">${beams}</g>` +
    k.disc(0, 0, 64, "metal") +
    `<circle r="54" fill="${k.orb("yellow")}"/>` +
    k.twice(
      k.flat(
        "M-38 -8C-30 -18 -18 -18 -10 -8C-18 -2 -30 -2 -38 -8z",
        "#fff8e0",
      ) +
        k.disc(-23, -9, 5, "brown") +
        k.ln("M-40 -22C-30 -30 -18 -28 -8 -18", k.tone("brown", 0.45), 5) +
        k.flat("M-40 14a9 9 0 1 0 .1 0z", k.tone("red", 0.65), 0.5),
    ) +
    k.ln(
      "M0 -16V10C-4 14 -10 14 -12 10M-20 24C-8 34 8 34 20 24",
      k.tone("brown", 0.45),
      4,
    ) +
    k.hl("M-46 -14C-42 -34 -24 -46 -8 -48C-26 -38 -34 -26 -38 -10z", 0.6) +
    `<circle r="63" fill="none" stroke="${k.rim()}" stroke-width="3"/>`
  );
};

/** A crescent with a star. */
export const moon: Emblem = (k) =>
  k.body(
    "M24 -92C-34 -88 -84 -46 -84 4C-84 58 -40 96 8 94C44 92 74 70 86 38C50 62 -6 52 -18 8C-28 -32 -6 -72 24 -92z",
    "ivory",
    3,
  ) +
  k.flat(
    "M-40 -20a12 10 0 1 0 .1 0zM-30 48a15 12 0 1 0 .1 0zM10 72a9 7 0 1 0 .1 0zM-58 20a8 8 0 1 0 .1 0z",
    k.tone("ivory", 0.74, 1.6),
  ) +
  k.hl(
    "M-72 -8C-66 -44 -36 -72 -4 -82C-30 -60 -46 -36 -54 -6C-60 4 -72 2 -72 -8z",
    0.7,
  ) +
  k.p(k.star(44, -16, 38, 5, 16, -82), "metal") +
  k.hl("M38 -50L34 -26L22 -18L36 -14z", 0.6) +
  k.spark(74, -62, 16) +
  k.spark(8, -22, 12);

/** An old book that shines. */
export const book: Emblem = (k) =>
  `<ellipse cy="-30" rx="90" ry="80" fill="${k.halo(k.tone("glow", 0.94, 0.8), 0.95)}" stroke="none"/>` +
  k.p("M-98 -8L0 20L98 -8V72L0 98L-98 72z", "brown") +
  k.p(
    "M-90 -18C-60 -34 -24 -26 0 -4C24 -26 60 -34 90 -18V62C60 50 24 56 0 80C-24 56 -60 50 -90 62z",
    "ivory",
  ) +
  k.sh(
    "M0 -4C10 -16 24 -24 40 -26C24 -10 20 40 20 62C12 66 6 72 0 80C-6 72 -12 66 -20 62C-20 40 -24 -10 -40 -26C-24 -24 -10 -16 0 -4z",
    0.2,
  ) +
  k.ln(
    "M-76 -8C-58 -14 -40 -10 -24 0M-76 10C-58 4 -40 8 -24 18M-76 28C-58 22 -40 26 -24 36M76 26C58 20 42 24 26 34M76 42C58 36 42 40 26 48",
    k.tone("brown", 0.55),
    3,
  ) +
  k.p("M50 -18L66 -2L50 14L34 -2z", "red") +
  k.body("M0 -102L22 -66L0 -26L-22 -66z", "comp") +
  k.hl("M0 -102L-22 -66L0 -62z", 0.6) +
  k.spark(0, -70, 30) +
  k.spark(-52, -64, 14) +
  k.spark(50, -56, 18);

/** A scarab with spread wings. */
export const scarab: Emblem = (k) =>
  k.twice(
    k.p("M-22 -10C-60 -54 -90 -50 -100 -28C-92 10 -62 36 -22 34z", "metal") +
      k.p("M-24 -4C-56 -38 -80 -38 -90 -24C-82 4 -58 22 -24 22z", "blue") +
      k.ln(
        "M-82 -22C-60 -24 -40 -12 -26 4M-74 -4C-56 -6 -40 2 -26 14",
        k.tone("metal", 0.86),
        4,
      ) +
      k.ln(
        "M-18 44C-44 46 -52 66 -44 88M-20 -36C-40 -48 -36 -72 -22 -82",
        k.tone("metal", 0.3),
        11,
      ) +
      k.ln(
        "M-18 44C-44 46 -52 66 -44 88M-20 -36C-40 -48 -36 -72 -22 -82",
        k.tone("metal", 0.78),
        7,
      ),
  ) +
  k.body(
    "M0 -52C30 -52 40 -26 40 8C40 50 22 80 0 90C-22 80 -40 50 -40 8C-40 -26 -30 -52 0 -52z",
    "key",
    3,
  ) +
  k.p(
    "M-38 -10C-20 -24 20 -24 38 -10C38 -34 24 -52 0 -52C-24 -52 -38 -34 -38 -10z",
    "metal",
  ) +
  k.ln("M0 -20V88", k.tone("dark", 0.16), 4) +
  k.hl(
    "M-32 4C-32 30 -22 60 -10 74C-14 46 -14 20 -10 -12C-20 -12 -30 -8 -32 4z",
    0.4,
  ) +
  k.ball(0, -78, 21, "red") +
  `<circle cy="-78" r="40" fill="${k.halo(k.tone("yellow", 0.92), 0.7)}" stroke="none"/>`;

/** An obelisk of stone under a winged disc. */
export const obelisk: Emblem = (k) =>
  k.p("M-74 96L-62 74H62L74 96z", "brown") +
  k.p("M-48 76L-40 58H40L48 76z", "ivory") +
  k.body("M0 -104L22 -78L30 60H-30L-22 -78z", "metal", 3) +
  k.sh("M0 -104L22 -78L30 60H6z", 0.3) +
  k.flat("M0 -104L22 -78L0 -70L-22 -78z", k.tone("yellow", 0.94)) +
  k.flat(
    "M-10 -54H10V-48H-10zM-12 -34a12 9 0 1 0 24 0a12 9 0 1 0 -24 0zM-13 -10L0 -20L13 -10V-4L0 -14L-13 -4zM-14 12H14V18H-14zM-14 24H14V30H-14zM-6 38H6V52H-6z",
    k.tone("brown", 0.3),
  ) +
  k.twice(
    k.p(
      "M-20 -20C-50 -40 -80 -36 -98 -14C-88 -14 -82 -10 -80 -4C-72 -6 -66 -2 -64 6C-50 0 -34 -4 -20 2z",
      "comp",
    ) +
      k.ln(
        "M-84 -18C-64 -26 -44 -22 -24 -10M-70 -4C-54 -12 -40 -10 -24 -2",
        "#fff",
        2.5,
        ' opacity=".6"',
      ),
  ) +
  k.spark(0, -92, 26);

/** A bubbling flask. */
export const potion: Emblem = (k) =>
  k.p("M-22 -96H22V-72H-22z", "brown") +
  k.body(
    "M-20 -74H20V-34C58 -22 80 10 78 42C76 78 44 96 0 96C-44 96 -76 78 -78 42C-80 10 -58 -22 -20 -34z",
    "ivory",
    3,
  ) +
  k.p(
    "M-70 20C-40 6 -20 34 10 22C34 12 54 12 71 20C78 58 52 88 0 88C-52 88 -78 58 -70 20z",
    "key",
  ) +
  `<ellipse cy="54" rx="56" ry="34" fill="${k.halo(k.tone("key", 0.94, 0.6), 0.8)}" stroke="none"/>` +
  k.ball(-22, 50, 12, "key") +
  k.ball(20, 62, 9, "key") +
  k.ball(8, 36, 6, "key") +
  k.p("M-30 -78H30V-64H-30z", "metal") +
  k.hl(
    "M-64 22C-58 -2 -38 -16 -22 -22C-40 -6 -48 10 -50 32C-54 46 -66 40 -64 22z",
    0.8,
  ) +
  k.p(k.star(46, -40, 22, 5, 9), "metal") +
  k.spark(-52, -52, 16);

/** A key with a jewelled bow. */
export const key: Emblem = (k) =>
  `<g transform="rotate(38)">` +
  k.body("M-10 -20H10V98H-10zM10 52H42V66H32V74H42V90H10z", "metal", 3) +
  `<path d="M0 -102C20 -102 26 -92 44 -84C60 -60 54 -30 30 -16C16 -8 -16 -8 -30 -16C-54 -30 -60 -60 -44 -84C-26 -92 -20 -102 0 -102zM0 -80A24 24 0 1 0 0 -32A24 24 0 1 0 0 -80z" fill-rule="evenodd" fill="${k.fill("metal")}"/>` +
  k.p("M0 -76L18 -56L0 -36L-18 -56z", "comp") +
  k.hl("M0 -76L-18 -56L0 -56z", 0.6) +
  k.p("M-16 -16H16V-4H-16z", "key") +
  k.hl(
    "M-44 -60C-44 -80 -28 -92 -10 -94C-28 -84 -34 -72 -36 -56zM-7 0H-3V94H-7z",
    0.7,
  ) +
  "</g>" +
  k.spark(44, -56, 20);

/** A bolt of lightning in a ring of cloud. */
export const bolt: Emblem = (k) =>
  k.p(
    "M-70 -8C-98 -10 -104 -48 -74 -54C-74 -84 -34 -92 -20 -70C0 -94 44 -86 46 -56C82 -62 104 -20 72 -6C60 2 -60 4 -70 -8z",
    "steel",
  ) +
  k.hl("M-64 -46C-60 -68 -38 -72 -26 -60C-44 -58 -50 -48 -52 -36z", 0.6) +
  k.body("M18 -60L-46 26H-8L-34 100L54 0H12L44 -60z", "yellow", 3) +
  k.hl("M18 -60L-46 26H-34L30 -60z", 0.7) +
  k.spark(-20, 40, 16) +
  k.spark(60, 40, 20);

/** A hot pepper. */
export const pepper: Emblem = (k) =>
  k.body(
    "M26 -52C70 -54 92 -20 78 24C60 76 -10 100 -92 78C-40 64 -20 44 -14 12C-8 -22 0 -50 26 -52z",
    "red",
    3,
  ) +
  k.p(
    "M22 -44C10 -60 28 -76 48 -72C70 -70 84 -56 80 -34C70 -46 60 -44 54 -36C48 -48 34 -52 22 -44z",
    "green",
  ) +
  k.ln("M50 -70C48 -86 58 -98 72 -100", k.tone("green", 0.3), 14) +
  k.ln("M50 -70C48 -86 58 -98 72 -100", k.tone("green", 0.62), 9) +
  k.hl(
    "M4 -14C8 -32 18 -40 26 -40C14 -20 12 20 -8 46C-24 64 -44 70 -60 74C-24 60 -4 30 4 -14z",
    0.55,
  ) +
  k.p(
    "M-50 -22C-70 -38 -66 -66 -46 -86C-44 -68 -30 -62 -28 -44C-26 -30 -36 -18 -50 -22z",
    "orange",
  ) +
  k.flat(
    "M-48 -28C-56 -38 -54 -50 -46 -60C-44 -50 -36 -46 -38 -36C-38 -30 -44 -26 -48 -28z",
    k.tone("yellow", 0.92),
  );
