import { inflateSync } from "node:zlib";

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Darkness of each pixel, from 0 to 1, row by row. */
  readonly dark: Float32Array;
}

/** Reads a PNG made by the platform: 8 bits, no filter, grey or with a palette. */
export function readPng(png: Buffer): Picture {
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.subarray(at + 4, at + 8).toString("latin1");
    parts.set(type, png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = parts.get("IHDR") ?? Buffer.alloc(8);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const palette = parts.get("PLTE");
  const rows = inflateSync(parts.get("IDAT") ?? Buffer.alloc(0));
  const dark = new Float32Array(width * height);
  for (let place = 0; place < dark.length; place++) {
    const y = Math.floor(place / width);
    const value = rows[place + y + 1] ?? 0;
    const grey = palette ? (palette[value * 3] ?? 0) : value;
    dark[place] = 1 - grey / 255;
  }
  return { width, height, dark };
}
