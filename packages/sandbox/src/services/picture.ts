import { Refusal } from "./refusal.ts";
import { crc32 } from "./crc32.ts";
import {
  rawBytes,
  readHeader,
  unpacksTo,
  type PngHeader,
} from "./png-pixels.ts";

/** Maximum file size in bytes, and the largest dimensions that viewers can be expected to open. */
export const mostBytes = 5 * 1024 * 1024;
const mostSide = 12_000;
const mostPixels = 50_000_000;
/**
 * Maximum size of the inflated pixels in bytes: enough for fifty million palette pixels, or half as many true-colour
 * ones.
 */
const mostRaw = 100_000_000;
/** Maximum number of chunks or segments; far more than cameras and editors write. */
const mostPieces = 4_096;

/** A picture whose content was checked; the metadata that cameras and editors add is removed. */
export interface Picture {
  readonly type: "image/png" | "image/jpeg";
  readonly body: Uint8Array;
}

const notAPicture = () => new Refusal("IMAGE_TYPE");

const tooManyPixels = () =>
  new Refusal("IMAGE_SIZE", { message: "The picture has too many pixels." });

function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw notAPicture();
  if (width > mostSide || height > mostSide || width * height > mostPixels)
    throw tooManyPixels();
}

const pngSignature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** The chunks that are needed to draw a PNG, with the maximum size of each: a longer one would carry other data. */
const pngKept: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: mostBytes,
  IEND: 0,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  sBIT: 4,
};

/**
 * Walks the chunks of a PNG: checksums must be right; texts and locations are dropped, and so is everything after the
 * end.
 */
async function readPng(file: Buffer): Promise<Buffer> {
  const kept: Buffer[] = [pngSignature];
  let at = pngSignature.length;
  const pixels: Buffer[] = [];
  let pieces = 0;
  let header: PngHeader | undefined;
  for (let first = true; at + 12 <= file.length; first = false) {
    pieces += 1;
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length || pieces > mostPieces) break;
    const type = file.toString("latin1", at + 4, at + 8);
    if (first !== (type === "IHDR")) break;
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4))
      break;
    if (first) {
      if (end - at !== 25) break;
      checkSize(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12));
      header = readHeader(file.subarray(at + 8, end - 4));
    }
    if (type === "IDAT") pixels.push(file.subarray(at + 8, end - 4));
    if (end - at - 12 <= (pngKept[type] ?? -1))
      kept.push(file.subarray(at, end));
    // A capital first letter marks a critical chunk: the picture cannot be drawn without it.
    else if (/^[A-Z]/.test(type)) break;
    if (type === "IEND") {
      if (header === undefined || pixels.length === 0) break;
      const size = rawBytes(header);
      if (size > mostRaw) throw tooManyPixels();
      if (!(await unpacksTo(pixels, size))) break;
      return Buffer.concat(kept);
    }
    at = end;
  }
  throw notAPicture();
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Tables and headers without which the pixels cannot be read. */
const neededByPixels = new Set([0xc4, 0xcc, 0xda, 0xdb, 0xdc, 0xdd]);

/** A colour-space segment (JFIF or Adobe) of exactly the size that has no room for other data. */
const saysColours = (segment: Buffer): boolean =>
  (segment.length === 18 &&
    segment.subarray(0, 9).equals(Buffer.from("ffe000104a46494600", "hex"))) ||
  (segment.length === 16 &&
    segment.subarray(0, 9).equals(Buffer.from("ffee000e41646f6265", "hex")));

/** An EXIF block that contains the orientation and nothing else: 36 bytes, with the orientation in the 30th. */
const onlyTurn = Buffer.from(
  "ffe100224578696600004d4d002a00000008000101120003000000010000000000000000",
  "hex",
);
const turnAt = 29;

/** Whether a segment is exactly that; it is kept, so that a photo is not shown on its side. */
function saysTurn(segment: Buffer): boolean {
  const turn = segment[turnAt] ?? 0;
  const bare = Buffer.from(segment);
  if (bare.length === onlyTurn.length) bare[turnAt] = 0;
  return turn >= 2 && turn <= 8 && bare.equals(onlyTurn);
}

/** Where the pixels of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    const next = file[at + 1] ?? 0;
    if (file[at] !== 0xff || next === 0 || next === 0xff) continue;
    if (next >= 0xd0 && next <= 0xd7) continue;
    return at;
  }
  throw notAPicture();
}

/** Walks the segments of a JPEG; metadata is dropped, and so is everything after the end. */
function readJpeg(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  let frame = false;
  let scans = 0;
  let pieces = 0;
  while (
    at + 4 <= file.length ||
    (file[at] === 0xff && file[at + 1] === 0xd9)
  ) {
    pieces += 1;
    if (file[at] !== 0xff || pieces > mostPieces) break;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      if (!frame || scans === 0) break;
      return Buffer.concat([...kept, file.subarray(at, at + 2)]);
    }
    const length = file.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > file.length) break;
    if (isFrame(marker)) {
      if (frame || length < 8) break;
      frame = true;
      checkSize(file.readUInt16BE(at + 7), file.readUInt16BE(at + 5));
    }
    const isScan = marker === 0xda;
    if (isScan && !frame) break;
    const next = isScan ? endOfScan(file, end) : end;
    scans += isScan ? 1 : 0;
    const segment = file.subarray(at, next);
    // Anything else is metadata of cameras and editors: locations, names, thumbnails, comments.
    const isKept =
      isFrame(marker) ||
      neededByPixels.has(marker) ||
      saysColours(segment) ||
      saysTurn(segment);
    if (isKept) kept.push(segment);
    at = next;
  }
  throw notAPicture();
}

/**
 * Reads a picture by its content, whatever its name and type say.
 *
 * @example await readPicture(new File([bytes], "proof.png")) // { type: "image/png", body }
 */
export async function readPicture(file: Blob): Promise<Picture> {
  if (file.size > mostBytes) throw new Refusal("IMAGE_SIZE");
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.subarray(0, 8).equals(pngSignature))
    return { type: "image/png", body: await readPng(bytes) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8)
    return { type: "image/jpeg", body: readJpeg(bytes) };
  throw notAPicture();
}
