import type { RoleType } from "@foyer/themes/contract";
import type { Lch } from "../colors/color.ts";
import { TokenError } from "../tokens/tokenBasics.ts";

/*
 * The reverse direction: the theme's content as values of the Design Tokens format (2025.10). Numbers are rounded to
 * what a screen can show, so that writing, reading and writing again gives the same bytes.
 */

/**
 * A number rounded to some decimals, never a negative zero.
 *
 * @example rounded(0.12345678, 4) // 0.1235
 */
export function rounded(value: number, decimals = 4): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}

/** A colour in OKLCH as the format has it: lightness and alpha from 0 to 1, hue below 360. */
export function colorToken({ l, c, h, alpha = 1 }: Lch): object {
  const turn = rounded(((h % 360) + 360) % 360, 3) % 360;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    colorSpace: "oklch",
    components: [rounded(within(l), 5), rounded(Math.max(0, c), 5), turn],
    ...(alpha < 1 && { alpha: rounded(within(alpha)) }),
  };
}

/**
 * The value of a token that gives this CSS: the reverse of `cssOf`. Throws a TokenError for CSS that no token gives.
 *
 * @example tokenValue("dimension", "8px") // { value: 8, unit: "px" }
 */
export function tokenValue(type: RoleType, css: string): unknown {
  switch (type) {
    case "color":
      return hexToken(css);
    case "dimension":
      return measure(css, /^(-?[\d.e+-]+)(px|rem)$/);
    case "duration":
      return measure(css, /^(-?[\d.e+-]+)(ms|s)$/);
    case "number":
    case "fontWeight":
      return figure(css, css);
    case "fontFamily":
      return familyNames(css);
    case "cubicBezier":
      return (/^cubic-bezier\((.+)\)$/.exec(css)?.[1] ?? refuse(css))
        .split(",")
        .map((part) => figure(part, css));
    case "shadow":
      return css === "none" ? [noShadow] : css.split(",").map(shadowLayer);
  }
}

/* An override is already a hex: it is written so that exactly the same hex is read back. */
function hexToken(css: string): object {
  const [, digits = refuse(css), alpha] =
    /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(css) ?? [];
  const channel = (at: number) =>
    rounded(Number.parseInt(digits.slice(at, at + 2), 16) / 255, 5);
  return {
    colorSpace: "srgb",
    components: [channel(0), channel(2), channel(4)],
    ...(alpha !== undefined &&
      alpha !== "ff" && { alpha: rounded(Number.parseInt(alpha, 16) / 255) }),
    hex: `#${digits}`,
  };
}

function measure(css: string, form: RegExp): object {
  const [, amount = refuse(css), unit = refuse(css)] = form.exec(css) ?? [];
  return { value: figure(amount, css), unit };
}

function figure(text: string, css: string): number {
  const value = Number(text);
  return text.trim() === "" || !Number.isFinite(value) ? refuse(css) : value;
}

function familyNames(css: string): string[] {
  const names = css.split(",").map((name) => name.replaceAll('"', "").trim());
  return names.every(Boolean) ? names : refuse(css);
}

const zero = { value: 0, unit: "px" };
/* A list of shadows has at least one entry in the format, so no shadow is written as an invisible one. */
const noShadow = {
  color: {
    colorSpace: "srgb",
    components: [0, 0, 0],
    alpha: 0,
    hex: "#000000",
  },
  offsetX: zero,
  offsetY: zero,
  blur: zero,
  spread: zero,
};

/** A layer as in CSS, where the spread may be left out and a zero needs no unit. */
function shadowLayer(css: string): object {
  const inset = css.startsWith("inset ");
  const parts = css.replace(/^inset /, "").split(" ");
  const color = parts.pop() ?? "";
  const lengths = parts.map((part) => (part === "0" ? "0px" : part));
  const [offsetX, offsetY, blur, spread = "0px", ...more] = lengths;
  if (!offsetX || !offsetY || !blur || more.length > 0) return refuse(css);
  return {
    color: hexToken(color),
    offsetX: tokenValue("dimension", offsetX),
    offsetY: tokenValue("dimension", offsetY),
    blur: tokenValue("dimension", blur),
    spread: tokenValue("dimension", spread),
    ...(inset && { inset }),
  };
}

function refuse(css: string): never {
  throw new TokenError(`"${css}" is no value that a token can have`);
}
