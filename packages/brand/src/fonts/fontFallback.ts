import { readFontMetrics } from "./fontMetrics.ts";

/*
 * Fonts that desktops and phones have, all about as wide as Arial; below, Arial's own mean letter width, measured as
 * `meanWidth` does.
 */
const standIns = {
  plain: {
    faces: ["Arial", "Roboto", "Liberation Sans", "Arimo"],
    width: 0.4411,
    range: "1 549",
  },
  bold: {
    faces: ["Arial Bold", "Roboto Bold", "Liberation Sans Bold", "Arimo Bold"],
    width: 0.4771,
    range: "550 1000",
  },
} as const;

/** The name under which a family's fallback is declared. */
export const fallbackName = (family: string): string => `${family} Fallback`;

/**
 * Declares local fonts scaled to a font's metrics, one for regular and one for bold weights, so that the layout does
 * not shift when the font arrives.
 *
 * @example fallbackFaces("Figtree Variable", file, [400, 600])
 */
export function fallbackFaces(
  family: string,
  file: string,
  weights: readonly number[],
): string[] {
  const plain = weights.find((weight) => weight < 550);
  const bold = weights.find((weight) => weight >= 550);
  return [
    ...(plain === undefined ? [] : [face(family, file, plain, standIns.plain)]),
    ...(bold === undefined ? [] : [face(family, file, bold, standIns.bold)]),
  ];
}

type StandIn = (typeof standIns)["plain" | "bold"];

function face(
  family: string,
  file: string,
  weight: number,
  standIn: StandIn,
): string {
  const metrics = readFontMetrics(file, weight);
  const size = metrics.width / standIn.width;
  const percent = (value: number) => `${Math.round(value * 10000) / 100}%`;
  const rules = [
    `font-family:"${fallbackName(family)}"`,
    `font-weight:${standIn.range}`,
    `src:${standIn.faces.map((name) => `local("${name}")`).join(",")}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(metrics.ascent / size)}`,
    `descent-override:${percent(metrics.descent / size)}`,
    `line-gap-override:${percent(metrics.lineGap / size)}`,
  ];
  return `@font-face{${rules.join(";")}}`;
}
