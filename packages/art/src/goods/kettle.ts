import { lit, oval, shape, side, touch, turned, type Goods } from "./form.ts";

/** An enamelled kettle with a long neck, a wooden handle and a wooden knob. */
export const kettle: Goods = (k) => {
  const neck = "M-52 -30C-92 -26 -74 -84 -92 -112C-98 -121 -108 -122 -112 -116";
  const handle = "M48 -96C106 -112 112 -48 84 -30";
  return (
    touch(k, -4, 4, 92) +
    k.ln(neck, k.tone("key", 0.3, 0.7), 13.5) +
    k.ln(neck, k.tone("key", 0.5, 0.75), 11) +
    k.ln(
      "M-56 -33C-88 -32 -73 -86 -91 -113C-96 -119 -104 -121 -108 -117",
      k.tone("key", 0.84, 0.5),
      2.6,
      ' opacity=".75"',
    ) +
    k.ln(handle, k.tone("brown", 0.26), 13) +
    k.ln(handle, k.tone("brown", 0.52, 1.2), 10) +
    k.ln(
      "M52 -99C100 -111 106 -54 84 -37",
      k.tone("brown", 0.78, 0.9),
      2.4,
      ' opacity=".7"',
    ) +
    lit(k, "M38 -104l16 1v14l-14 3z", turned(k, "metal", 0.86, 0.8)) +
    lit(
      k,
      "M-42 -112H40C50 -112 72 -20 72 -6C72 6 -76 6 -76 -6C-76 -20 -52 -112 -42 -112z",
      turned(k, "key", 0.7, 0.75),
      1.8,
    ) +
    shape(
      "M-75 -14C-60 -5 56 -5 71 -14L72 -6C72 7 -76 7 -76 -6z",
      turned(k, "metal", 0.9, 0.8),
    ) +
    k.hl("M-46 -100L-62 -20C-54 -17 -46 -16 -40 -15L-28 -104z", 0.34) +
    k.hl("M-22 -104L-30 -15H-24L-17 -104z", 0.16) +
    oval(-1, -112, 41, 9, k.tone("key", 0.4, 0.75)) +
    lit(
      k,
      "M-40 -113C-34 -128 32 -128 38 -113C28 -106 -30 -106 -40 -113z",
      turned(k, "metal", 0.92, 0.8),
    ) +
    k.ln("M-1 -126V-132", k.tone("metal", 0.5), 7) +
    k.p(
      "M-13 -136C-13 -146 -8 -150 -1 -150C6 -150 11 -146 11 -136C8 -131 -10 -131 -13 -136z",
      "brown",
    ) +
    oval(-5, -144, 4, 2.4, "#fff", ' opacity=".5"') +
    lit(k, "M74 -34c8 -6 16 -2 18 4c-6 6 -14 6 -20 4z", side(k, "brown", 0.5)) +
    k.ln(
      "M-120 -128c-6 -8 6 -12 0 -22M-108 -132c-6 -8 6 -12 0 -20",
      "#fff",
      3,
      ' opacity=".3"',
    )
  );
};
