import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { bitmapSize } from "../checks/checkPicture.ts";

/**
 * Width and height of a picture in px, so that a page can reserve space for it; undefined where its format does not say
 * so at a fixed position.
 *
 * @example pictureSize("themes/aurora/assets/logo.svg") // { width: 120, height: 24 }
 */
export function pictureSize(
  file: string,
): { readonly width: number; readonly height: number } | undefined {
  const kind = extname(file);
  if (kind === ".svg") {
    const head = readFileSync(file, "utf8").slice(0, 2000);
    const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(head);
    return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
  }
  if (kind !== ".png" && kind !== ".webp") return undefined;
  const [width, height] = bitmapSize(readFileSync(file), kind) ?? [];
  return width && height ? { width, height } : undefined;
}
