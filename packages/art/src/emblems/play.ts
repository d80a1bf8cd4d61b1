import { n } from "../kit.ts";
import type { Emblem } from "./emblem.ts";

/** A game pad. */
export const gamepad: Emblem = (k) =>
  k.ln("M-40 -48C-40 -84 10 -60 0 -98", k.tone("dark", 0.12), 8) +
  k.body(
    "M-50 -48H50C84 -48 96 10 98 50C98 84 66 88 50 62L36 38H-36L-50 62C-66 88 -98 84 -98 50C-96 10 -84 -48 -50 -48z",
    "night",
    4,
  ) +
  k.flat(
    "M-84 0C-78 -28 -66 -40 -48 -40H48C66 -40 78 -28 84 0C60 -16 -60 -16 -84 0z",
    "#fff",
    0.18,
  ) +
  k.p("M-62 -26H-46V-12H-32V4H-46V18H-62V4H-76V-12H-62z", "steel") +
  k.ball(54, -26, 10, "yellow") +
  k.ball(74, -6, 10, "red") +
  k.ball(34, -6, 10, "blue") +
  k.ball(54, 14, 10, "green") +
  k.disc(-22, 26, 15, "dark") +
  k.disc(22, 26, 15, "dark") +
  k.disc(-22, 24, 9, "steel") +
  k.disc(22, 24, 9, "steel") +
  k.ln("M-10 -14H10", k.tone("comp", 0.85), 7);

/** A headset with a microphone. */
export const headset: Emblem = (k) =>
  k.ln(
    "M-74 20C-82 -50 -44 -88 0 -88C44 -88 82 -50 74 20",
    k.tone("dark", 0.1),
    28,
  ) +
  k.ln(
    "M-74 20C-82 -50 -44 -88 0 -88C44 -88 82 -50 74 20",
    k.tone("steel", 0.6),
    20,
  ) +
  k.ln("M-76 4C-78 -50 -44 -82 0 -82", "#fff", 4, ' opacity=".6"') +
  k.twice(
    k.body("M-58 -8C-92 -14 -102 20 -98 44C-94 70 -74 78 -56 70z", "key", 3) +
      k.p("M-62 -6C-44 -4 -40 14 -40 32C-40 52 -46 66 -60 70z", "dark"),
  ) +
  k.ln("M-70 70C-60 96 -36 96 -16 90", k.tone("dark", 0.1), 13) +
  k.ln("M-70 70C-60 96 -36 96 -16 90", k.tone("steel", 0.75), 7) +
  k.ball(-8, 88, 13, "comp") +
  k.ln("M-84 18V50", k.tone("comp", 0.86), 6) +
  k.ln("M84 18V50", k.tone("comp", 0.86), 6);

/** A shield with two crossed blades. */
export const shield: Emblem = (k) => {
  const blade =
    k.p("M0 -112L12 -92V34H-12V-92z", "steel") +
    k.hl("M0 -112L-12 -92V34H-4V-90z", 0.6) +
    k.p("M-34 32H34V46H-34z", "metal") +
    k.p("M-8 46H8V84H-8z", "brown") +
    k.ball(0, 92, 12, "metal");
  return (
    `<g transform="rotate(42)">${blade}</g><g transform="rotate(-42)">${blade}</g>` +
    k.body(
      "M0 -72C24 -58 46 -54 66 -54C70 0 54 50 0 84C-54 50 -70 0 -66 -54C-46 -54 -24 -58 0 -72z",
      "metal",
      3,
    ) +
    k.p(
      "M0 -56C18 -46 36 -42 54 -42C56 2 42 42 0 68C-42 42 -56 2 -54 -42C-36 -42 -18 -46 0 -56z",
      "key",
    ) +
    k.hl("M0 -56C-18 -46 -36 -42 -54 -42C-56 2 -42 42 0 68z", 0.2) +
    k.flat(
      "M0 -34L12 -8L40 -6L18 12L26 40L0 24L-26 40L-18 12L-40 -6L-12 -8z",
      k.tone("metal", 0.88),
    )
  );
};

