import { lit, oval, shape, side, touch, turned, type Goods } from "./form.ts";

/** A canvas backpack, closed with two leather straps. */
export const backpack: Goods = (k) => {
  const buckle = (x: number) =>
    shape(`M${x - 6} -104h12V-52l-6 6 -6 -6z`, side(k, "brown", 0.56, 1.2)) +
    k.ln(
      `M${x - 3.6} -100V-54M${x + 3.6} -100V-54`,
      k.tone("brown", 0.82, 0.8),
      0.9,
      ' stroke-dasharray="3 2.4" opacity=".8"',
    ) +
    k.ln(`M${x - 8} -78h16v13h-16z`, k.tone("metal", 0.4), 4.2) +
    k.ln(`M${x - 8} -78h16v13h-16z`, k.tone("metal", 0.88, 0.8), 2.4);
  const loop = "M-20 -158C-20 -184 20 -184 20 -158";
  return (
    touch(k, 0, 4, 88) +
    k.ln(
      "M-62 -120C-92 -108 -94 -44 -72 -14M62 -120C92 -108 94 -44 72 -14",
      k.tone("brown", 0.24),
      11,
    ) +
    k.ln(
      "M-62 -120C-92 -108 -94 -44 -72 -14M62 -120C92 -108 94 -44 72 -14",
      k.tone("brown", 0.48, 1.2),
      8,
    ) +
    k.ln(loop, k.tone("brown", 0.24), 10) +
    k.ln(loop, k.tone("brown", 0.54, 1.2), 7) +
    lit(
      k,
      "M-70 -24C-74 -80 -72 -160 -34 -162C-16 -164 16 -164 34 -162C72 -160 74 -80 70 -24C70 4 56 6 0 6C-56 6 -70 4 -70 -24z",
      turned(k, "green", 0.52, 0.36),
      1.8,
    ) +
    lit(
      k,
      "M-54 -60C-56 -64 56 -64 54 -60L58 -16C58 0 46 2 0 2C-46 2 -58 0 -58 -16z",
      side(k, "green", 0.5, 0.38),
    ) +
    k.ln(
      "M-50 -54L-53 -17C-52 -5 -42 -4 0 -4C42 -4 52 -5 53 -17L50 -54",
      k.tone("ivory", 0.9),
      1,
      ' stroke-dasharray="4 3" opacity=".5"',
    ) +
    shape(
      "M-66 -92C-68 -70 -60 -72 0 -68C60 -72 68 -70 66 -92V-86C66 -62 50 -62 0 -60C-50 -62 -66 -62 -66 -86z",
      k.tone("dark", 0.08),
      ' opacity=".3"',
    ) +
    lit(
      k,
      "M-70 -96C-70 -146 -56 -164 -30 -165C-12 -166 12 -166 30 -165C56 -164 70 -146 70 -96C70 -76 56 -76 0 -74C-56 -76 -70 -76 -70 -96z",
      turned(k, "ivory", 0.86, 1.5),
      1.8,
    ) +
    k.ln(
      "M-64 -96C-64 -140 -52 -159 -30 -160C-12 -161 12 -161 30 -160C52 -159 64 -140 64 -96C64 -82 52 -82 0 -80C-52 -82 -64 -82 -64 -96z",
      k.tone("brown", 0.6, 0.6),
      1,
      ' stroke-dasharray="4 3" opacity=".6"',
    ) +
    k.hl(
      "M-58 -100C-58 -134 -48 -152 -32 -155C-42 -142 -46 -124 -46 -96C-52 -94 -57 -95 -58 -100z",
      0.3,
    ) +
    buckle(-32) +
    buckle(32) +
    lit(k, "M-13 -134h26v18h-26z", side(k, "brown", 0.5, 1.2)) +
    k.flat(
      "M0 -130c8 4 8 8 0 11c-8 -3 -8 -7 0 -11z",
      k.tone("metal", 0.88, 0.8),
    ) +
    oval(-66, -16, 5, 7, k.fill("metal")) +
    oval(66, -16, 5, 7, k.fill("metal"))
  );
};

/** A power bank standing on its edge, with four lights on it and its cable in front. */
export const powerBank: Goods = (k) => {
  const cable =
    "M34 -150C34 -186 106 -176 104 -110C102 -50 112 -6 74 6C40 16 10 12 -8 14";
  let lights = "";
  for (let i = 0; i < 4; i++)
    lights +=
      oval(
        -18 + i * 10,
        -128,
        9,
        9,
        k.halo(k.tone("glow", 0.92, 0.8), i < 3 ? 0.7 : 0.1),
      ) +
      oval(
        -18 + i * 10,
        -128,
        2.6,
        2.6,
        i < 3 ? k.tone("glow", 0.95, 0.6) : k.tone("key", 0.4, 0.5),
      );
  return (
    touch(k, 4, 4, 66) +
    k.ln(cable, k.tone("ivory", 0.44), 6) +
    k.ln(cable, k.tone("ivory", 0.9, 1.2), 4) +
    lit(
      k,
      "M36 -150C50 -150 58 -146 58 -138V-12C58 -2 50 2 36 2z",
      turned(k, "key", 0.44, 0.5),
    ) +
    lit(
      k,
      "M-46 -134C-46 -146 -40 -150 -30 -150H30C40 -150 46 -146 46 -134V-14C46 -2 40 2 30 2H-30C-40 2 -46 -2 -46 -14z",
      side(k, "key", 0.6, 0.55),
      2,
    ) +
    shape(
      "M-46 -50L46 -92V-14C46 -2 40 2 30 2H-30C-40 2 -46 -2 -46 -14z",
      k.tone("key", 0.34, 0.6),
      ' opacity=".5"',
    ) +
    k.ln("M-46 -50L46 -92", k.tone("key", 0.86, 0.4), 1, ' opacity=".6"') +
    lights +
    k.flat(
      "M6 -84L-14 -52H-2L-8 -26L16 -60H3L10 -84z",
      k.tone("ivory", 0.96),
      0.92,
    ) +
    k.hl(
      "M-40 -132C-40 -140 -36 -144 -30 -144H-14L-34 -16C-38 -16 -40 -18 -40 -22z",
      0.18,
    ) +
    lit(k, "M26 -156h16v8h-16z", side(k, "steel", 0.84)) +
    lit(k, "M-32 8h24v12h-24c-4 0 -4 -12 0 -12z", side(k, "ivory", 0.94, 1)) +
    lit(k, "M-44 10.5h10v7h-10c-3 0 -3 -7 0 -7z", side(k, "steel", 0.9))
  );
};
