import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { meanWidth, readFontMetrics } from "./fontMetrics.ts";

const bundled = (slug: string) =>
  fileURLToPath(
    new URL(
      `../../../../themes/node_modules/@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`,
      import.meta.url,
    ),
  );

describe("readFontMetrics", () => {
  /* Widths as a browser measures them: the mean of canvas.measureText over the letters, at 1000 px. */
  it.each([
    ["figtree", 300, 0.4416],
    ["figtree", 400, 0.4467],
    ["figtree", 600, 0.4544],
    ["red-hat-display", 300, 0.4207],
    ["red-hat-display", 700, 0.4587],
  ])(
    "matches a browser's mean width for %s at weight %d",
    (slug, weight, width) => {
      expect(
        Math.abs(readFontMetrics(bundled(slug), weight).width - width),
      ).toBeLessThan(0.0003);
    },
  );

  it("reads the line height metrics", () => {
    expect(readFontMetrics(bundled("red-hat-display"), 400)).toMatchObject({
      ascent: 1.018,
      descent: 0.305,
      lineGap: 0,
    });
  });

  it("rejects a file that is not a font", () => {
    expect(() => readFontMetrics(fileURLToPath(import.meta.url), 400)).toThrow(
      "not a WOFF2 file",
    );
  });
});

describe("meanWidth", () => {
  it("equals the common width when all letters are equally wide", () => {
    expect(meanWidth(() => 0.6)).toBeCloseTo(0.6);
  });
});
