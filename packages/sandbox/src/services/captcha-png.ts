import { deflateSync } from "node:zlib";
import { glyphs, type Point, type Stroke } from "./captcha-glyphs.ts";
import { crc32 } from "./crc32.ts";

/** Twice the size at which the portal shows it, so that it is sharp on a phone. */
const width = 240;
const height = 88;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Writes rows of grey values as a PNG. */
function encode(pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** Points of a smooth line through those of a stroke (Catmull–Rom). */
function smooth(stroke: Stroke): Point[] {
  const at = (index: number): Point =>
    stroke[Math.min(Math.max(index, 0), stroke.length - 1)] ?? [0, 0];
  const steps = 6;
  const points: Point[] = [];
  for (let part = 0; part < stroke.length - 1; part++) {
    const [a, b, c, d] = [at(part - 1), at(part), at(part + 1), at(part + 2)];
    const along = (t: number, axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
    for (let step = 0; step <= steps; step++)
      points.push([along(step / steps, 0), along(step / steps, 1)]);
  }
  return points;
}

/** Collects how much of each pixel is covered by the lines drawn on it. */
class Sheet {
  readonly cover = new Float32Array(width * height);

  /** Draws a line of the given thickness; a negative `by` erases. */
  line(points: readonly Point[], thick: number, by = 1): void {
    points.slice(1).forEach((to, index) => {
      this.#part(points[index] ?? to, to, thick / 2, by);
    });
  }

  #part([ax, ay]: Point, [bx, by]: Point, radius: number, sign: number): void {
    const reach = radius + 1;
    const fromY = Math.max(0, Math.floor(Math.min(ay, by) - reach));
    const toY = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach));
    const fromX = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
    const toX = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach));
    const [dx, dy] = [bx - ax, by - ay];
    const long = dx * dx + dy * dy || 1;
    for (let y = fromY; y <= toY; y++) {
      for (let x = fromX; x <= toX; x++) {
        const t = ((x - ax) * dx + (y - ay) * dy) / long;
        const near = Math.min(Math.max(t, 0), 1);
        const away = Math.hypot(x - ax - near * dx, y - ay - near * dy);
        const amount = Math.min(Math.max(radius - away + 0.5, 0), 1);
        const place = y * width + x;
        const before = this.cover[place] ?? 0;
        this.cover[place] =
          sign > 0 ? Math.max(before, amount) : Math.min(before, 1 - amount);
      }
    }
  }
}

/**
 * Draws digits as a picture that people can read and a machine has to work for: handwritten differently each time,
 * bent, leaning and touching, under lines and specks of the same ink, with scratches through them.
 *
 * @example captchaPng("4711", randomInt) // a PNG of 240 by 88 pixels
 */
export function captchaPng(
  digits: string,
  draw: (below: number) => number,
): Buffer {
  const between = (least: number, most: number) =>
    least + ((most - least) * draw(1001)) / 1000;
  const sheet = new Sheet();
  const waves = Array.from({ length: 4 }, () => ({
    phase: between(0, 2 * Math.PI),
    pace: between(0.025, 0.06),
    high: between(1.5, 4),
  }));
  const bend = ([x, y]: Point): Point => {
    const wave = (which: number, along: number) => {
      const { phase, pace, high } = waves[which] ?? {
        phase: 0,
        pace: 0,
        high: 0,
      };
      return high * Math.sin(along * pace + phase);
    };
    return [x + wave(0, y) + wave(1, y * 2), y + wave(2, x) + wave(3, x * 1.7)];
  };

  const room = (width - 34) / digits.length;
  let start = between(10, 40);
  for (const digit of digits) {
    const hands = glyphs[Number(digit)] ?? [];
    const hand = hands[draw(hands.length)] ?? [];
    const wide = between(0.66, 0.84) * room;
    const tall = between(44, 56);
    const top = between(12, height - tall - 12);
    const turn = between(-0.34, 0.34);
    const lean = between(-0.36, 0.36);
    const thick = between(5, 6.8);
    // Each digit gets its own distortion and its own handwriting variant.
    const sway = between(-0.12, 0.12);
    const shaken = (stroke: Stroke): Stroke =>
      stroke.map(([x, y]) => [
        x + between(-0.04, 0.04),
        y + between(-0.04, 0.04),
      ]);
    for (const stroke of hand) {
      const placed = smooth(shaken(stroke)).map(([x, y]): Point => {
        const down = (y - 0.5) * tall;
        const u =
          (x - 0.5 + sway * Math.sin(2 * Math.PI * y)) * wide - lean * down;
        const v = down;
        return bend([
          start + wide / 2 + u * Math.cos(turn) - v * Math.sin(turn),
          top + tall / 2 + u * Math.sin(turn) + v * Math.cos(turn),
        ]);
      });
      sheet.line(placed, thick);
    }
    start += wide * between(0.98, 1.2);
  }

  const across = () =>
    smooth(
      Array.from({ length: 5 }, (_, step): Point => [
        -10 + ((width + 20) * step) / 4,
        between(8, height - 8),
      ]),
    );
  // Scratches first: the lines drawn over them stay unbroken, so that ink alone does not tell a digit from a line.
  for (let count = 0; count < 2; count++)
    sheet.line(across(), between(1.2, 1.8), -1);
  for (let count = 0; count < 2; count++) sheet.line(across(), between(2.6, 4));
  for (let count = 0; count < 6; count++) {
    const from: Point = [between(0, width), between(0, height)];
    const mid: Point = [from[0] + between(-18, 18), from[1] + between(-18, 18)];
    sheet.line(
      smooth([
        from,
        mid,
        [mid[0] + between(-14, 14), mid[1] + between(-14, 14)],
      ]),
      between(2.4, 4.6),
    );
  }
  for (let count = 0; count < 50; count++) {
    const speck: Point = [between(0, width), between(0, height)];
    sheet.line([speck, speck], between(1.5, 3.4), draw(3) === 0 ? -1 : 1);
  }

  const paper = between(226, 246);
  const ink = between(24, 60);
  return encode(
    Uint8Array.from(sheet.cover, (cover) =>
      Math.round(paper + (ink - paper) * cover + between(-9, 9)),
    ),
  );
}
