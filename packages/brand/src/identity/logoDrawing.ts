import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { bitmapSize } from "../checks/checkPicture.ts";
import { iconProblem } from "./icons.ts";

/**
 * A logo as a drawing, a bitmap too; undefined where it cannot be drawn.
 *
 * @example logoDrawing("themes/harbour/assets/logo.png") // '<svg …><image …/></svg>'
 */
export function logoDrawing(file: string | undefined): string | undefined {
  const svg = drawingOf(file);
  if (svg !== undefined) return iconProblem(svg) ? undefined : svg;
  const kind = file === undefined ? "" : extname(file);
  if (file === undefined || !/^\.(png|jpg|webp)$/.test(kind)) return undefined;
  const bytes = readFileSync(file);
  const [width, height] = bitmapSize(bytes, kind) ?? [512, 128];
  const type = `image/${kind === ".jpg" ? "jpeg" : kind.slice(1)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:${type};base64,${bytes.toString("base64")}"/></svg>`;
}

/**
 * The text of an SVG file; undefined for any other.
 *
 * @example drawingOf("themes/harbour/assets/favicon.svg")
 */
export const drawingOf = (file: string | undefined) =>
  file && extname(file) === ".svg" ? readFileSync(file, "utf8") : undefined;
