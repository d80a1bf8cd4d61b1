import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  parse,
  wcagLuminance,
  type Oklch,
  type Rgb,
} from "culori";

/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in degrees, alpha 0–1. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly alpha?: number;
}

const toOklch = converter("oklch");
const toRgb = converter("rgb");

/**
 * Reads a CSS colour; undefined if it is not one.
 *
 * @example readColor("#0b171c")
 */
export function readColor(css: string): Lch | undefined {
  const color = toOklch(parse(css));
  return (
    color && {
      l: color.l,
      c: color.c,
      h: color.h ?? 0,
      alpha: color.alpha ?? 1,
    }
  );
}

/**
 * Writes a colour as the hex that every screen can show: chroma is lowered until it fits into sRGB.
 *
 * @example writeColor({ l: 0.8, c: 0.13, h: 172 }) // "#5cdcbe"
 */
export function writeColor({ l, c, h, alpha = 1 }: Lch): string {
  const inside = clampChroma(
    { mode: "oklch", l: clamp(l), c: Math.max(0, c), h, alpha } satisfies Oklch,
    "oklch",
  );
  return alpha < 1 ? formatHex8(inside) : formatHex(inside);
}

/**
 * WCAG 2 contrast ratio of two hex colours as a screen shows them, 8 bits per channel. Translucent colours are
 * composited on black and on white, and the worse result counts.
 *
 * @example contrast("#ffffff", "#000000") // 21
 */
export function contrast(foreground: string, background: string): number {
  return Math.min(
    ...["#000000", "#ffffff"].map((under) => {
      const back = lay(background, under);
      return ratio(lay(foreground, back), back);
    }),
  );
}

/** Composites a translucent colour over an opaque one. */
function lay(over: string, under: string): string {
  const top = rgb(over);
  const alpha = top.alpha ?? 1;
  if (alpha === 1) return over;
  const bottom = rgb(under);
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return formatHex({
    mode: "rgb",
    r: mix(top.r, bottom.r),
    g: mix(top.g, bottom.g),
    b: mix(top.b, bottom.b),
  });
}

function ratio(one: string, other: string): number {
  const [light, dark] = [wcagLuminance(one), wcagLuminance(other)].sort(
    (a, b) => b - a,
  );
  return ((light ?? 1) + 0.05) / ((dark ?? 0) + 0.05);
}

function rgb(css: string): Rgb {
  const color = toRgb(parse(css));
  if (!color) throw new Error(`"${css}" is not a colour.`);
  return color;
}

/** What a colour must stand out from, and by how much. */
export interface Demand {
  readonly against: readonly string[];
  readonly atLeast: number;
}

/**
 * The colour nearest in lightness to the wanted one that meets the demand. The hue stays; chroma is reduced only at
 * the limits of sRGB. If nothing meets the demand, the best available colour.
 *
 * @example solve({ l: 0.6, c: 0.1, h: 172 }, { against: ["#0b171c"], atLeast: 4.5 })
 */
export function solve(wanted: Lch, { against, atLeast }: Demand): string {
  const worst = (css: string) =>
    Math.min(...against.map((other) => contrast(css, other)));
  let best = writeColor(wanted);
  for (let step = 0; step <= 200; step++) {
    for (const l of [wanted.l + step / 200, wanted.l - step / 200]) {
      if (l < 0 || l > 1) continue;
      const css = writeColor({ ...wanted, l });
      if (worst(css) >= atLeast) return css;
      if (worst(css) > worst(best)) best = css;
    }
  }
  return best;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
