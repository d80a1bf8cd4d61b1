// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readImageHeader } from "./imageHeader.ts";
import { jpgBytes, pngBytes } from "../../private/testing/sampleImages.ts";

const encoded = (text: string) => new TextEncoder().encode(text);

describe("readImageHeader", () => {
  it("reads the size of a PNG", () => {
    expect(readImageHeader(pngBytes(1200, 800))).toEqual({
      type: "image/png",
      width: 1200,
      height: 800,
    });
  });

  it("reads the size of a JPG after its metadata segment", () => {
    expect(readImageHeader(jpgBytes(4032, 3024))).toEqual({
      type: "image/jpeg",
      width: 4032,
      height: 3024,
    });
  });

  it("accepts bytes that cameras and editors append after the end", () => {
    for (const bytes of [pngBytes(), jpgBytes()])
      expect(
        readImageHeader(new Uint8Array([...bytes, 1, 2, 3, 4])),
      ).toMatchObject({ width: 4, height: 3 });
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["an SVG", encoded('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a GIF", encoded("GIF89a\u0001\u0000\u0001\u0000")],
    ["a WebP", encoded("RIFF\u0000\u0000\u0000\u0000WEBPVP8 ")],
    ["a page", encoded("<!doctype html><script>alert(1)</script>")],
    ["blanks before a PNG", new Uint8Array([32, ...pngBytes()])],
  ])("returns notPicture for %s", (_, bytes) => {
    expect(readImageHeader(bytes)).toBe("notPicture");
  });

  it("returns an error for a file truncated at any byte", () => {
    for (const whole of [pngBytes(), jpgBytes()])
      for (let length = 0; length < whole.length; length += 1)
        expect(readImageHeader(whole.slice(0, length))).toBeTypeOf("string");
  });

  it("reports a picture with zero width or height as damaged", () => {
    expect(readImageHeader(pngBytes(0, 3))).toBe("damaged");
    expect(readImageHeader(jpgBytes(4, 0))).toBe("damaged");
  });

  it("never throws on arbitrary bytes after a valid start", () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.uint8Array({ maxLength: 400 }),
        (png, rest) => {
          const whole = png ? pngBytes() : jpgBytes();
          const bytes = new Uint8Array([...whole.slice(0, 8), ...rest]);
          expect(() => readImageHeader(bytes)).not.toThrow();
        },
      ),
    );
  });
});
