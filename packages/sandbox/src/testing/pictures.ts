import { crc32 } from "../services/crc32.ts";
import { captchaPng } from "../services/captcha-png.ts";

/** A real PNG; the digits make pictures distinguishable. */
export const png = (digits = "1234"): Buffer =>
  Buffer.from(captchaPng(digits, () => 0));

/** A chunk of a PNG with its correct checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const segment = (marker: number, data: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

interface JpegParts {
  readonly width?: number;
  readonly height?: number;
  /** Metadata that a camera adds to the pixels. */
  readonly exif?: string;
  readonly comment?: string;
  /** Bytes after the end. */
  readonly tail?: string;
}

/** The frame of a JPEG: segments in their order, and a scan of a few bytes. */
export function jpeg(parts: JpegParts = {}): Buffer {
  const { width = 8, height = 8, exif, comment, tail = "" } = parts;
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
    ...(exif === undefined
      ? []
      : [segment(0xe1, Buffer.from(`Exif\0\0${exif}`, "latin1"))]),
    ...(comment === undefined ? [] : [segment(0xfe, Buffer.from(comment))]),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(tail),
  ]);
}
