/** A picture to be sent; its content is the screen's concern. */
export interface SentImage {
  readonly id: string;
  readonly blob: Blob;
}

/** Why pictures were not accepted (RWD-07 … RWD-10). */
export type ImageProblem = "required" | "count" | "type" | "size";

/** Maximum number of pictures of one application or proof (RWD-07). */
export const mostImages = 3;
/** Maximum size of one picture in bytes (RWD-09). */
const mostBytes = 5 * 1024 * 1024;
const types = new Set(["image/png", "image/jpeg"]);

/**
 * What is wrong with pictures; whether their content matches their type is checked where they are chosen, and by the
 * platform.
 *
 * @example imageProblem([], { fewest: 1 }) // "required"
 */
export function imageProblem(
  images: readonly SentImage[],
  { fewest = 0 }: { fewest?: number } = {},
): ImageProblem | undefined {
  if (images.length < fewest) return "required";
  if (images.length > mostImages) return "count";
  if (images.some(({ blob }) => !types.has(blob.type))) return "type";
  if (images.some(({ blob }) => blob.size > mostBytes)) return "size";
  return undefined;
}
