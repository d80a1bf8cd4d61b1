import { faces, type FaceName } from "./faces.ts";
import { glyphs } from "./glyphs.ts";
import { Pen, type Contour, type Point } from "./outline.ts";

/** Bends a point of the set line; `u` runs from -1 at its start to 1 at its end. */
export type Warp = (x: number, y: number, u: number) => Point;

/** A line of lettering as contours in letter units, from x = 0. */
export interface SetLine {
  contours: Contour[];
  width: number;
}

const SMALL = new Set(["OF", "THE", "AND", "TO", "IN", "A", "&"]);

/**
 * Reduces a text to the characters that can be lettered.
 * @example letterable("Köi & Co. <b>") // "KOI & CO. B"
 */
export function letterable(text: string): string {
  return text
    .normalize("NFD")
    .toUpperCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[–—_/]/g, "-")
    .replace(/[^A-Z0-9 '\-&.:!]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Sets one line; initials are larger and short words smaller, as on a marquee.
 * @example setLine("ISLE OF GEMS", "flare")
 */
export function setLine(text: string, face: FaceName, marquee = true): SetLine {
  const style = faces[face];
  const contours: Contour[] = [];
  const gap = Math.max(7, 20 - style.stem / 2) + style.serif * 1.2;
  let x = 0;
  for (const word of text.split(" ")) {
    if (x > 0) x += style.stem + 22 - gap * 0.5;
    const small = marquee && SMALL.has(word) && text.length > word.length;
    [...word].forEach((letter, i) => {
      const draw = glyphs[letter];
      if (!draw) return;
      const pen = new Pen(style);
      const wide = draw(pen, style.stem, style.thin, style.width);
      const scale = small
        ? 0.62
        : marquee && i === 0 && word.length > 2
          ? 1.18
          : 1;
      const top = small ? 20 : (1 - scale) * 62;
      const start = x;
      const move = ([px, py]: Point): Point => [
        start + (px + (style.slant * (100 - py)) / 100) * scale,
        top + py * scale,
      ];
      for (const c of pen.contours) {
        contours.push({
          start: move(c.start),
          segments: c.segments.map((s) => ({
            to: move(s.to),
            c: s.c && [move(s.c[0]), move(s.c[1])],
          })),
        });
      }
      x += wide * scale + gap;
    });
  }
  return { contours, width: Math.max(1, x - gap) };
}

/**
 * Writes contours as one path; long level edges are curved when a warp bends them.
 * @example pathOf(line.contours, (x, y) => [x, y])
 */
export function pathOf(
  contours: readonly Contour[],
  place: (p: Point) => Point,
  bent: boolean,
): string {
  let out = "";
  for (const { start, segments } of contours) {
    let from = start;
    let [x, y] = place(start).map(round);
    out += `M${num(x ?? 0)} ${num(y ?? 0)}`;
    const step = (points: Point[], letter: string) => {
      const last = points[points.length - 1] ?? [0, 0];
      out +=
        letter +
        points
          .map((p) => join(round(p[0] - (x ?? 0)), round(p[1] - (y ?? 0))))
          .reduce(glue);
      x = (x ?? 0) + round(last[0] - (x ?? 0));
      y = (y ?? 0) + round(last[1] - (y ?? 0));
    };
    segments.forEach((s, i) => {
      const closing = i === segments.length - 1 && !s.c && near(s.to, start);
      if (s.c) step([place(s.c[0]), place(s.c[1]), place(s.to)], "c");
      else if (bent && Math.abs(s.to[0] - from[0]) > 36) {
        const [fx, fy] = from;
        const at = (t: number): Point =>
          place([fx + (s.to[0] - fx) * t, fy + (s.to[1] - fy) * t]);
        const a = at(0);
        const m = at(0.5);
        const b = at(1);
        step(
          [[2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2], b],
          "q",
        );
      } else if (!closing) step([place(s.to)], "l");
      from = s.to;
    });
    out += "z";
  }
  return out;
}

const round = (v: number) => Math.round(v * 10) / 10;
const num = (v: number) => String(round(v)).replace(/^(-?)0\./, "$1.");
const near = (a: Point, b: Point) =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) < 0.01;
const glue = (a: string, b: string) =>
  b.startsWith("-") ? a + b : `${a} ${b}`;
const join = (x: number, y: number) => glue(num(x), num(y));
