import { readColor, type Lch } from "../colors/color.ts";
import { shown } from "../files/problem.ts";
import { isFigure, isObject, TokenError } from "./tokenBasics.ts";

/**
 * Reads a colour value: an object with colorSpace and components, or a hex string.
 *
 * @example colorOf({ colorSpace: "oklch", components: [0.82, 0.14, 172] })
 */
export function colorOf(value: unknown): Lch {
  if (typeof value === "string") {
    const color = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value)
      ? readColor(value)
      : undefined;
    if (!color)
      throw new TokenError(
        `${shown(value)} is not a colour; write #rrggbb or colorSpace and components`,
      );
    return color;
  }
  const { colorSpace, components, alpha = 1 } = isObject(value) ? value : {};
  const numbers = Array.isArray(components)
    ? components.map((part) => (part === "none" ? 0 : part))
    : [];
  const [a, b, c] = numbers;
  if (
    numbers.length !== 3 ||
    !isFigure(a) ||
    !isFigure(b) ||
    !isFigure(c) ||
    !isFigure(alpha) ||
    alpha < 0 ||
    alpha > 1
  ) {
    throw new TokenError(
      "a colour needs colorSpace and three components, and any alpha must be from 0 to 1",
    );
  }
  const color =
    typeof colorSpace === "string"
      ? readColor(cssColor(colorSpace, [a, b, c], alpha))
      : undefined;
  if (!color)
    throw new TokenError(`the colour space ${shown(colorSpace)} is not known`);
  return color;
}

function cssColor(
  space: string,
  [a, b, c]: readonly [number, number, number],
  alpha: number,
): string {
  if (
    space === "oklch" ||
    space === "oklab" ||
    space === "lch" ||
    space === "lab"
  )
    return `${space}(${a} ${b} ${c} / ${alpha})`;
  if (space === "hsl" || space === "hwb")
    return `${space}(${a} ${b}% ${c}% / ${alpha})`;
  return `color(${space} ${a} ${b} ${c} / ${alpha})`;
}

/** The hex of a colour given in sRGB: converting to OKLCH and back may be off by one. */
export function exactHex(value: unknown): string | undefined {
  if (typeof value === "string") {
    const [, digits, alpha] =
      /^(#[0-9a-f]{6})([0-9a-f]{2})?$/.exec(value.toLowerCase()) ?? [];
    return digits && `${digits}${alpha === "ff" ? "" : (alpha ?? "")}`;
  }
  const { colorSpace, components, alpha = 1 } = isObject(value) ? value : {};
  const parts: unknown[] = Array.isArray(components) ? components : [];
  const channels = alpha === 1 ? parts : [...parts, alpha];
  if (
    colorSpace !== "srgb" ||
    parts.length !== 3 ||
    !channels.every((part) => isFigure(part) && part >= 0 && part <= 1)
  )
    return undefined;
  return `#${channels.map(twoDigits).join("")}`;
}

const twoDigits = (share: unknown) =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, "0");
