import { createRequire } from "node:module";
import type * as resvg from "@resvg/resvg-js";

type Renderer = typeof resvg;

/**
 * The library that renders SVG to pixels; undefined on a machine that it has no binary for, where builds have no
 * icons.
 *
 * @example if (!findRenderer()) this.warn("No icons.")
 */
export function findRenderer(): Renderer | undefined {
  try {
    return createRequire(import.meta.url)("@resvg/resvg-js");
  } catch {
    return undefined;
  }
}

/** An icon made from the brand's drawing: its size and its background. */
export interface IconShape {
  /** Width and height in pixels. */
  readonly size: number;
  /** The share of the width that the drawing takes, 0 to 1. */
  readonly share: number;
  /** Background colour, as "#rrggbb"; omitted: transparent. */
  readonly ground?: string;
}

/*
 * A launcher may crop a maskable icon to a central circle that is four fifths as wide; a square fits into that if it
 * takes 0.8 / √2 of the width.
 */
const inSafeZone = 0.56;

/** Every picture that is made from `favicon.svg`, by its name. */
export const iconShapes = (ground: string) =>
  ({
    "icon-192": { size: 192, share: 1 },
    "icon-512": { size: 512, share: 1 },
    "icon-maskable-512": { size: 512, share: inSafeZone, ground },
    // iOS fills transparent areas with black and rounds the corners itself.
    "apple-touch-icon": { size: 180, share: 0.8, ground },
  }) satisfies Readonly<Record<string, IconShape>>;

/** Sizes in `/favicon.ico`, for clients that request it without reading a page. */
const icoSizes = [16, 32, 48];

/**
 * A drawing consists of shapes and paint; anything that can load, repeat or contain text is not allowed in an icon.
 */
const allowed = new Set(
  "svg g path circle ellipse rect line polygon polyline defs linearGradient radialGradient stop clipPath mask title desc style".split(
    " ",
  ),
);
const longest = 64 * 1024;

/**
 * Why no icons can be made from a drawing, in a sentence; undefined if they can.
 *
 * @example iconProblem('<svg viewBox="0 0 8 8"><text>A</text></svg>') // "has <text>, …"
 */
export function iconProblem(svg: string): string | undefined {
  if (svg.length > longest)
    return `is larger than ${longest / 1024} KB, too large for an icon.`;
  const drawing = withoutComments(svg);
  if (/<!/.test(drawing))
    return "has a document type or a CDATA section; remove it.";
  const strange = [...drawing.matchAll(/<([A-Za-z][\w:-]*)/g)].find(
    ([, name = ""]) => !allowed.has(name),
  );
  if (strange)
    return `has <${strange[1]}>, which icons cannot be made of; draw it with shapes.`;
  if (!/^<svg[\s>]/.test(drawing)) return "does not begin with <svg>.";
  if (!viewBoxOf(drawing)) return "has no viewBox, so it cannot be scaled.";
  if (
    /\bhref\s*=|@import|url\(\s*(?!["']?#)/i.test(
      drawing.replaceAll(/\sxmlns(:\w+)?="[^"]*"/g, ""),
    )
  )
    return "refers to something else; a drawing must be self-contained.";
  return undefined;
}

/**
 * Draws one icon as PNG. The drawing keeps its proportions and is centred.
 *
 * @throws {Error} when the drawing cannot be read, which `iconProblem` reports beforehand, or no renderer is
 *   available.
 * @example drawIcon(svg, { size: 192, share: 1 })
 */
export function drawIcon(svg: string, shape: IconShape): Uint8Array {
  const renderer = findRenderer();
  if (!renderer) throw new Error("@resvg/resvg-js does not run here.");
  return new renderer.Resvg(framed(withoutComments(svg), shape), {
    fitTo: { mode: "width", value: shape.size },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}

/**
 * `/favicon.ico`: PNGs behind one header, which every browser of this century reads.
 *
 * @example writeFileSync("favicon.ico", drawIco(svg))
 */
export function drawIco(svg: string): Uint8Array {
  const pictures = icoSizes.map((size) => drawIcon(svg, { size, share: 1 }));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let from = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    const size = icoSizes[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(from, at + 12);
    from += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** The drawing within a square one unit wide: a nested drawing with its own position and size. */
function framed(drawing: string, { share, ground }: IconShape): string {
  const edge = (1 - share) / 2;
  const inner = placed(drawing, {
    x: edge,
    y: edge,
    width: share,
    height: share,
  });
  const paper = ground ? `<rect width="1" height="1" fill="${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${paper}${inner}</svg>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A nested drawing with its own position and size, in the middle of that place. */
export function placed(
  drawing: string,
  { x, y, width, height }: Place,
): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet"`;
  return drawing.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg${attributes.replaceAll(/\s(x|y|width|height|preserveAspectRatio)="[^"]*"/g, "")} ${place}>`,
  );
}

const viewBoxOf = (drawing: string) =>
  /^<svg[^>]*\sviewBox="\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*"/.exec(drawing);

/**
 * A logo's drawing without its own colour, which is for when it is used alone: what it draws in `currentColor` gets the
 * colour of the picture around it.
 */
export const withoutColour = (svg: string) =>
  withoutComments(svg).replace(/^<svg[^>]*>/, (open) =>
    open.replace(/\scolor="[^"]*"/, ""),
  );

/** A drawing without what may stand before it or between its shapes. */
export const withoutComments = (svg: string) =>
  svg.replaceAll(/<\?[^>]*\?>|<!--[\s\S]*?-->/g, "").trim();
