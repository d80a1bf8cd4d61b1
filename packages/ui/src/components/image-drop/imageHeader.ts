/** The actual type of a file, whatever its name. */
export interface ImageHeader {
  readonly type: "image/png" | "image/jpeg";
  /** Width in px, before the camera's orientation is applied. */
  readonly width: number;
  /** Height in px. */
  readonly height: number;
}

/** `notPicture`: neither PNG nor JPG. `damaged`: starts like one but does not end like one. */
export type HeaderProblem = "notPicture" | "damaged";

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegSignature = [0xff, 0xd8, 0xff];

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/**
 * Reads type and dimensions of a PNG or JPG from its bytes without decoding it. The time is proportional to the number
 * of bytes, whatever the header claims.
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

/** Reads the chunks, each preceded by its length, up to the one that ends the picture. */
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

/** Reads the segments up to the pixels, which must be followed by the end marker. */
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

/* C4, C8 and CC are in the range of the frame markers but are not frame markers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/*
 * Searches from the end, because cameras write little after the end marker. Within the pixels FF is never followed by
 * D9.
 */
function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at >= from; at -= 1)
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xd9)
      return true;
  return false;
}
