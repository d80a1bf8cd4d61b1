import { lit, oval, shape, side, touch, turned, type Goods } from "./form.ts";

/** A curl of steam. */
const steam = (x: number, y: number) =>
  `M${x} ${y}c-7 -9 7 -13 0 -23c-5 -8 3 -12 1 -18`;

/** A stoneware pot with a bamboo handle, and two cups: glazed above, bare clay below. */
export const teaSet: Goods = (k) => {
  const glaze = turned(k, "key", 0.66, 0.7);
  const clay = turned(k, "ivory", 0.92, 1.5);
  const cup = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">` +
    touch(k, 2, 0, 32) +
    lit(
      k,
      "M-26 -44C-26 -18 -20 -2 -11 0C-4 2 4 2 11 0C20 -2 26 -18 26 -44z",
      clay,
    ) +
    shape(
      "M-26 -44C-26 -34 -25 -26 -23.4 -19C-12 -13 -6 -22 4 -18C12 -15 18 -20 23.6 -20C25 -26 26 -34 26 -44z",
      glaze,
    ) +
    oval(0, -44, 26, 7.5, k.tone("key", 0.72, 0.6)) +
    oval(0, -43, 23, 5.8, k.tone("key", 0.3, 0.6)) +
    oval(0, -41.4, 20, 4.2, k.tone("orange", 0.56, 0.62)) +
    oval(-6, -42.4, 7, 1.3, "#fff", ' opacity=".5"') +
    k.hl("M-20 -40C-20 -26 -17 -14 -13 -7C-11 -14 -13 -28 -13 -39z", 0.3) +
    "</g>";
  const rod = "M-82 -82C-92 -176 34 -176 22 -82";
  return (
    touch(k, -28, 2, 78) +
    k.ln(rod, k.tone("brown", 0.3), 11) +
    k.ln(rod, k.tone("brown", 0.56, 1.2), 8) +
    k.ln(
      "M-83 -98C-84 -168 22 -170 24 -100",
      k.tone("brown", 0.8, 0.8),
      2.2,
      ' opacity=".7" stroke-dasharray="17 2.5"',
    ) +
    lit(
      k,
      "M-78 -28C-100 -36 -104 -66 -122 -84L-111 -95C-92 -82 -86 -62 -70 -58z",
      side(k, "key", 0.54, 0.7),
    ) +
    oval(
      -116.5,
      -89.5,
      8,
      4,
      k.tone("key", 0.3, 0.6),
      ' transform="rotate(-45 -116.5 -89.5)"',
    ) +
    lit(
      k,
      "M-90 -46C-90 -76 -66 -92 -30 -92C6 -92 30 -76 30 -46C30 -18 10 2 -30 2C-70 2 -90 -18 -90 -46z",
      clay,
      1.8,
    ) +
    shape(
      "M-90 -46C-90 -76 -66 -92 -30 -92C6 -92 30 -76 30 -46C30 -40 29 -35 27.4 -30C12 -22 2 -36 -16 -30C-36 -23 -48 -36 -64 -27C-74 -22 -82 -25 -87.6 -28C-89 -33 -90 -40 -90 -46z",
      glaze,
    ) +
    k.ln(
      "M27.4 -30C12 -22 2 -36 -16 -30C-36 -23 -48 -36 -64 -27C-74 -22 -82 -25 -87.6 -28",
      k.tone("key", 0.86, 0.4),
      1.4,
      ' opacity=".8"',
    ) +
    k.hl(
      "M-80 -44C-80 -66 -66 -79 -48 -84C-60 -70 -66 -56 -66 -38C-72 -36 -79 -38 -80 -44z",
      0.42,
    ) +
    lit(
      k,
      "M-88 -80l12 -7 5 8 -11 7zM28 -80l-12 -7 -5 8 11 7z",
      side(k, "key", 0.5, 0.7),
    ) +
    lit(
      k,
      "M-66 -90C-60 -110 0 -110 6 -90C-8 -83 -52 -83 -66 -90z",
      turned(k, "key", 0.72, 0.65),
    ) +
    k.hl("M-54 -94C-48 -102 -34 -104 -28 -104C-38 -100 -44 -96 -46 -91z", 0.5) +
    k.ball(-30, -111, 7.5, "brown") +
    cup(62, 10) +
    cup(106, -4) +
    k.ln(`${steam(58, -44)}${steam(70, -50)}`, "#fff", 3, ' opacity=".28"')
  );
};
