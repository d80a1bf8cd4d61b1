import { crc32 } from "./crc32.ts";
import { deflateSync } from "node:zlib";

/** Digits on a grid of 5 by 7 dots, one number for each row. */
const glyphs = [
  [14, 17, 19, 21, 25, 17, 14],
  [4, 12, 4, 4, 4, 4, 14],
  [14, 17, 1, 6, 8, 16, 31],
  [30, 1, 1, 14, 1, 1, 30],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [6, 8, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 8, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 2, 12],
] as const;

const width = 120;
const height = 44;
const dot = 4;
const paper = 0;
const ink = 1;
const dust = 2;
/** Red, green and blue of paper, ink and dust. */
const palette = Uint8Array.from([244, 246, 247, 28, 48, 61, 148, 168, 178]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Writes rows of palette indexes as a PNG. */
function encode(pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}

/**
 * Draws digits as a picture that is easy for eyes and takes some work for a machine.
 *
 * @example captchaPng("4711", randomInt) // a PNG of 120 by 44 pixels
 */
export function captchaPng(
  digits: string,
  draw: (below: number) => number,
): Buffer {
  const pixels = new Uint8Array(width * height).fill(paper);
  const paint = (x: number, y: number, colour: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height)
      pixels[y * width + x] = colour;
  };
  for (let grain = 0; grain < 260; grain++)
    paint(draw(width), draw(height), dust);
  for (let line = 0; line < 3; line++) {
    const from = draw(height);
    const to = draw(height);
    for (let x = 0; x < width; x++)
      paint(x, Math.round(from + ((to - from) * x) / width), dust);
  }
  [...digits].forEach((digit, place) => {
    const lift = 4 + draw(9);
    const lean = (draw(5) - 2) / 8;
    const start = 10 + place * 28 + draw(5);
    glyphs[Number(digit)]?.forEach((row, line) => {
      for (let column = 0; column < 5; column++) {
        if ((row & (16 >> column)) === 0) continue;
        for (let step = 0; step < dot * dot; step++) {
          const y = line * dot + Math.floor(step / dot);
          const x = column * dot + (step % dot) + Math.round((14 - y) * lean);
          paint(start + x, lift + y, ink);
        }
      }
    });
  });
  return encode(pixels);
}
