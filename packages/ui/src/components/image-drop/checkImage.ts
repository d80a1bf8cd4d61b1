import { type HeaderProblem, readImageHeader } from "./imageHeader.ts";
import { withoutNotes } from "./withoutNotes.ts";

/** Why a file was rejected. */
export type ImageProblem =
  | HeaderProblem
  | "tooLarge"
  | "tooManyPixels"
  | "unreadable";

export interface ImageLimits {
  /** Maximum size of a file in bytes. */
  maxBytes: number;
  /** Maximum width times height of a picture in px. */
  maxPixels: number;
}

/**
 * Checks a file by its bytes, never by its name or declared type. The returned file has its actual type and no longer
 * contains where and by whom it was taken. A picture is decoded only if the size in its header is allowed.
 *
 * @example const checked = await checkImage(file, { maxBytes: 5_000_000, maxPixels: 40_000_000 });
 */
export async function checkImage(
  file: File,
  { maxBytes, maxPixels }: ImageLimits,
): Promise<{ file: File } | { problem: ImageProblem }> {
  if (file.size > maxBytes) return { problem: "tooLarge" };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: "unreadable" };
  }
  const header = readImageHeader(bytes);
  if (typeof header === "string") return { problem: header };
  if (header.width * header.height > maxPixels)
    return { problem: "tooManyPixels" };
  const clean = withoutNotes(bytes, header.type);
  if (!clean) return { problem: "damaged" };
  const { name, lastModified } = file;
  const isAsItWas = file.type === header.type && clean.length === bytes.length;
  const checked = isAsItWas
    ? file
    : new File([clean], name, { type: header.type, lastModified });
  return (await decodes(checked)) ? { file: checked } : { problem: "damaged" };
}

async function decodes(file: File): Promise<boolean> {
  if (typeof createImageBitmap !== "function") return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
