import type { Metal, Palette } from "./palettes.ts";

/** What a shape is made of. */
export type Paint =
  | "key"
  | "comp"
  | "glow"
  | "ground"
  | "metal"
  | "dark"
  | "ivory"
  | "steel"
  | "night"
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "blue"
  | "violet"
  | "pink"
  | "brown";

const hues = {
  red: 25,
  orange: 55,
  yellow: 92,
  green: 145,
  blue: 250,
  violet: 300,
  pink: 355,
  brown: 50,
};

const metals: Readonly<Record<Metal, readonly [hue: number, chroma: number]>> =
  {
    gold: [86, 0.16],
    silver: [250, 0.018],
    rose: [40, 0.09],
    bronze: [62, 0.12],
    ice: [225, 0.06],
  };

/** Hue and chroma of a paint. */
export function hueOf(
  paint: Paint,
  p: Palette,
): readonly [hue: number, chroma: number] {
  switch (paint) {
    case "key":
    case "comp":
    case "glow":
      return [p[paint], 0.2];
    case "ground":
      return [p.ground, 0.125];
    case "metal":
      return metals[p.metal];
    case "dark":
      return [p.ground, 0.05];
    case "night":
      return [p.key, 0.045];
    case "ivory":
      return [85, 0.035];
    case "steel":
      return [p.ground, 0.025];
    default:
      return [hues[paint], paint === "brown" ? 0.09 : 0.2];
  }
}

/** Offset, lightness and share of chroma of each stop of a paint's gradient. */
export function stepsOf(
  paint: Paint,
): readonly (readonly [number, number, number])[] {
  if (paint === "metal") {
    return [
      [0, 0.97, 0.55],
      [0.28, 0.85, 1],
      [0.5, 0.6, 0.95],
      [0.56, 0.5, 0.85],
      [0.74, 0.82, 1],
      [1, 0.42, 0.7],
    ];
  }
  if (paint === "dark")
    return [
      [0, 0.36, 1],
      [0.5, 0.22, 1],
      [1, 0.12, 0.8],
    ];
  if (paint === "night")
    return [
      [0, 0.5, 1],
      [0.5, 0.32, 1],
      [1, 0.18, 0.9],
    ];
  if (paint === "ivory")
    return [
      [0, 0.99, 0.4],
      [0.55, 0.9, 0.9],
      [1, 0.68, 1.3],
    ];
  if (paint === "steel")
    return [
      [0, 0.93, 0.6],
      [0.45, 0.68, 1],
      [0.55, 0.52, 1],
      [1, 0.34, 1],
    ];
  if (paint === "yellow")
    return [
      [0, 0.95, 0.7],
      [0.5, 0.83, 1],
      [1, 0.6, 0.9],
    ];
  if (paint === "brown")
    return [
      [0, 0.6, 1],
      [0.5, 0.42, 1],
      [1, 0.24, 0.8],
    ];
  if (paint === "red")
    return [
      [0, 0.74, 0.95],
      [0.4, 0.59, 1.1],
      [0.75, 0.44, 1],
      [1, 0.26, 0.8],
    ];
  return [
    [0, 0.85, 0.75],
    [0.35, 0.68, 1],
    [0.7, 0.5, 1],
    [1, 0.29, 0.8],
  ];
}
