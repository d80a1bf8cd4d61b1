import { emblems, type EmblemName } from "../emblems/index.ts";
import { n, type Kit } from "../kit.ts";
import type { Paint } from "../paint.ts";
import { letter, outline, type Bend, type Lettering } from "../lettering.ts";
import type { FaceName } from "../letters/faces.ts";

/** Everything a layout needs to compose a cover of 300 × 400. */
export interface Scene {
  k: Kit;
  title: string;
  face: FaceName;
  paint: Paint;
  /** The background plane, already painted. */
  ground: string;
  /** Dust, vignette and grain: laid under the title, so that it stays bright. */
  veil: string;
  /** The main emblem and two companions. */
  emblem: EmblemName;
  second: EmblemName;
  third: EmblemName;
}

/** Composes ground, emblem, light and title. */
export type Layout = (s: Scene) => string;

export const W = 300;
export const H = 400;

/** An emblem at a place; `size` is its height in picture units. */
export function emblem(
  s: Scene,
  name: EmblemName,
  x: number,
  y: number,
  size: number,
  turn = 0,
): string {
  const { k } = s;
  const id = k.def(
    `e${name}`,
    (g) => `<g id="${g}" ${ink(k)}>${emblems[name](k)}</g>`,
  );
  const spin = turn === 0 ? "" : ` rotate(${n(turn)})`;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${spin} scale(${Math.round(size / 2) / 100})"/>`;
}

/** How an emblem's shapes are outlined. */
export function ink(k: Kit): string {
  return `stroke="${k.tone("dark", 0.1)}" stroke-width="3.5" paint-order="stroke" stroke-linejoin="round"`;
}

/** The light behind an emblem. */
export function backlight(
  s: Scene,
  x: number,
  y: number,
  r: number,
  strength = 0.95,
): string {
  const { k } = s;
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${k.halo(k.tone("glow", 0.9, 0.8), strength)}"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.6)}" fill="${k.halo("#ffffff", 0.5)}"/>`
  );
}

/** The shadow that an emblem casts on the surface below it. */
export function contact(s: Scene, x: number, y: number, rx: number): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.16)}" fill="${s.k.halo(s.k.tone("ground", 0.06), 0.95)}"/>`;
}

/** Darkens one end of the picture, so that a title is readable there. */
export function shade(
  s: Scene,
  at: "top" | "foot",
  reach = 170,
  strength = 0.9,
): string {
  const c = s.k.tone("ground", 0.1, 0.9);
  const [from, to] = at === "top" ? [strength, 0] : [0, strength];
  return `<path d="M0 ${at === "top" ? 0 : H - reach}h300v${reach}H0z" fill="${s.k.fade(c, from, to)}"/>`;
}

/**
 * The portal's card lays its badge and its heart over the top 22 % of a cover, so no lettering goes above this line.
 */
const clear = H * 0.235;

/** The title in this scene's face and paint, kept inside the picture and clear of what is laid over it. */
export function title(
  s: Scene,
  y: number,
  bend: Bend,
  height = 92,
  width = 268,
  x = 150,
): string {
  const wish: Lettering = {
    text: s.title,
    face: s.face,
    x,
    y,
    width,
    height,
    bend,
    paint: s.paint,
  };
  const { top, foot } = outline(wish);
  const shift = foot > H - 14 ? H - 14 - foot : top < clear ? clear - top : 0;
  return s.veil + letter(s.k, { ...wish, y: y + shift });
}
