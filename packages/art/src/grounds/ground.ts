import { n, type Kit } from "../kit.ts";
import { between } from "../random.ts";

/** Paints the background plane of a picture of the given size. */
export type Ground = (k: Kit, w: number, h: number) => string;

/** A full-size rectangle. */
export const cover = (w: number, h: number, fill: string, more = "") =>
  `<path d="M0 0H${n(w)}V${n(h)}H0z" fill="${fill}"${more}/>`;

/** A sky of three tones that glows towards the horizon. */
export function sky(k: Kit, w: number, h: number, lift = 0): string {
  const id = k.def(
    `sky${lift}`,
    (x) =>
      `<linearGradient id="${x}" x2="0" y2="1"><stop stop-color="${k.tone("ground", 0.17 + lift, 1)}"/>` +
      `<stop offset=".45" stop-color="${k.tone("ground", 0.36 + lift, 1.5)}"/>` +
      `<stop offset=".72" stop-color="${k.tone("glow", 0.6 + lift, 0.75)}"/>` +
      `<stop offset="1" stop-color="${k.tone("ground", 0.2, 1.2)}"/></linearGradient>`,
  );
  return cover(w, h, `url(#${id})`);
}

/** A dark room lit from its middle. */
export function room(k: Kit, w: number, h: number, l = 0.5, at = 0.42): string {
  const id = k.def(
    `room${l}`,
    (x) =>
      `<radialGradient id="${x}" cy="${at}" r=".72"><stop stop-color="${k.tone("glow", l + 0.2, 0.9)}"/>` +
      `<stop offset=".3" stop-color="${k.tone("ground", l + 0.02, 1.6)}"/>` +
      `<stop offset=".65" stop-color="${k.tone("ground", 0.32, 1.4)}"/>` +
      `<stop offset="1" stop-color="${k.tone("ground", 0.18, 1.1)}"/></radialGradient>`,
  );
  return cover(w, h, `url(#${id})`);
}

/** A soft ellipse of light. */
export const glow = (
  k: Kit,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength = 0.9,
) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${k.halo(colour, strength)}"/>`;

/** A jagged ridge from edge to edge. */
export function ridge(
  k: Kit,
  w: number,
  y: number,
  rise: number,
  step: number,
  base: number,
): string {
  let d = `M0 ${n(base)}V${n(y)}`;
  let up = k.random() > 0.5;
  for (let x = 0; x < w;) {
    x += between(k.random, step * 0.5, step * 1.4);
    d += `L${n(Math.min(x, w))} ${n(y + (up ? -1 : 0.25) * between(k.random, rise * 0.4, rise))}`;
    up = !up;
  }
  return `${d}V${n(base)}z`;
}

/** A soft hill line from edge to edge. */
export function hills(
  k: Kit,
  w: number,
  y: number,
  rise: number,
  step: number,
  base: number,
): string {
  let d = `M0 ${n(base)}V${n(y)}`;
  for (let x = 0; x < w; x += step) {
    const lift = between(k.random, rise * 0.3, rise);
    d += `q${n(step * 0.25)} ${n(-lift)} ${n(step * 0.5)} ${n(-lift)}t${n(step * 0.5)} ${n(lift)}`;
  }
  return `${d}V${n(base)}z`;
}

/** Stars as one path of dots. */
export function dots(
  k: Kit,
  w: number,
  h: number,
  count: number,
  size: number,
  colour: string,
  opacity = 1,
): string {
  let d = "";
  for (let i = 0; i < count; i++)
    d += `M${Math.round(k.random() * w)} ${Math.round(k.random() * h)}h0`;
  return `<path d="${d}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** Beams that fan out from a point. */
export function rays(
  k: Kit,
  x: number,
  y: number,
  r: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  let d = "";
  const turn = k.random() * 6.3;
  for (let i = 0; i < count; i++) {
    const a = turn + (i * Math.PI * 2) / count;
    const half = (Math.PI / count) * between(k.random, 0.25, 0.62);
    d += `M${n(x)} ${n(y)}L${n(x + r * Math.cos(a - half))} ${n(y + r * Math.sin(a - half))} ${n(x + r * Math.cos(a + half))} ${n(y + r * Math.sin(a + half))}z`;
  }
  const id = k.def(
    `ray${colour}`,
    (g) =>
      `<radialGradient id="${g}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"><stop stop-color="${colour}"/>` +
      `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `<path d="${d}" fill="url(#${id})" opacity="${opacity}"/>`;
}
