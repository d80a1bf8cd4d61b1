import { createInflate } from "node:zlib";

/** What a PNG's header says about its pixels. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly interlaced: boolean;
}

/** Channels and bit depths of each colour type. */
const kinds: Readonly<
  Record<
    number,
    { readonly channels: number; readonly depths: readonly number[] }
  >
> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};

/** First column, first row, column step and row step of each pass of an interlaced picture. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Reads the thirteen bytes of `IHDR`; undefined: such a picture cannot be drawn. */
export function readHeader(data: Buffer): PngHeader | undefined {
  const [depth = 0, colour = 0, packing = 0, filter = 0, interlace = 0] =
    data.subarray(8, 13);
  const fits =
    kinds[colour]?.depths.includes(depth) === true &&
    packing === 0 &&
    filter === 0 &&
    interlace <= 1;
  if (!fits) return undefined;
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    depth,
    colour,
    interlaced: interlace === 1,
  };
}

/** Size of the inflated pixels in bytes: each row is preceded by its filter byte. */
export function rawBytes(header: PngHeader): number {
  const { width, height, depth, colour, interlaced } = header;
  const bits = depth * (kinds[colour]?.channels ?? 0);
  const sizeOf = (columns: number, rows: number) =>
    columns <= 0 || rows <= 0
      ? 0
      : rows * (1 + Math.ceil((columns * bits) / 8));
  if (!interlaced) return sizeOf(width, height);
  return passes.reduce(
    (sum, [left, top, across, down]) =>
      sum +
      sizeOf(
        Math.ceil((width - left) / across),
        Math.ceil((height - top) / down),
      ),
    0,
  );
}

/**
 * Whether deflated pixels inflate to exactly this many bytes; nothing is kept, and inflating stops as soon as they
 * exceed it.
 */
export function unpacksTo(
  packed: readonly Uint8Array[],
  size: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const unpacking = createInflate();
    let found = 0;
    const end = (fits: boolean) => {
      unpacking.destroy();
      resolve(fits);
    };
    unpacking.on("data", (part: Buffer) => {
      found += part.length;
      if (found > size) end(false);
    });
    unpacking.once("end", () => end(found === size));
    unpacking.once("error", () => end(false));
    unpacking.end(Buffer.concat(packed));
  });
}
