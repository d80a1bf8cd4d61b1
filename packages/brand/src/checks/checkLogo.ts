import { contrast } from "../colors/color.ts";

/*
 * A logo either has one colour, that of the text around it, or colours of its own. One that is drawn partly in the
 * text's colour would be black in those parts: a picture has no text around it.
 */

const paint =
  /(?:\s|;|["'])(?:fill|stroke|stop-color|color)\s*[:=]\s*["']?\s*([^"';>]+)/gi;
const noPaint = /^(none|transparent|inherit|unset)$/i;

/**
 * What a drawing is painted in: the colour of the text around it, colours of its own, or both. Shapes that say nothing
 * are black, which is a colour of their own.
 *
 * @example coloursOf('<svg><path fill="currentColor" d="…"/></svg>') // "text"
 */
export function coloursOf(svg: string): "text" | "own" | "mixed" {
  // Its own colour is for when it is used alone.
  const drawing = svg
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replace(/<svg[^>]*>/, (open) => open.replace(/\scolor="[^"]*"/, ""));
  const paints = [...drawing.matchAll(paint)]
    .map(([, value = ""]) => value.trim())
    .filter((value) => !noPaint.test(value));
  const ofText = paints.some((value) => /^currentcolor$/i.test(value));
  const own =
    paints.some((value) => !/^currentcolor$/i.test(value)) ||
    /<(image|style)[\s>]/i.test(drawing);
  if (ofText) return own ? "mixed" : "text";
  return "own";
}

/** Least contrast of a part that can be told from its ground (WCAG 2.2, 1.4.11). */
const least = 3;

/** A picture as it is drawn: four bytes for each pixel, red, green, blue and opacity. */
export interface Pixels {
  readonly pixels: Uint8Array;
}

/**
 * The share of a picture's painted area that can be told from its ground, from 0 to 1. Transparent parts do not count.
 *
 * @example visibleShare(drawn, "#ffffff") // 0.92
 */
export function visibleShare({ pixels }: Pixels, ground: string): number {
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) >= 128) {
      const color = hexOf(pixels.subarray(at, at + 3));
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  const sum = (all: Iterable<readonly [string, number]>) =>
    [...all].reduce((total, [, count]) => total + count, 0);
  const painted = sum(counts);
  const visible = sum(
    [...counts].filter(([color]) => contrast(color, ground) >= least),
  );
  return painted === 0 ? 0 : visible / painted;
}

const hexOf = (bytes: Uint8Array) =>
  `#${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
