import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Refusal } from "./refusal.ts";
import { jpeg, png, pngChunk } from "../testing/pictures.ts";
import { mostBytes, readPicture } from "./picture.ts";

const blob = (bytes: Uint8Array | string) =>
  new Blob([new Uint8Array(Buffer.from(bytes))]);

async function codeOf(bytes: Uint8Array | string): Promise<string> {
  try {
    await readPicture(blob(bytes));
    return "OK";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** A PNG with an extra chunk after its header. */
const withChunk = (chunk: Buffer): Buffer =>
  Buffer.concat([png().subarray(0, 33), chunk, png().subarray(33)]);

/** A greyscale PNG whose header claims a size, with deflated pixels or any other data. */
function sized(
  width: number,
  height: number,
  {
    packed = deflateSync(Buffer.alloc(Math.min(height * (width + 1), 3e7))),
    depth = 8,
    interlaced = false,
  } = {},
): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[12] = interlaced ? 1 : 0;
  return Buffer.concat([
    png().subarray(0, 8),
    pngChunk("IHDR", header),
    pngChunk("IDAT", packed),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("pictures", () => {
  it("are recognised by their content", async () => {
    expect(await readPicture(blob(png()))).toMatchObject({ type: "image/png" });
    expect(await readPicture(blob(jpeg()))).toMatchObject({
      type: "image/jpeg",
    });
  });

  it.each([
    ["nothing", ""],
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["GIF", "GIF89a\x01\x00"],
    ["a PNG's first bytes", png().subarray(0, 8)],
    ["a PNG that is cut off", png().subarray(0, -5)],
    ["a JPEG's first bytes", Buffer.from([0xff, 0xd8])],
    ["a JPEG that is cut off", jpeg().subarray(0, -2)],
    ["a JPEG without a frame", Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ])("rejects %s", async (_name, bytes) => {
    expect(await codeOf(bytes)).toBe("IMAGE_TYPE");
  });

  it("rejects a PNG with wrong checksums or an unknown critical chunk", async () => {
    const wrong = png();
    wrong[40] = (wrong[40] ?? 0) ^ 1;
    expect(await codeOf(wrong)).toBe("IMAGE_TYPE");
    expect(await codeOf(withChunk(pngChunk("ABCD", Buffer.from("x"))))).toBe(
      "IMAGE_TYPE",
    );
  });

  it("rejects a picture with too many pixels", async () => {
    expect(await codeOf(sized(20_000, 20_000))).toBe("IMAGE_SIZE");
    expect(await codeOf(sized(12_000, 12_000))).toBe("IMAGE_SIZE");
    expect(await codeOf(sized(0, 10))).toBe("IMAGE_TYPE");
    expect(await codeOf(jpeg({ width: 20_000, height: 20_000 }))).toBe(
      "IMAGE_SIZE",
    );
    expect(await codeOf(sized(6_000, 4_000))).toBe("OK");
  });

  it.each([
    ["is a page", Buffer.from("<script>alert(1)</script>")],
    ["is packed and a page", deflateSync("<script>alert(1)</script>")],
    ["has a byte too few", deflateSync(Buffer.alloc(5))],
    ["has a byte too many", deflateSync(Buffer.alloc(7))],
    ["is a bomb", deflateSync(Buffer.alloc(30_000_000))],
    ["is cut off", deflateSync(Buffer.alloc(6)).subarray(0, -6)],
    ["is nothing", Buffer.alloc(0)],
  ])("rejects a 2×2 PNG when its pixel data %s", async (_name, packed) => {
    expect(await codeOf(sized(2, 2, { packed }))).toBe("IMAGE_TYPE");
  });

  it("accepts pixels of each bit depth, interlaced or not", async () => {
    const packed = (bytes: number) => deflateSync(Buffer.alloc(bytes));
    const takes = (depth: number, bytes: number, interlaced = false) =>
      codeOf(sized(5, 3, { packed: packed(bytes), depth, interlaced }));
    expect(await takes(1, 3 * 2)).toBe("OK");
    expect(await takes(8, 3 * 6)).toBe("OK");
    expect(await takes(16, 3 * 11)).toBe("OK");
    // Seven passes, of which the third has no rows: 1×1, 1×1, 1×1, 3×1, 2×2 and 5×1.
    expect(await takes(8, 2 + 2 + 2 + 4 + 6 + 6, true)).toBe("OK");
    expect(await takes(8, 3 * 6, true)).toBe("IMAGE_TYPE");
    expect(await takes(3, 3 * 3)).toBe("IMAGE_TYPE");
  });

  it("rejects a picture made of thousands of segments", async () => {
    const empty = pngChunk("IDAT", Buffer.alloc(0));
    const pieces = Buffer.concat(Array.from({ length: 5_000 }, () => empty));
    expect(await codeOf(withChunk(pieces))).toBe("IMAGE_TYPE");
    const aside = Buffer.from([0xff, 0xfe, 0, 2]);
    const asides = Buffer.concat(Array.from({ length: 5_000 }, () => aside));
    const photo = jpeg();
    expect(
      await codeOf(
        Buffer.concat([photo.subarray(0, 2), asides, photo.subarray(2)]),
      ),
    ).toBe("IMAGE_TYPE");
  });

  it("accepts exactly 5 MB and not one byte more", async () => {
    const rest = mostBytes - jpeg().length;
    expect(await codeOf(jpeg({ tail: "x".repeat(rest) }))).toBe("OK");
    expect(await codeOf(jpeg({ tail: "x".repeat(rest + 1) }))).toBe(
      "IMAGE_SIZE",
    );
  });

  it("removes locations, comments, and anything after the end", async () => {
    const secret = "GPS 52.1 N 4.2 E";
    const tail = "<script>alert(1)</script>";
    const photo = await readPicture(
      blob(jpeg({ exif: secret, comment: "by Lake", tail })),
    );
    expect(Buffer.from(photo.body)).toEqual(jpeg());
    const drawing = Buffer.concat([
      withChunk(pngChunk("tEXt", Buffer.from(secret))),
      Buffer.from(tail),
    ]);
    const clean = await readPicture(blob(drawing));
    expect(Buffer.from(clean.body)).toEqual(png());
  });

  it("removes data hidden in oversized or unused segments", async () => {
    const hidden = Buffer.from(
      "GPS 52.1 N 4.2 E, the second house at the lake",
    );
    for (const type of ["gAMA", "cHRM", "sRGB", "sBIT"]) {
      const { body } = await readPicture(
        blob(withChunk(pngChunk(type, hidden))),
      );
      expect(Buffer.from(body), type).toEqual(png());
    }
    const gamma = withChunk(pngChunk("gAMA", Buffer.from([0, 1, 0x86, 0xa0])));
    expect(Buffer.from((await readPicture(blob(gamma))).body)).toEqual(gamma);
    for (const marker of [0xe0, 0xee, 0x02, 0xf0]) {
      const head = Buffer.from([0xff, marker, 0, hidden.length + 2]);
      const photo = Buffer.concat([
        jpeg().subarray(0, 2),
        head,
        hidden,
        jpeg().subarray(2),
      ]);
      const { body } = await readPicture(blob(photo));
      expect(Buffer.from(body), String(marker)).toEqual(jpeg());
    }
  });

  it("keeps the orientation of a photo when its block contains nothing else", async () => {
    const turn = (value: number, more = "") => {
      const body = Buffer.from(
        `4578696600004d4d002a000000080001011200030000000100${Buffer.from([value]).toString("hex")}000000000000${more}`,
        "hex",
      );
      const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
      return Buffer.concat([
        jpeg().subarray(0, 2),
        head,
        body,
        jpeg().subarray(2),
      ]);
    };
    const read = async (bytes: Buffer) =>
      Buffer.from((await readPicture(blob(bytes))).body);
    expect(await read(turn(6))).toEqual(turn(6));
    for (const other of [turn(1), turn(9), turn(6, "47505320")])
      expect(await read(other)).toEqual(jpeg());
  });

  it("never throws anything but a rejection for a broken picture", async () => {
    for (const whole of [png(), jpeg({ exif: "a" })])
      for (let index = 0; index < whole.length; index += 3) {
        const broken = Buffer.from(whole);
        broken[index] = (broken[index] ?? 0) ^ 0xff;
        expect(["OK", "IMAGE_TYPE", "IMAGE_SIZE"]).toContain(
          await codeOf(broken),
        );
      }
  });
});
