import type { Pen } from "./outline.ts";

/** Draws one glyph and returns how wide it is: `s` and `t` are the stroke widths, `w` the usual width. */
export type Glyph = (p: Pen, s: number, t: number, w: number) => number;
