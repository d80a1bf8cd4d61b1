// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkImage } from "./checkImage.ts";
import { readImageHeader } from "./imageHeader.ts";
import { jpgBytes, pngBytes } from "../../private/testing/sampleImages.ts";
import { withoutNotes } from "./withoutNotes.ts";

const secret = "GPS 52.1 N 4.2 E";
const bytesOf = (text: string) => [...text].map((char) => char.charCodeAt(0));
const textOf = (bytes: Uint8Array = new Uint8Array()) =>
  String.fromCharCode(...bytes);

const segment = (marker: number, body: readonly number[]) => [
  ...[0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255],
  ...body,
];
/** A camera's EXIF segment with orientation and location. */
const exif = (turn: number, little = false) =>
  segment(0xe1, [
    ...bytesOf("Exif\0\0"),
    ...(little
      ? [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 2, 0]
      : [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 2]),
    ...(little
      ? [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0]
      : [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38]),
    ...(little
      ? [0x12, 1, 3, 0, 1, 0, 0, 0, turn, 0, 0, 0]
      : [1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0]),
    ...[0, 0, 0, 0],
    ...bytesOf(secret),
  ]);
/** The sample's pixels after other segments than its own. */
const jpg = (...blocks: readonly (readonly number[])[]) =>
  new Uint8Array([0xff, 0xd8, ...blocks.flat(), ...jpgBytes().slice(10)]);
const chunk = (kind: string, text: string) => [
  ...[0, 0, 0, text.length],
  ...bytesOf(kind + text),
  ...[0, 0, 0, 0],
];
const png = (...chunks: readonly (readonly number[])[]) =>
  new Uint8Array([
    ...pngBytes().slice(0, 33),
    ...chunks.flat(),
    ...pngBytes().slice(33),
  ]);
const plain = jpg();
const turned = (turn: number) =>
  textOf(
    new Uint8Array([1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]),
  );

describe("withoutNotes on a JPG", () => {
  it.each([
    ["a camera's block", segment(0xe1, bytesOf(`Exif\0\0${secret}`))],
    ["a block of an editor", segment(0xe1, bytesOf(`http://ns/${secret}`))],
    ["a block of a maker", segment(0xed, bytesOf(secret))],
    ["small copies", segment(0xe2, bytesOf(`MPF\0${secret}`))],
    ["a comment", segment(0xfe, bytesOf(secret))],
  ])("removes %s, and nothing else", (_, block) => {
    expect(withoutNotes(jpg(block), "image/jpeg")).toEqual(plain);
  });

  it("removes everything after the end of the picture", () => {
    const whole = new Uint8Array([...plain, ...bytesOf(secret), 0xff, 0xd9]);
    expect(withoutNotes(whole, "image/jpeg")).toEqual(plain);
  });

  it.each([
    [6, false],
    [8, true],
  ])(
    "keeps a single orientation tag (%i) and removes the location",
    (turn, little) => {
      const clean = withoutNotes(
        jpg(exif(turn, little), exif(3)),
        "image/jpeg",
      );
      expect(textOf(clean)).toContain(turned(turn));
      expect(textOf(clean)).not.toContain(secret);
      expect(clean).toHaveLength(plain.length + 36);
      expect(readImageHeader(clean ?? new Uint8Array())).toEqual(
        readImageHeader(plain),
      );
    },
  );

  it("adds no orientation tag when the picture is upright or its orientation is invalid", () => {
    expect(withoutNotes(jpg(exif(1)), "image/jpeg")).toEqual(plain);
    expect(withoutNotes(jpg(exif(9, true)), "image/jpeg")).toEqual(plain);
  });

  it("keeps the colour profile", () => {
    const whole = jpg(segment(0xe2, bytesOf("ICC_PROFILE\0...")));
    expect(withoutNotes(whole, "image/jpeg")).toEqual(whole);
  });
});

describe("withoutNotes on a PNG", () => {
  it.each(["tEXt", "zTXt", "iTXt", "eXIf", "tIME"])(
    "removes a %s chunk and everything after the end of the picture",
    (kind) => {
      const whole = new Uint8Array([...png(chunk(kind, secret)), 1, 2]);
      expect(withoutNotes(whole, "image/png")).toEqual(pngBytes());
    },
  );

  it("keeps the palette and the pixel density", () => {
    const whole = png(chunk("PLTE", "abc"), chunk("pHYs", "abc"));
    expect(withoutNotes(whole, "image/png")).toEqual(whole);
  });
});

it("rejects a JPG whose segments cannot be parsed as damaged", async () => {
  const odd = new Uint8Array([...plain.slice(0, -2), 0xff, 0xc4, 0xff, 0xd9]);
  expect(withoutNotes(odd, "image/jpeg")).toBeUndefined();
  const checked = await checkImage(new File([odd], "a.jpg"), {
    maxBytes: 1000,
    maxPixels: 1000,
  });
  expect(checked).toEqual({ problem: "damaged" });
});

it("returns a checked picture without its metadata, with the original name and date", async () => {
  const taken = new File([jpg(exif(6))], "a.jpg", { lastModified: 7 });
  const checked = await checkImage(taken, { maxBytes: 1000, maxPixels: 1000 });
  if (!("file" in checked)) throw new Error(checked.problem);
  expect(checked.file).toMatchObject({
    name: "a.jpg",
    type: "image/jpeg",
    lastModified: 7,
  });
  expect(await checked.file.text()).not.toContain(secret);
});

it("never throws on arbitrary bytes after a valid start", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("image/png", "image/jpeg"),
      fc.uint8Array({ maxLength: 400 }),
      (type, rest) => {
        const whole = type === "image/png" ? png() : jpg(exif(6));
        for (const keep of [2, 8, 20])
          withoutNotes(
            new Uint8Array([...whole.slice(0, keep), ...rest]),
            type,
          );
      },
    ),
  );
});
