import type { Kit } from "./kit.ts";
import type { Paint } from "./paint.ts";
import { n } from "./kit.ts";
import type { FaceName } from "./letters/faces.ts";
import type { Point } from "./letters/outline.ts";
import { letterable, pathOf, setLine } from "./letters/set.ts";

/** How a title bends. */
export type Bend =
  | "level"
  | "arch"
  | "bowl"
  | "bulge"
  | "pinch"
  | "rise"
  | "wave";

/** Where and how a title is lettered. */
export interface Lettering {
  text: string;
  face: FaceName;
  /** Middle of the block. */
  x: number;
  y: number;
  /** Maximum size of the block. */
  width: number;
  height: number;
  bend: Bend;
  paint: Paint;
  /** Maximum number of rows; three by default. */
  lines?: 1 | 2 | 3;
}

function bent(bend: Bend, u: number, v: number, w: number, h: number): number {
  const c = 1 - u * u;
  const a = Math.min(h * 0.34, w * 0.13);
  switch (bend) {
    case "arch":
      return -a * c + a * 0.6;
    case "bowl":
      return a * c - a * 0.4;
    case "bulge":
      return (v - 0.5) * a * 1.1 * c;
    case "pinch":
      return (v - 0.5) * -a * 0.9 * c + (v - 0.5) * a * 0.5;
    case "rise":
      return -u * w * 0.075;
    case "wave":
      return Math.sin(u * 3) * a * 0.42;
    default:
      return 0;
  }
}

/**
 * Breaks a title into rows that are as even as its words allow.
 * @example split("MOON OVER TEAK RIVER") // ["MOON OVER", "TEAK RIVER"]
 */
export function split(text: string, most = 3): string[] {
  const words = text.split(" ");
  const rows = Math.min(
    most,
    words.length,
    text.length > 24 ? 3 : text.length > 8 ? 2 : 1,
  );
  if (rows === 1) return [text];
  const from = rows === 2 ? [words.length] : words.map((_, i) => i + 1);
  let best = [text];
  let least = Infinity;
  for (let b = rows - 1; b < words.length; b++) {
    for (const a of rows === 2 ? [0] : from) {
      if (rows === 3 && a >= b) continue;
      const cut = [words.slice(0, a), words.slice(a, b), words.slice(b)]
        .filter((r) => r.length > 0)
        .map((r) => r.join(" "));
      const lengths = cut.map((r) => r.length);
      const cost =
        Math.max(...lengths) * 2 -
        Math.min(...lengths) +
        (Math.min(...lengths) < 4 ? 9 : 0);
      if (cost < least) [best, least] = [cut, cost];
    }
  }
  return best;
}

/** Sets the title in two rows instead of three where that makes the smallest letters larger. */
function roomiest(text: string, o: Lettering) {
  const set = (most?: 1 | 2 | 3) => {
    const rows = split(text, most).map((t) => setLine(t, o.face));
    const wish = o.height / (rows.length * 1.06 - 0.06);
    const scales = rows.map((r) => Math.min(wish / 100, o.width / r.width));
    return { rows, scales, low: Math.min(...scales) };
  };
  const wished = set(o.lines);
  if (wished.rows.length < 3) return wished;
  const two = set(2);
  return two.low > wished.low ? two : wished;
}

/** The lettering as a path in picture units, with the box it fills. */
export function outline(o: Lettering): {
  d: string;
  height: number;
  top: number;
  foot: number;
} {
  const text = letterable(o.text) || "FOYER";
  const { rows, scales, low } = roomiest(text, o);
  const fit = scales.map((s) => Math.min(s, low * 1.5) * 100);
  const gap = rows.length > 1 ? Math.min(...fit) * 0.16 : 0;
  const total = fit.reduce((a, b) => a + b, 0) + gap * (rows.length - 1);
  let top = 0;
  let d = "";
  let [high, deep] = [Infinity, -Infinity];
  rows.forEach((row, i) => {
    const size = fit[i] ?? 0;
    const left = -(row.width * size) / 200;
    const place = ([px, py]: Point): Point => {
      const x = left + (px * size) / 100;
      const y = top + (py * size) / 100;
      const u = Math.max(-1.1, Math.min(1.1, x / (o.width / 2)));
      const at =
        o.y - total / 2 + y + bent(o.bend, u, y / total, o.width, o.height);
      high = Math.min(high, at);
      deep = Math.max(deep, at);
      return [o.x + x, at];
    };
    // Small rows bend too little for their level edges to need a curve.
    d += pathOf(row.contours, place, o.bend !== "level" && rows.length < 3);
    top += size + gap;
  });
  return { d, height: total, top: high, foot: deep };
}

/** A title in metal: shadow, dark body, bright edge, face and sheen, all from one path. */
export function letter(k: Kit, o: Lettering): string {
  const { d, height } = outline(o);
  const id = k.id();
  const top = n(o.y - height / 2 - height * 0.12);
  const foot = n(o.y + height / 2 + height * 0.08);
  const face = k.def(`t${o.paint}${top}`, (g) => {
    const t = (l: number, c = 1) => k.tone(o.paint, l, c);
    const stops =
      o.paint === "ivory"
        ? [
            [0, t(1)],
            [0.5, t(0.97)],
            [1, t(0.8, 1.6)],
          ]
        : [
            [0, t(0.98, 0.4)],
            [0.32, t(0.9, 0.8)],
            [0.52, t(0.8)],
            [0.56, t(0.74)],
            [0.78, t(0.9, 0.9)],
            [1, t(0.76)],
          ];
    return (
      `<linearGradient id="${g}" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${foot}">` +
      `${stops.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join("")}</linearGradient>`
    );
  });
  const deep = k.tone("ground", 0.13, 0.9);
  const size = Math.max(1.6, Math.min(5, height * 0.05));
  const side = o.paint === "ivory" ? "key" : o.paint;
  const layer = (rest: string) => `<use href="#${id}" ${rest}/>`;
  k.def(
    `path${id}`,
    () => `<path id="${id}" d="${d}" stroke-linejoin="round"/>`,
  );
  return (
    layer(
      `y="${n(size * 1.2)}" stroke="${deep}" stroke-width="${n(size * 4)}" opacity=".45"`,
    ) +
    layer(`fill="${deep}" stroke="${deep}" stroke-width="${n(size * 2.6)}"`) +
    layer(
      `y="${n(size * 0.6)}" fill="${k.tone(side, 0.46)}" stroke="${k.tone(side, 0.46)}" stroke-width="${n(size * 0.7)}"`,
    ) +
    layer(`fill="url(#${face})"`)
  );
}
