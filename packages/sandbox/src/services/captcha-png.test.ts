import { describe, expect, it } from "vitest";
import { readPng } from "../testing/read-png.ts";
import { captchaPng } from "./captcha-png.ts";

/** A seeded generator: the same numbers each time, so that the reading of the pictures is deterministic too. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * below);
  };
}

/** Digits of a plain 5 by 7 dot font, one number per row. */
const font = [
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
];

/** What a fifteen-line bot reads: in each place, the digit whose dots are darkest and whose gaps are lightest. */
function readByFont(png: Buffer): string {
  const { width, height, dark } = readPng(png);
  const dot = width / 30;
  const darkest = Math.max(...dark) - 0.1;
  const isInk = (x: number, y: number) =>
    (dark[Math.round(y) * width + Math.round(x)] ?? 0) >= darkest ? 1 : 0;
  return [0, 1, 2, 3]
    .map((place) => {
      let best = { digit: 0, fit: -Infinity };
      font.forEach((rows, digit) => {
        for (let left = place * 7 * dot; left < (place * 7 + 5) * dot; left++)
          for (let top = 0; top < height - 7 * dot; top += 2)
            for (const lean of [-2, -1, 0, 1, 2]) {
              let fit = 0;
              rows.forEach((row, line) => {
                for (let column = 0; column < 5; column++) {
                  const x =
                    left +
                    (column + 0.4) * dot +
                    ((14 - line * 4) * lean * dot) / 32;
                  const ink = isInk(x, top + (line + 0.4) * dot);
                  fit += (row & (16 >> column)) === 0 ? -ink : ink;
                }
              });
              if (fit > best.fit) best = { digit, fit };
            }
      });
      return best.digit;
    })
    .join("");
}

describe("a captcha", () => {
  it("cannot be read by comparing its ink with a font", () => {
    const draw = seeded(4711);
    const read = Array.from({ length: 15 }, () => {
      const digits = String(1000 + draw(9000));
      return readByFont(captchaPng(digits, draw)) === digits;
    });
    expect(read.filter(Boolean)).toHaveLength(0);
  });

  it("covers the digits with strokes that are equally dark", () => {
    const draw = seeded(7);
    const blank = readPng(captchaPng("", draw));
    const written = readPng(captchaPng("8888", seeded(7)));
    const deep = ({ dark }: { readonly dark: Float32Array }) =>
      dark.filter((value) => value > 0.7).length / dark.length;
    expect(deep(blank)).toBeGreaterThan(0.02);
    expect(deep(written)).toBeGreaterThan(deep(blank));
    expect(Math.max(...blank.dark)).toBeCloseTo(Math.max(...written.dark), 0);
  });

  it("is drawn differently each time, even with the same digits", () => {
    const draw = seeded(3);
    const pictures = Array.from({ length: 5 }, () =>
      captchaPng("4711", draw).toString("base64"),
    );
    expect(new Set(pictures).size).toBe(5);
  });
});
