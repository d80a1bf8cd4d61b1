import { lstatSync, readFileSync } from "node:fs";

/** A file's text, or why it could not be read, in words for its author. */
export type TextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: string };

/**
 * Reads a text file without throwing. Links are not followed, because a brand's folder contains everything of the
 * brand; a file that is too large is not even read.
 *
 * @param most Maximum size in bytes.
 * @param tooLarge Says that a file of so many bytes is too large. @default in kilobytes
 * @example readText("themes/aurora/content/pages/rooms/EN.md", 65_536)
 */
export function readText(
  file: string,
  most: number,
  tooLarge = (bytes: number) =>
    `is ${inKilobytes(bytes)} KB; at most ${inKilobytes(most)} KB are allowed.`,
): TextResult {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return { ok: false, why: "is missing." };
  if (found.isSymbolicLink())
    return { ok: false, why: "is a link; put the file itself here." };
  if (!found.isFile()) return { ok: false, why: "is not a file." };
  if (found.size > most) return { ok: false, why: tooLarge(found.size) };
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { ok: true, text: decoder.decode(readFileSync(file)) };
  } catch {
    return { ok: false, why: "is not UTF-8 text, or cannot be read." };
  }
}

const inKilobytes = (bytes: number) => Math.ceil(bytes / 1024);
