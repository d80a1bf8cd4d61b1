import { lstatSync, readFileSync } from "node:fs";
import { longestJson, parseJson, type JsonResult } from "./parseJson.ts";

export type { JsonResult } from "./parseJson.ts";

/**
 * Reads a JSON file without throwing. Links are not followed, because a brand's folder contains everything of the
 * brand; a file that is far too large is not even read.
 *
 * @example readJson("themes/aurora/brand.json")
 */
export function readJson(file: string): JsonResult {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return { ok: false, why: "is missing." };
  if (found.isSymbolicLink())
    return { ok: false, why: "is a link; put the file itself here." };
  if (!found.isFile()) return { ok: false, why: "is not a file." };
  // A character has four bytes at most.
  if (found.size > longestJson * 4)
    return {
      ok: false,
      why: `is ${Math.ceil(found.size / 1_000_000)} MB; a brand file may have at most 1 MB.`,
    };
  try {
    const text = new TextDecoder("utf-8", {
      fatal: true,
      ignoreBOM: true,
    }).decode(readFileSync(file));
    return parseJson(text);
  } catch {
    return { ok: false, why: "is not UTF-8 text, or cannot be read." };
  }
}
