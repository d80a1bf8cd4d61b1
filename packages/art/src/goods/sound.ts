import { n, type Kit } from "../kit.ts";
import { lit, oval, shape, side, touch, turned, type Goods } from "./form.ts";

/** Headphones on a wooden stand. */
export const headphones: Goods = (k) => {
  const band = "M-66 -74C-74 -196 74 -196 66 -74";
  const cup = (x: number, toLeft: boolean) =>
    `<g transform="translate(${x} -66)${toLeft ? "" : " scale(-1 1)"}">` +
    lit(
      k,
      "M4 -42C24 -42 30 -26 30 0C30 26 24 42 4 42z",
      side(k, "dark", toLeft ? 0.36 : 0.28),
    ) +
    k.ln(
      "M12 -38C22 -34 24 -20 24 0C24 20 22 34 12 38",
      k.tone("dark", 0.56),
      1.4,
      ' opacity=".5"',
    ) +
    lit(
      k,
      "M6 -46C-24 -46 -30 -24 -30 0C-30 24 -24 46 6 46C12 30 12 -30 6 -46z",
      toLeft ? turned(k, "key", 0.68, 0.7) : turned(k, "key", 0.5, 0.7),
      1.8,
    ) +
    oval(-11, 0, 11, 25, k.tone("key", toLeft ? 0.4 : 0.32, 0.7)) +
    oval(-12, 0, 9.4, 22.5, turned(k, "metal", toLeft ? 0.9 : 0.7, 0.4)) +
    k.hl(
      "M-24 -16C-23 -30 -16 -38 -6 -40C-14 -32 -17 -22 -18 -12C-20 -10 -24 -12 -24 -16z",
      toLeft ? 0.5 : 0.15,
    ) +
    "</g>";
  return (
    touch(k, 0, 4, 60) +
    lit(
      k,
      "M-44 0C-44 -13 44 -13 44 0C44 11 -44 11 -44 0z",
      turned(k, "brown", 0.6, 1.2),
    ) +
    oval(-4, -3, 34, 5, k.tone("brown", 0.7, 1), ' opacity=".6"') +
    lit(k, "M-5 -148H5L7 -6H-7z", turned(k, "brown", 0.58, 1.2)) +
    lit(
      k,
      "M-34 -150C-28 -166 28 -166 34 -150C24 -144 -24 -144 -34 -150z",
      turned(k, "brown", 0.62, 1.2),
    ) +
    k.ln("M-60 -80C-66 -180 66 -180 60 -80", k.tone("dark", 0.3), 13) +
    k.ln(
      "M-50 -132C-34 -160 34 -160 50 -132",
      k.tone("dark", 0.5),
      5,
      ' opacity=".6"',
    ) +
    k.ln(band, k.tone("key", 0.28, 0.7), 14) +
    k.ln(band, side(k, "key", 0.64, 0.7), 11) +
    k.ln("M-68 -92C-66 -184 34 -190 54 -134", "#fff", 2, ' opacity=".45"') +
    lit(
      k,
      "M-73 -104h14l2 28h-16zM73 -104h-14l-2 28h16z",
      side(k, "metal", 0.84, 0.4),
    ) +
    cup(-62, true) +
    cup(62, false)
  );
};

/** The cloth in front of a speaker, as very fine dots. */
function mesh(k: Kit): string {
  return `url(#${k.def(
    "mesh",
    (id) =>
      `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M1.2 1.2h0M3.7 3.7h0" stroke="${k.tone("dark", 0.08)}" stroke-width="1.9" stroke-linecap="round"/></pattern>`,
  )})`;
}

/** One of a speaker's two cones, behind its ring. */
const cone = (k: Kit, x: number, y: number, r: number) =>
  oval(x, y, r + 4, r + 4, k.fill("metal")) +
  oval(x, y, r, r, k.orb("dark")) +
  oval(x, y, r * 0.8, r * 0.8, k.tone("dark", 0.2)) +
  oval(x, y, r, r, mesh(k), ' opacity=".6"') +
  oval(x, y, r * 0.34, r * 0.34, k.orb("metal")) +
  k.ln(
    `M${n(x - r * 0.86)} ${y}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${x} ${n(y - r * 0.86)}`,
    "#fff",
    1.6,
    ' opacity=".4"',
  );

/** A portable speaker: two cones in a lacquered case, a dial, a leather handle. */
export const speaker: Goods = (k) => {
  const handle = "M-58 -120C-58 -158 58 -158 58 -120";
  return (
    touch(k, 4, 4, 108) +
    k.ln(handle, k.tone("brown", 0.22), 11) +
    k.ln(handle, k.tone("brown", 0.52, 1.2), 8) +
    k.ln(
      "M-59 -128C-54 -157 54 -157 57 -128",
      k.tone("brown", 0.82, 0.8),
      1.2,
      ' opacity=".8" stroke-dasharray="4 3"',
    ) +
    k.ln("M-58 -122v-8M58 -122v-8", k.tone("metal", 0.84, 0.8), 11) +
    lit(
      k,
      "M80 -120C100 -124 112 -116 112 -104V-16C112 -6 104 -2 88 2z",
      turned(k, "key", 0.4, 0.6),
    ) +
    shape("M-84 -2h18v8h-18zM62 -2h18v8h-18z", side(k, "dark", 0.3)) +
    lit(
      k,
      "M-100 -104C-100 -116 -94 -122 -82 -122H80C92 -122 98 -116 98 -104V-18C98 -6 92 0 80 0H-82C-94 0 -100 -6 -100 -18z",
      side(k, "key", 0.6, 0.6),
      2,
    ) +
    shape(
      "M-90 -96C-90 -104 -86 -108 -78 -108H76C84 -108 88 -104 88 -96V-26C88 -18 84 -14 76 -14H-78C-86 -14 -90 -18 -90 -26z",
      side(k, "ivory", 0.88, 1.3),
    ) +
    k.ln(
      "M-90 -96C-90 -104 -86 -108 -78 -108H76C84 -108 88 -104 88 -96V-26C88 -18 84 -14 76 -14H-78C-86 -14 -90 -18 -90 -26z",
      k.tone("key", 0.34, 0.6),
      1.4,
      ' opacity=".7"',
    ) +
    cone(k, -48, -61, 34) +
    cone(k, 46, -61, 34) +
    oval(-1, -88, 9, 9, k.fill("metal")) +
    k.ln("M-1 -88l4 -6", k.tone("metal", 0.26), 2) +
    k.ln(
      "M-8 -64h14M-8 -58h14M-8 -52h14M-8 -46h14",
      k.tone("brown", 0.5, 0.7),
      1.8,
      ' opacity=".6"',
    ) +
    oval(-1, -30, 2.6, 2.6, k.tone("glow", 0.8, 1)) +
    oval(-1, -30, 8, 8, k.halo(k.tone("glow", 0.9, 0.8), 0.6)) +
    k.hl(
      "M-96 -102C-96 -113 -92 -118 -82 -118H-40L-60 -110H-78C-88 -110 -92 -106 -92 -96V-40L-96 -30z",
      0.3,
    )
  );
};
