/** What the bytes of a file are, whatever its name says. */
export interface ImageHeader {
  readonly type: "image/png" | "image/jpeg";
  /** Width in px, before any turning that the camera asked for. */
  readonly width: number;
  /** Height in px. */
  readonly height: number;
}

/** `notPicture`: neither PNG nor JPG. `damaged`: begins like one and does not end like one. */
export type HeaderProblem = "notPicture" | "damaged";

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegSignature = [0xff, 0xd8, 0xff];

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/**
 * Reads kind and size of a PNG or JPG out of its bytes, without decoding it; takes time in proportion to the
 * number of bytes, whatever they claim.
 *
 * @example readImageHeader(new Uint8Array(await file.arrayBuffer()))
 */
export function readImageHeader(
  bytes: Uint8Array,
): ImageHeader | HeaderProblem {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = begins(bytes, pngSignature);
  if (!isPng && !begins(bytes, jpegSignature)) return "notPicture";
  const header = isPng ? readPng(view) : readJpeg(view);
  return header && header.width > 0 && header.height > 0 ? header : "damaged";
}

const text = (view: DataView, at: number): string =>
  String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );

/** Chunk after chunk, each with its length before it, up to the one that ends the picture. */
function readPng(view: DataView): ImageHeader | undefined {
  let header: ImageHeader | undefined;
  let hasPixels = false;
  let at = pngSignature.length;
  while (at + 12 <= view.byteLength) {
    const length = view.getUint32(at);
    const kind = text(view, at + 4);
    const next = at + 12 + length;
    if (next > view.byteLength) return undefined;
    if (!header) {
      if (kind !== "IHDR" || length !== 13) return undefined;
      header = {
        type: "image/png",
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
      };
    }
    if (kind === "IDAT") hasPixels = true;
    if (kind === "IEND") return hasPixels ? header : undefined;
    at = next;
  }
  return undefined;
}

/** Segment after segment up to the pixels, which have to be followed by the mark of the end. */
function readJpeg(view: DataView): ImageHeader | undefined {
  let header: ImageHeader | undefined;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > view.byteLength) return undefined;
    if (isFrame(marker)) {
      if (length < 8) return undefined;
      header ??= {
        type: "image/jpeg",
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
      };
    }
    at += 2 + length;
    if (marker === 0xda) return hasEnd(view, at) ? header : undefined;
  }
  return undefined;
}

/* C4, C8 and CC lie among the marks of a frame and are none. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/* From behind, since cameras put little after the end. Among the pixels FF is never followed by D9. */
function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at >= from; at -= 1)
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xd9)
      return true;
  return false;
}
