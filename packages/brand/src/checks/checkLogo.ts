import { lstatSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { contrast } from "../colors/color.ts";
import type { Problem } from "../files/problem.ts";
import { findRenderer } from "../identity/icons.ts";
import { logoDrawing } from "../identity/logoDrawing.ts";

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
    /<style[\s>]/i.test(drawing);
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

/** Share of a logo's painted area below which it is pointed out, and below which nobody can see it. */
const enough = 0.5;
const any = 0.1;

/** Where a logo is shown: the ground of each mode. */
export type LogoGrounds = Readonly<Record<"dark" | "light", string>>;

/**
 * What is wrong with the brand's logos on their grounds: in colours of their own they have to be seen in both modes,
 * each mode with its own file where there is one.
 *
 * @param dir The brand's `assets` folder.
 * @param grounds Asked for only if there is such a logo.
 * @example logoFindings("themes/harbour/assets", () => ({ dark: "#06171c", light: "#ffffff" }))
 */
export function logoFindings(
  dir: string,
  grounds: () => LogoGrounds,
): Problem[] {
  const draw = pictureDrawer();
  if (!draw || !lstatSync(dir, { throwIfNoEntry: false })?.isDirectory())
    return [];
  const names = readdirSync(dir);
  const fileOf = (base: string) =>
    names.find((name) => name.slice(0, -extname(name).length) === base);
  return ["logo", "logoMark"].flatMap((base) => {
    const dark = fileOf(base);
    const light = fileOf(`${base}-light`) ?? dark;
    return (["dark", "light"] as const).flatMap((mode) => {
      const name = mode === "light" ? light : dark;
      const picture = name === undefined ? undefined : draw(join(dir, name));
      if (name === undefined || !picture) return [];
      const ground = grounds()[mode];
      const share = visibleShare(picture, ground);
      if (share >= enough) return [];
      const rule = `can hardly be seen in ${mode} mode: ${Math.round(share * 100)} % of it stands out from ${ground}. ${advice(name, mode)}`;
      return [
        {
          file: `assets/${name}`,
          key: "",
          rule,
          ...(share >= any && { note: true }),
        },
      ];
    });
  });
}

function advice(name: string, mode: "dark" | "light"): string {
  const [base = ""] = name.split(/-light|\./);
  if (mode === "dark")
    return `Use lighter colours; the colours for light mode can be in ${base}-light.`;
  return name.includes("-light")
    ? "Use darker colours."
    : `Draw one with darker colours as ${base}-light.`;
}

/**
 * Draws logos that have colours of their own; nothing of others, which take the colour of the text. Undefined where
 * nothing draws on this machine.
 */
function pictureDrawer(): ((file: string) => Pixels | undefined) | undefined {
  const renderer = findRenderer();
  if (!renderer) return undefined;
  return (file) => {
    const found = lstatSync(file);
    if (!found.isFile() || found.size > largest) return undefined;
    const svg = logoDrawing(file);
    if (svg === undefined || coloursOf(svg) !== "own") return undefined;
    try {
      return new renderer.Resvg(svg, {
        fitTo: { mode: "width", value: 160 },
        font: { loadSystemFonts: false },
      }).render();
    } catch {
      return undefined; // The check of the drawing itself says why.
    }
  };
}

/** Larger files have been reported already. */
const largest = 200 * 1024;
