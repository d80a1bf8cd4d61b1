import { lit, oval, shape, side, touch, type Goods } from "./form.ts";

const card =
  "M-78 -50C-78 -56 -74 -60 -68 -60H68C74 -60 78 -56 78 -50V50C78 56 74 60 68 60H-68C-74 60 -78 56 -78 50z";

/** Two gift cards with a ribbon round the one in front. */
export const voucher: Goods = (k) =>
  touch(k, 0, 4, 96) +
  `<g transform="translate(18 -96) rotate(13) scale(.98)">` +
  lit(k, card, side(k, "ivory", 0.9, 1.3), 1.6) +
  k.ln(
    "M-62 -36H-8M-62 -22H-26",
    k.tone("brown", 0.6, 0.6),
    4,
    ' opacity=".45"',
  ) +
  shape("M78 -34V-14H-78V-34z", k.tone("key", 0.5, 0.6), ' opacity=".16"') +
  "</g>" +
  `<g transform="translate(-10 -70) rotate(-7)">` +
  shape(
    "M-74 -50C-74 -54 -70 -56 -66 -56H74C80 -56 82 -50 82 -46V56C82 60 78 64 72 64H-66C-72 64 -74 60 -74 56z",
    k.tone("dark", 0.06),
    ' opacity=".35"',
  ) +
  lit(k, card, side(k, "key", 0.6, 0.7), 2) +
  k.ln(
    "M-70 36C-46 14 -30 52 -6 26C16 2 30 40 70 8M-70 48C-44 28 -26 60 0 38C22 18 36 50 70 24M-70 24C-46 2 -34 42 -10 14C12 -10 26 26 70 -8",
    k.tone("key", 0.86, 0.4),
    1.2,
    ' opacity=".4"',
  ) +
  shape("M24 -60H42V60H24zM-78 -12H78V4H-78z", side(k, "metal", 0.84, 0.8)) +
  k.ln(
    "M27 -60V60M39 -60V60M-78 -9H78M-78 1H78",
    k.tone("metal", 0.96, 0.5),
    0.9,
    ' opacity=".8"',
  ) +
  shape(
    "M33 -4L52 30L42 28L38 38zM33 -4L16 32L26 29L31 38z",
    side(k, "metal", 0.7, 0.9),
  ) +
  lit(
    k,
    "M33 -4C14 -36 -16 -34 -10 -14C-6 0 20 2 33 -4zM33 -4C52 -36 82 -34 76 -14C72 0 46 2 33 -4z",
    k.fill("metal"),
    1.6,
  ) +
  shape(
    "M28 -6C14 -22 0 -22 2 -13C4 -6 18 -4 28 -6zM38 -6C52 -22 66 -22 64 -13C62 -6 48 -4 38 -6z",
    k.tone("metal", 0.4),
    ' opacity=".5"',
  ) +
  oval(33, -4, 7.5, 7, k.fill("metal")) +
  oval(31, -6.5, 2.6, 1.8, "#fff", ' opacity=".7"') +
  k.hl(
    "M-72 -48C-72 -53 -70 -54 -66 -54H-20L-56 50H-66C-70 50 -72 48 -72 44z",
    0.13,
  ) +
  "</g>";