/** Numbered balls in a heap. */
export const balls: Emblem = (k) => {
  const ball = (
    x: number,
    y: number,
    r: number,
    paint: "red" | "blue" | "yellow" | "green" | "violet" | "orange",
    digits: string,
  ) =>
    k.ball(x, y, r, paint) +
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.52)}" fill="#fff" stroke="none"/><path d="${digits}" transform="translate(${x} ${y}) scale(${n(r / 30)})" fill="none" stroke="#161a26" stroke-width="4.5" stroke-linecap="round"/>`;
  return (
    ball(-54, -38, 32, "blue", "M-5 -8H5L-2 9") +
    ball(54, -34, 34, "green", "M5 -8H-5V-1H1A5 5 0 0 1 1 9H-5") +
    ball(0, -62, 34, "yellow", "M-4 -5L1 -9V9") +
    ball(-60, 46, 40, "violet", "M0 -1A4 4 0 1 1 .1 -1A5 5 0 1 1 0 -1") +
    ball(60, 48, 40, "orange", "M-5 -5A5 5 0 1 1 4 0L-5 9H6") +
    ball(0, 26, 50, "red", "M-5 -8H4L-1 -2A6 6 0 1 1 -6 7")
  );
};

/** A ticket with a star. */
export const ticket: Emblem = (k) =>
  `<g transform="rotate(-16)">` +
  k.p(
    "M-80 -30H88V-14A14 14 0 0 0 88 14V66H-80V14A14 14 0 0 0 -80 -14z",
    "comp",
  ) +
  k.body(
    "M-94 -52H78V-20A16 16 0 0 0 78 12V44H-94V12A16 16 0 0 0 -94 -20z",
    "metal",
    3,
  ) +
  k.p(
    "M-82 -40H66V-24A26 26 0 0 0 66 16V32H-82V16A26 26 0 0 0 -82 -24z",
    "ivory",
  ) +
  k.ln("M34 -38V30", k.tone("brown", 0.5), 3, ' stroke-dasharray="3 7"') +
  k.p(k.star(-34, -4, 34, 5, 15), "red") +
  k.ln("M2 -22H22M2 -6H22M2 10H22", k.tone("brown", 0.5), 5) +
  "</g>" +
  k.spark(66, -60, 20);

/** A turning cage of lottery balls. */
export const drawCage: Emblem = (k) =>
  k.ln("M-78 4V84M78 4V84", k.tone("dark", 0.1), 15) +
  k.ln("M-78 4V84M78 4V84", k.tone("metal", 0.75), 9) +
  k.p("M-94 82H94V98H-94z", "brown") +
  `<circle cy="-6" r="78" fill="${k.orb("blue")}" fill-opacity=".25"/>` +
  k.ball(-26, 36, 17, "red") +
  k.ball(8, 46, 17, "yellow") +
  k.ball(38, 30, 17, "green") +
  k.ball(-46, 10, 15, "violet") +
  k.ball(-4, 16, 17, "orange") +
  k.ball(28, -2, 15, "blue") +
  k.ball(-22, -32, 14, "yellow") +
  `<g fill="none" stroke="${k.tone("metal", 0.84)}" stroke-width="3.5"><circle cy="-6" r="78"/><ellipse cy="-6" rx="26" ry="78"/><ellipse cy="-6" rx="56" ry="78"/><path d="M-78 -6H78M-70 -40H70M-70 28H70"/></g>` +
  `<circle cy="-6" r="79" fill="none" stroke="${k.rim()}" stroke-width="4"/>` +
  k.ball(78, -6, 12, "metal") +
  k.ball(-78, -6, 12, "metal") +
  k.hl("M-58 -30C-50 -54 -30 -68 -10 -72C-30 -58 -42 -42 -46 -22z", 0.6);
