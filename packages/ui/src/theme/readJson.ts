import { existsSync, readFileSync } from "node:fs";

/** A file's content, or why there is none, in words for its author. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: string };

/**
 * Reads a JSON file without throwing.
 *
 * @example readJson("themes/aurora/brand.json")
 */
export function readJson(file: string): JsonResult {
  if (!existsSync(file)) return { ok: false, why: "is missing." };
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return { ok: true, value };
  } catch (error) {
    return {
      ok: false,
      why: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`,
    };
  }
}
