import { shareSize } from "../identity/shareSize.ts";

/** File extensions of bitmap pictures. */
export type PictureKind = ".png" | ".webp" | ".avif" | ".jpg";

/** Longest side in px: twice a wide screen's banner. */
const longestSide = 4096;

/**
 * What is wrong with a picture's bytes, in a sentence; undefined if nothing. It checks that the format matches the
 * extension and that the picture is not larger than can be seen.
 *
 * @example pictureFault(readFileSync("banner.png"), ".png")
 */
export function pictureFault(
  bytes: Buffer,
  kind: PictureKind,
): string | undefined {
  const real = kindOf(bytes);
  if (real === undefined)
    return `is not a readable picture; export it again as ${kind.slice(1)}.`;
  if (real !== kind)
    return `is actually a ${real.slice(1)} picture; give it that file extension, or convert it.`;
  const size = sizeOf(bytes, kind);
  if (!size) return undefined;
  const [width, height] = size;
  if (width === 0 || height === 0) return "has no width or no height.";
  return Math.max(width, height) > longestSide
    ? `is ${width} × ${height} px; no side may be longer than ${longestSide} px.`
    : undefined;
}

function kindOf(bytes: Buffer): PictureKind | undefined {
  const text = (from: number, to: number) =>
    bytes.subarray(from, to).toString("latin1");
  if (text(0, 8) === "\x89PNG\r\n\x1A\n") return ".png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return ".webp";
  if (text(4, 8) === "ftyp" && /^(avif|avis)$/.test(text(8, 12)))
    return ".avif";
  return text(0, 3) === "\xFF\xD8\xFF" ? ".jpg" : undefined;
}

/**
 * What is wrong with the size of the PNG that link previews show, in a sentence; undefined if nothing.
 *
 * @example shareFault(readFileSync("share.png"))
 */
export function shareFault(bytes: Buffer): string | undefined {
  const [width, height] = sizeOf(bytes, ".png") ?? [];
  return width === shareSize.width && height === shareSize.height
    ? undefined
    : `is ${width} × ${height} px; link previews need ${shareSize.width} × ${shareSize.height} px.`;
}

/**
 * Width and height in px, where the format has them at a fixed position; other formats are limited by file size alone.
 *
 * @example sizeOf(readFileSync("banner.png"), ".png") // [1200, 400]
 */
export function sizeOf(
  bytes: Buffer,
  kind: PictureKind,
): readonly [number, number] | undefined {
  if (kind === ".png" && bytes.length >= 24)
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (kind !== ".webp" || bytes.length < 30) return undefined;
  switch (bytes.subarray(12, 16).toString("latin1")) {
    case "VP8X":
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    case "VP8 ":
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    default:
      return undefined;
  }
}
