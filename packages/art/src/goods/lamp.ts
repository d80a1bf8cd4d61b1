import { lit, oval, shape, touch, turned, type Goods } from "./form.ts";

/** A round paper lamp on three bent legs, lit. */
export const lamp: Goods = (k) => {
  const [rx, ry, top, bottom] = [74, 66, -166, -50];
  let ribs = "";
  for (let y = top + 12; y < bottom - 6; y += 12) {
    const half = rx * Math.sqrt(1 - ((y + 108) / ry) ** 2);
    ribs += `M${Math.round(-half)} ${y}q${Math.round(half)} ${Math.round(9 + (y + 108) / 9)} ${Math.round(half * 2)} 0`;
  }
  const paper = k.def(
    "paper",
    (x) =>
      `<radialGradient id="${x}" cx=".48" cy=".58" r=".62"><stop stop-color="${k.tone("yellow", 0.99, 0.35)}"/>` +
      `<stop offset=".34" stop-color="${k.tone("yellow", 0.94, 0.62)}"/><stop offset=".72" stop-color="${k.tone("orange", 0.82, 0.72)}"/>` +
      `<stop offset="1" stop-color="${k.tone("orange", 0.62, 0.78)}"/></radialGradient>`,
  );
  const leg = (d: string) =>
    k.ln(d, k.tone("brown", 0.2), 7) +
    k.ln(d, k.tone("brown", 0.46, 1.2), 5) +
    k.ln(d, k.tone("brown", 0.8, 0.9), 1.2, ' opacity=".6"');
  return (
    oval(0, 2, 122, 17, k.halo(k.tone("yellow", 0.93, 0.7), 0.9)) +
    touch(k, 0, 6, 60) +
    oval(0, -104, 128, 118, k.halo(k.tone("yellow", 0.9, 0.8), 0.75)) +
    k.ln("M40 4C84 14 96 -2 128 8", k.tone("night", 0.2), 2.6) +
    leg("M10 -48C12 -26 8 -14 12 -4") +
    lit(
      k,
      `M-28 ${bottom + 4}C-62 -62 ${-rx} -82 ${-rx} -108C${-rx} -136 -58 -160 -28 ${top}H28C58 -160 ${rx} -136 ${rx} -108C${rx} -82 62 -62 28 ${bottom + 4}z`,
      `url(#${paper})`,
      1.8,
    ) +
    k.ln(ribs, k.tone("orange", 0.56, 0.7), 1.3, ' opacity=".5"') +
    k.hl(
      "M-60 -112C-60 -134 -46 -150 -30 -157C-42 -144 -50 -128 -50 -104C-54 -100 -60 -104 -60 -112z",
      0.45,
    ) +
    lit(
      k,
      `M-30 ${top - 6}C-20 ${top - 11} 20 ${top - 11} 30 ${top - 6}V${top + 5}C20 ${top + 9} -20 ${top + 9} -30 ${top + 5}z`,
      turned(k, "brown", 0.54, 1.1),
    ) +
    oval(0, top - 6, 30, 4.4, k.tone("brown", 0.3)) +
    shape(
      "M-30 -53C-20 -48 20 -48 30 -53V-43C20 -38 -20 -38 -30 -43z",
      turned(k, "brown", 0.54, 1.1),
    ) +
    leg("M-24 -42C-30 -20 -44 -14 -52 4") +
    leg("M24 -42C30 -20 44 -14 52 4") +
    k.ball(-52, 4, 3.6, "brown") +
    k.ball(52, 4, 3.6, "brown")
  );
};
