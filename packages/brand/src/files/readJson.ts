import { longestJson, parseJson, type JsonResult } from "./parseJson.ts";
import { readText } from "./readText.ts";

export type { JsonResult } from "./parseJson.ts";

/**
 * Reads a JSON file without throwing. Links are not followed, because a brand's folder contains everything of the
 * brand; a file that is far too large is not even read.
 *
 * @example readJson("themes/aurora/brand.json")
 */
export function readJson(file: string): JsonResult {
  const read = readText(
    file,
    // A character has four bytes at most.
    longestJson * 4,
    (bytes) =>
      `is ${Math.ceil(bytes / 1_000_000)} MB; a brand file may have at most 1 MB.`,
  );
  return read.ok ? parseJson(read.text) : read;
}
