import { n, type Kit } from "../kit.ts";
import type { Paint } from "../paint.ts";

/** A drawing whose base is at the origin: it reaches 120 to each side and 190 upwards. */
export type Goods = (k: Kit) => string;

/** Offset, share of lightness and share of chroma across a round body, as if turned on a lathe. */
const across = [
  [0, 0.5, 0.9],
  [0.1, 0.74, 1],
  [0.3, 1, 0.9],
  [0.42, 0.95, 1],
  [0.74, 0.62, 1.05],
  [0.92, 0.42, 1],
  [1, 0.56, 0.9],
] as const;

/**
 * Paint of a round body: dark towards its edges, lit a little left of its middle, with light from the floor on its
 * right.
 */
export function turned(k: Kit, paint: Paint, l: number, chroma = 1): string {
  const id = k.def(`t${paint}${l}${chroma}`, (x) => {
    const stops = across.map(
      ([at, share, c]) =>
        `<stop offset="${at}" stop-color="${k.tone(paint, l * share, c * chroma)}"/>`,
    );
    return `<linearGradient id="${x}">${stops.join("")}</linearGradient>`;
  });
  return `url(#${id})`;
}

/** Paint of a flat side: one colour that darkens downwards. */
export function side(k: Kit, paint: Paint, l: number, chroma = 1): string {
  const id = k.def(
    `s${paint}${l}${chroma}`,
    (x) =>
      `<linearGradient id="${x}" x2=".25" y2="1"><stop stop-color="${k.tone(paint, Math.min(l * 1.14, 0.98), chroma * 0.9)}"/>` +
      `<stop offset="1" stop-color="${k.tone(paint, l * 0.74, chroma)}"/></linearGradient>`,
  );
  return `url(#${id})`;
}

/** A shape of one paint. */
export const shape = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}"${more}/>`;

/** A shape with both edge lights, as thin as under studio lamps. */
export const lit = (k: Kit, d: string, fill: string, width = 1.4): string =>
  shape(d, fill) + k.ln(d, k.rim(), width, ' stroke-linejoin="round"');

/** An ellipse of one paint. */
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = "",
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;

/** The contact shadow where an object touches its support. */
export const touch = (k: Kit, x: number, y: number, rx: number): string =>
  oval(x, y, rx, rx * 0.16, k.halo(k.tone("ground", 0.05), 0.95));
