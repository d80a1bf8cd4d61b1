import type { RoleType } from "@foyer/themes/contract";
import { writeColor } from "../colors/color.ts";
import { shown } from "../files/problem.ts";
import { isFigure, isObject, TokenError } from "./tokenBasics.ts";
import { colorOf, exactHex } from "./tokenColors.ts";

/** A length in px; one rem is 16. */
export function dimensionOf(value: unknown): number {
  const { value: amount, unit } = isObject(value) ? value : {};
  if (!isFigure(amount) || (unit !== "px" && unit !== "rem")) {
    throw new TokenError(
      'a dimension needs a number as value and "px" or "rem" as unit',
    );
  }
  return unit === "rem" ? amount * 16 : amount;
}

export function numberOf(value: unknown): number {
  if (!isFigure(value)) throw new TokenError("must be a number");
  return value;
}

const weightNames: ReadonlyMap<string, number> = new Map(
  Object.entries({
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
    "ultra-light": 200,
    "ultra-bold": 800,
    "ultra-black": 950,
  }),
);

/** What may be between the quotes of a family's name in a style sheet without ever ending them. */
const familyName =
  /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} _-]{0,58}[\p{L}\p{M}\p{N}])?$/u;

export function weightOf(value: unknown): number {
  const weight = typeof value === "string" ? weightNames.get(value) : value;
  if (!isFigure(weight) || weight < 1 || weight > 1000)
    throw new TokenError("must be a weight from 1 to 1000, or its name");
  return weight;
}

export function familyOf(value: unknown): readonly string[] {
  const names = typeof value === "string" ? [value] : value;
  if (
    !Array.isArray(names) ||
    names.length === 0 ||
    names.length > 12 ||
    !names.every((name) => typeof name === "string")
  ) {
    throw new TokenError(
      "must be the name of a font family, or a list of names",
    );
  }
  const wrong = names.find((name) => !familyName.test(name));
  if (wrong !== undefined)
    throw new TokenError(
      `${shown(wrong)} is not the name of a font family: use letters, digits, spaces and hyphens, at most 60 characters`,
    );
  return names;
}

export function bezierOf(
  value: unknown,
): readonly [number, number, number, number] {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : [];
  const [a, b, c, d] = numbers;
  if (
    numbers.length !== 4 ||
    !isFigure(a) ||
    !isFigure(b) ||
    !isFigure(c) ||
    !isFigure(d) ||
    [a, c].some((x) => x < 0 || x > 1)
  ) {
    throw new TokenError(
      "must be four numbers, the first and the third from 0 to 1",
    );
  }
  return [a, b, c, d];
}

function durationOf(value: unknown): string {
  const { value: amount, unit } = isObject(value) ? value : {};
  if (!isFigure(amount) || amount < 0 || (unit !== "ms" && unit !== "s")) {
    throw new TokenError(
      'a duration needs a number as value and "ms" or "s" as unit',
    );
  }
  return `${amount}${unit}`;
}

function shadowOf(value: unknown): string {
  const layers = Array.isArray(value) ? value : [value];
  if (layers.length === 0) return "none";
  if (layers.length > 8) throw new TokenError("has more than eight layers");
  return layers
    .map((layer) => {
      if (!isObject(layer))
        throw new TokenError(
          "a shadow needs color, offsetX, offsetY, blur and spread",
        );
      const lengths = ["offsetX", "offsetY", "blur", "spread"].map(
        (key) => `${dimensionOf(layer[key])}px`,
      );
      return `${layer["inset"] === true ? "inset " : ""}${lengths.join(" ")} ${cssOf("color", layer["color"])}`;
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
      return exactHex(value) ?? writeColor(colorOf(value));
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
