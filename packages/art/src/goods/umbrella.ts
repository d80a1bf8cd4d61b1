import { lit, oval, shape, side, touch, type Goods } from "./form.ts";

/** An open umbrella, set down on its rim to dry. */
export const umbrella: Goods = (k) => {
  const shaft = "M0 -150V18C0 44 34 44 34 20";
  // Five gores between six ribs, each given by its two edges at the top and its curve at the rim.
  const gores = [
    [
      "M0 -150C-64 -146 -112 -104 -118 -46C-108 -60 -88 -62 -76 -50C-74 -100 -46 -136 0 -150z",
      "key",
      0.6,
    ],
    [
      "M0 -150C-46 -136 -74 -100 -76 -50C-66 -64 -38 -66 -28 -50C-30 -100 -18 -136 0 -150z",
      "ivory",
      0.94,
    ],
    [
      "M0 -150C-18 -136 -30 -100 -28 -50C-16 -66 16 -66 28 -50C30 -100 18 -136 0 -150z",
      "key",
      0.72,
    ],
    [
      "M0 -150C18 -136 30 -100 28 -50C38 -66 66 -64 76 -50C74 -100 46 -136 0 -150z",
      "ivory",
      0.82,
    ],
    [
      "M0 -150C46 -136 74 -100 76 -50C88 -62 108 -60 118 -46C112 -104 64 -146 0 -150z",
      "key",
      0.5,
    ],
  ] as const;
  const under =
    "M-118 -46C-108 -60 -88 -62 -76 -50C-66 -64 -38 -66 -28 -50C-16 -66 16 -66 28 -50C38 -66 66 -64 76 -50C88 -62 108 -60 118 -46C80 -36 -80 -36 -118 -46z";
  return (
    touch(k, 6, 4, 104) +
    `<g transform="translate(20 -24) rotate(-32) scale(.88)">` +
    shape(under, k.tone("key", 0.24, 0.6)) +
    k.ln(shaft, k.tone("metal", 0.4), 5) +
    k.ln("M0 -150V10", k.tone("metal", 0.86, 0.6), 2.6) +
    k.ln("M0 -2V18C0 44 34 44 34 20", k.tone("brown", 0.26), 11) +
    k.ln("M0 -2V18C0 44 34 44 34 20", k.tone("brown", 0.54, 1.2), 8) +
    k.ln(
      "M-2 0V20C0 40 28 42 32 22",
      k.tone("brown", 0.82, 0.9),
      1.8,
      ' opacity=".7"',
    ) +
    k.ln("M-3 -4h6", k.tone("metal", 0.85), 4) +
    gores
      .map(([d, paint, l]) =>
        shape(d, side(k, paint, l, paint === "key" ? 0.8 : 1.1)),
      )
      .join("") +
    k.ln(
      gores.map(([d]) => d).join(""),
      k.tone("key", 0.3, 0.6),
      0.9,
      ' opacity=".5"',
    ) +
    k.ln(
      "M-118 -46C-112 -104 -64 -146 0 -150C64 -146 112 -104 118 -46",
      k.rim(),
      2,
    ) +
    k.hl(
      "M-104 -66C-96 -104 -62 -134 -26 -143C-60 -122 -80 -94 -86 -62C-92 -62 -100 -62 -104 -66z",
      0.26,
    ) +
    lit(k, "M-5 -148L-2 -166H2L5 -148z", side(k, "metal", 0.8)) +
    oval(0, -148, 7, 3, k.tone("key", 0.34, 0.7)) +
    "</g>"
  );
};
