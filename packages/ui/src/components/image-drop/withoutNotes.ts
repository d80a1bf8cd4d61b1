import type { ImageHeader } from "./imageHeader.ts";

/**
 * Returns a picture's bytes without the metadata of cameras and editors: place, time, device, author, thumbnails, and
 * anything after its end. Orientation and colour information are kept. Returns undefined if the file cannot be parsed
 * completely, because its content is then unknown.
 *
 * @example withoutNotes(bytes, "image/jpeg")
 */
export function withoutNotes(
  bytes: Uint8Array,
  type: ImageHeader["type"],
): Uint8Array<ArrayBuffer> | undefined {
  const parts = type === "image/png" ? pngParts(bytes) : jpegParts(bytes);
  if (!parts) return undefined;
  const whole = new Uint8Array(
    parts.reduce((size, part) => size + part.length, 0),
  );
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const pngNotes = new Set(["tEXt", "zTXt", "iTXt", "eXIf", "tIME"]);

function pngParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const kind = textAt(bytes, at + 4, 4);
    if (!pngNotes.has(kind)) kept.push(bytes.subarray(at, end));
    if (kind === "IEND") return kept;
    at = end;
  }
  return undefined;
}

const isAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Application segments and comments, except those with colour information. */
function isNote(bytes: Uint8Array, at: number): boolean {
  const marker = bytes[at + 1] ?? 0;
  if (marker === 0xfe) return true;
  if (marker < 0xe1 || marker > 0xef || marker === 0xee) return false;
  return !(marker === 0xe2 && textAt(bytes, at + 4, 11) === "ICC_PROFILE");
}

function jpegParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 2)];
  let turned = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return [...kept, bytes.subarray(at, at + 2)];
    if (!isAlone(marker) && at + 4 > bytes.length) return undefined;
    const length = isAlone(marker) ? 0 : view.getUint16(at + 2);
    const end = at + 2 + length;
    if (end > bytes.length || length === 1) return undefined;
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (next === undefined) return undefined;
    if (!isNote(bytes, at)) kept.push(bytes.subarray(at, next));
    else if (!turned) {
      const turn = orientationOf(bytes.subarray(at + 4, end));
      if (turn !== undefined) kept.push(onlyOrientation(turn));
      turned = turn !== undefined;
    }
    at = next;
  }
  return undefined;
}

/** The end of a scan: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || next === 0 || next === 0xff) continue;
    if (!isAlone(next)) return at;
  }
  return undefined;
}

/** Orientation from a camera's segment, 2 to 8; undefined if it is normal or not given. */
function orientationOf(block: Uint8Array): number | undefined {
  if (textAt(block, 0, 6) !== "Exif\0\0" || block.length < 16) return undefined;
  const view = viewOf(block.subarray(6));
  const little = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, little);
  if (first + 2 > view.byteLength) return undefined;
  const entries = view.getUint16(first, little);
  for (let index = 0; index < entries; index += 1) {
    const at = first + 2 + index * 12;
    if (at + 12 > view.byteLength) return undefined;
    if (view.getUint16(at, little) !== 0x0112) continue;
    const turn = view.getUint16(at + 8, little);
    return turn >= 2 && turn <= 8 ? turn : undefined;
  }
  return undefined;
}

/** A camera's segment with the orientation and nothing else. */
const onlyOrientation = (turn: number): Uint8Array =>
  new Uint8Array([
    ...[0xff, 0xe1, 0x00, 0x22],
    ...[0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0],
    ...[0, 0, 0, 0],
  ]);
