import { readFileSync } from "node:fs";
import { openCmap } from "./fontCmap.ts";
import { advanceDelta } from "./fontVariations.ts";
import { openWoff2 } from "./woff2.ts";

/** Metrics of a font in em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance width of a letter, by the letter frequencies of English. */
  readonly width: number;
}

/* Letter frequencies in English text, per thousand, including the space. */
const frequencies: Readonly<Record<string, number>> = {
  " ": 180,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  i: 57,
  n: 57,
  s: 53,
  h: 50,
  r: 49,
  l: 33,
  d: 34,
  u: 23,
  c: 23,
  m: 20,
  f: 18,
  w: 19,
  g: 16,
  y: 16,
  p: 15,
  b: 12,
  v: 8,
  k: 6,
};

/**
 * Mean width in em of text set with the given advances.
 *
 * @example meanWidth((letter) => (letter === "i" ? 0.25 : 0.55))
 */
export function meanWidth(advance: (letter: string) => number): number {
  const all = Object.entries(frequencies);
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  return (
    all.reduce((sum, [letter, count]) => sum + advance(letter) * count, 0) /
    total
  );
}

/**
 * Reads a WOFF2 file's metrics at a weight.
 *
 * @example readFontMetrics("figtree-latin-wght-normal.woff2", 400).ascent // 0.95
 */
export function readFontMetrics(file: string, weight: number): FontMetrics {
  const tables = openWoff2(readFileSync(file));
  const table = (tag: string) => {
    const found = tables(tag);
    if (!found) throw new Error(`${file} has no table "${tag}".`);
    return found;
  };
  const em = table("head").readUInt16BE(18);
  const hhea = table("hhea");
  const long = hhea.readUInt16BE(34);
  const hmtx = table("hmtx");
  const glyphOf = openCmap(table("cmap"));
  const delta = advanceDelta(
    { fvar: tables("fvar"), avar: tables("avar"), hvar: tables("HVAR") },
    weight,
  );
  const advance = (letter: string) => {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0);
    const index = Math.min(glyph, long - 1);
    /* The transformed table begins with a flags byte and contains only the advances. */
    const drawn = hmtx.transformed
      ? hmtx.readUInt16BE(1 + index * 2)
      : hmtx.readUInt16BE(index * 4);
    return drawn + delta(glyph);
  };
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    width: meanWidth(advance) / em,
  };
}
