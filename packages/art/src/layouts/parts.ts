import { n, type Kit } from "../kit.ts";
import type { Paint } from "../paint.ts";
import { coinFace } from "../emblems/treasure.ts";
import { between } from "../random.ts";
import { ink } from "./scene.ts";

/** A folded ribbon for a title, `h` high at `y`. */
export function ribbon(
  k: Kit,
  y: number,
  h: number,
  paint: Paint = "key",
): string {
  const dark = k.tone(paint, 0.2, 0.8);
  const tail = `M34 ${n(y + 10)}H-14L8 ${n(y + 10 + h / 2)}L-14 ${n(y + 10 + h)}H40z`;
  return (
    `<g ${ink(k)}><path d="${tail}" fill="${k.tone(paint, 0.36, 0.9)}"/><path d="${tail}" fill="${k.tone(paint, 0.36, 0.9)}" transform="matrix(-1 0 0 1 300 0)"/>` +
    `<path d="M22 ${n(y + h)}L40 ${n(y + h + 12)}V${n(y + h)}zM278 ${n(y + h)}L260 ${n(y + h + 12)}V${n(y + h)}z" fill="${dark}"/>` +
    `<path d="M20 ${n(y + 8)}Q150 ${n(y - 10)} 280 ${n(y + 8)}V${n(y + h + 4)}Q150 ${n(y + h - 14)} 20 ${n(y + h + 4)}z" fill="${k.fill(paint)}"/></g>` +
    `<path d="M26 ${n(y + 13)}Q150 ${n(y - 5)} 274 ${n(y + 13)}M26 ${n(y + h - 2)}Q150 ${n(y + h - 20)} 274 ${n(y + h - 2)}" fill="none" stroke="${k.tone("metal", 0.88)}" stroke-width="2"/>`
  );
}

/** A metal plaque with cut corners and rivets. */
export function plaque(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  paint: Paint = "dark",
): string {
  const c = 12;
  const box = (i: number) =>
    `M${n(x + c)} ${n(y + i)}H${n(x + w - c)}L${n(x + w - i)} ${n(y + c)}V${n(y + h - c)}L${n(x + w - c)} ${n(y + h - i)}H${n(x + c)}L${n(x + i)} ${n(y + h - c)}V${n(y + c)}z`;
  return (
    `<path d="${box(0)}" fill="${k.fill("metal")}" ${ink(k)}/><path d="${box(5)}" fill="${k.fill(paint)}" stroke="${k.tone("metal", 0.34)}" stroke-width="2"/>` +
    `<path d="M${n(x + c)} ${n(y + 8)}H${n(x + w - c)}" stroke="#fff" stroke-width="2" opacity=".35"/>` +
    `<path d="M${n(x + 13)} ${n(y + 14)}h0M${n(x + w - 13)} ${n(y + 14)}h0M${n(x + 13)} ${n(y + h - 14)}h0M${n(x + w - 13)} ${n(y + h - 14)}h0" stroke="${k.tone("metal", 0.92)}" stroke-width="6" stroke-linecap="round"/>`
  );
}

/** A round frame of metal with set stones. */
export function medal(k: Kit, x: number, y: number, r: number): string {
  let stones = "";
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 - Math.PI / 2;
    stones += `M${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}h0`;
  }
  return (
    `<circle cx="${x}" cy="${y}" r="${r + 13}" fill="${k.fill("metal")}" ${ink(k)}/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${k.tone("metal", 0.4)}" stroke-width="15"/>` +
    `<path d="${stones}" stroke="${k.tone("metal", 0.25)}" stroke-width="13" stroke-linecap="round"/><path d="${stones}" stroke="${k.tone("comp", 0.72)}" stroke-width="9.5" stroke-linecap="round"/><path d="${stones}" stroke="#fff" stroke-width="3" stroke-linecap="round" transform="translate(-1.5 -2)" opacity=".85"/>` +
    `<circle cx="${x}" cy="${y}" r="${r - 9}" fill="${k.orb("ground")}" stroke="${k.fill("metal")}" stroke-width="4"/>`
  );
}

/** Coins flying towards the viewer, larger near the edges. */
export function coinsFlying(
  k: Kit,
  count: number,
  low: number,
  high: number,
): string {
  const coin = k.def(
    "coin",
    (g) => `<g id="${g}" ${ink(k)}>${coinFace(k, 0, 0, 66)}</g>`,
  );
  let out = "";
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? 1 : -1;
    const far = between(k.random, 0.45, 1.02);
    const size = 0.1 + far * far * 0.24;
    const squash = between(k.random, 0.35, 1);
    out += `<use href="#${coin}" transform="translate(${n(150 + side * far * 150)} ${n(low + (i / count) * (high - low))}) rotate(${n(between(k.random, -50, 50))}) scale(${Math.round(size * squash * 100) / 100} ${Math.round(size * 100) / 100})"/>`;
  }
  return out;
}

/** A border of metal round the whole picture with corner pieces. */
export function frame(k: Kit): string {
  const id = k.id();
  const corner = `M7 58V26Q7 7 26 7H58Q40 12 36 22Q46 26 34 34Q26 46 22 36Q12 40 7 58z`;
  return (
    `<path d="M5 5H295V395H5z" fill="none" stroke="${k.tone("dark", 0.1)}" stroke-width="12"/><path d="M5.500 5.500H294.500V394.500H5.500z" fill="none" stroke="${k.fill("metal")}" stroke-width="6"/>` +
    `<g id="${id}"><path d="${corner}" fill="${k.fill("metal")}" ${ink(k)}/></g><use href="#${id}" transform="matrix(-1 0 0 1 300 0)"/><use href="#${id}" transform="matrix(1 0 0 -1 0 400)"/><use href="#${id}" transform="rotate(180 150 200)"/>`
  );
}

/** A hung sign with lamps round its edge, `h` high at `y`. */
export function signboard(k: Kit, y: number, h: number): string {
  let lamps = "";
  for (let x = 36; x <= 264; x += 19)
    lamps += `M${x} ${n(y + 7)}h0M${x} ${n(y + h - 7)}h0`;
  const box = (i: number, r: number) =>
    `<rect x="${14 + i}" y="${n(y + i)}" width="${272 - 2 * i}" height="${n(h - 2 * i)}" rx="${r}"`;
  return (
    `<path d="M58 -6V${n(y + 6)}M242 -6V${n(y + 6)}" stroke="${k.tone("dark", 0.1)}" stroke-width="8"/><path d="M58 -6V${n(y + 6)}M242 -6V${n(y + 6)}" stroke="${k.tone("metal", 0.7)}" stroke-width="4" stroke-dasharray="7 3"/>` +
    `${box(0, 18)} fill="${k.fill("metal")}" ${ink(k)}/>${box(14, 9)} fill="${k.fill("dark")}" stroke="${k.tone("metal", 0.34)}" stroke-width="2"/>` +
    `<path d="${lamps}" stroke="${k.tone("comp", 0.92, 0.7)}" stroke-width="8" stroke-linecap="round"/><path d="${lamps}" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>`
  );
}

/** Two searchlights from the bottom corners that cross behind the emblem. */
export function beams(k: Kit): string {
  const light = k.fade(k.tone("glow", 0.95, 0.6), 0, 0.75);
  return `<path d="M26 300L120 -20H220L46 300zM274 300L180 -20H80L254 300z" fill="${light}"/>`;
}
