import type { RoleType } from "@foyer/themes/contract";
import { readColor, writeColor, type Lch } from "./color.ts";

/** Why a value could not be read, in words for the author. */
export class TokenError extends Error {}

/** Whether a value is a JSON object. */
export function isObject(
  value: unknown,
): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

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
        `"${value}" is not a colour; write #rrggbb or colorSpace and components`,
      );
    return color;
  }
  const { colorSpace, components, alpha = 1 } = isObject(value) ? value : {};
  const numbers = Array.isArray(components)
    ? components.map((part) => (part === "none" ? 0 : Number(part)))
    : [];
  const [a, b, c] = numbers;
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    numbers.some(Number.isNaN) ||
    typeof alpha !== "number"
  ) {
    throw new TokenError(
      "a colour needs colorSpace, three components, and alpha from 0 to 1 if it has one",
    );
  }
  const color =
    typeof colorSpace === "string"
      ? readColor(cssColor(colorSpace, [a, b, c], alpha))
      : undefined;
  if (!color)
    throw new TokenError(
      `the colour space "${String(colorSpace)}" is not known`,
    );
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

/** A length in px; one rem is 16. */
export function dimensionOf(value: unknown): number {
  const { value: amount, unit } = isObject(value) ? value : {};
  if (typeof amount !== "number" || (unit !== "px" && unit !== "rem")) {
    throw new TokenError(
      'a dimension needs a number as value and "px" or "rem" as unit',
    );
  }
  return unit === "rem" ? amount * 16 : amount;
}

export function numberOf(value: unknown): number {
  if (typeof value !== "number") throw new TokenError("must be a number");
  return value;
}

const weightNames: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  "extra-light": 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  "semi-bold": 600,
  "demi-bold": 600,
  bold: 700,
  "extra-bold": 800,
  black: 900,
  heavy: 900,
  "extra-black": 950,
};

export function weightOf(value: unknown): number {
  const weight = typeof value === "string" ? weightNames[value] : value;
  if (typeof weight !== "number" || weight < 1 || weight > 1000)
    throw new TokenError("must be a weight from 1 to 1000, or its name");
  return weight;
}

export function familyOf(value: unknown): readonly string[] {
  const names = typeof value === "string" ? [value] : value;
  if (
    !Array.isArray(names) ||
    names.length === 0 ||
    !names.every((name) => typeof name === "string")
  ) {
    throw new TokenError("must be the name of a family, or a list of names");
  }
  return names;
}

export function bezierOf(
  value: unknown,
): readonly [number, number, number, number] {
  const numbers = Array.isArray(value) ? value.map(Number) : [];
  const [a, b, c, d] = numbers;
  if (
    numbers.length !== 4 ||
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    numbers.some(Number.isNaN)
  ) {
    throw new TokenError("must be four numbers");
  }
  return [a, b, c, d];
}

function durationOf(value: unknown): string {
  const { value: amount, unit } = isObject(value) ? value : {};
  if (typeof amount !== "number" || (unit !== "ms" && unit !== "s")) {
    throw new TokenError(
      'a duration needs a number as value and "ms" or "s" as unit',
    );
  }
  return `${amount}${unit}`;
}

function shadowOf(value: unknown): string {
  const layers = Array.isArray(value) ? value : [value];
  if (layers.length === 0) return "none";
  return layers
    .map((layer) => {
      if (!isObject(layer))
        throw new TokenError(
          "a shadow needs color, offsetX, offsetY, blur and spread",
        );
      const lengths = ["offsetX", "offsetY", "blur", "spread"].map(
        (key) => `${dimensionOf(layer[key])}px`,
      );
      return `${layer["inset"] === true ? "inset " : ""}${lengths.join(" ")} ${writeColor(colorOf(layer["color"]))}`;
    })
    .join(",");
}

/**
 * Writes a token's value as CSS.
 *
 * @example cssOf("dimension", { value: 8, unit: "px" }) // "8px"
 */
export function cssOf(type: RoleType, value: unknown): string {
  switch (type) {
    case "color":
      return writeColor(colorOf(value));
    case "dimension": {
      const { unit } = isObject(value) ? value : {};
      const px = dimensionOf(value);
      return unit === "rem" ? `${px / 16}rem` : `${px}px`;
    }
    case "fontFamily":
      return familyOf(value)
        .map((name) => (/^[a-z-]+$/.test(name) ? name : JSON.stringify(name)))
        .join(",");
    case "fontWeight":
      return String(weightOf(value));
    case "number":
      return String(numberOf(value));
    case "duration":
      return durationOf(value);
    case "cubicBezier":
      return `cubic-bezier(${bezierOf(value).join(",")})`;
    case "shadow":
      return shadowOf(value);
  }
}
