// @ts-check
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { compare } from "./compare.mjs";

/**
 * @param {number} width
 * @param {number} height
 * @param {(x: number, y: number) => number} [grey] 0 to 255.
 */
function picture(width, height, grey = () => 200) {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = grey(x, y);
      png.data.set([value, value, value, 255], (y * width + x) * 4);
    }
  return PNG.sync.write(png);
}

/** @param {Buffer | undefined} mask */
const redPixels = (mask) => {
  if (!mask) return 0;
  const { data } = PNG.sync.read(mask);
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === 255 && data[at + 3] === 255) count += 1;
  return count;
};

it("finds no difference between two pictures of the same", () => {
  expect(compare(picture(4, 4), picture(4, 4))).toBeUndefined();
});

it("tells the share of the pixels that differ, and marks them", () => {
  const found = compare(
    picture(10, 10),
    picture(10, 10, (x, y) => (x < 5 && y < 2 ? 20 : 200)),
  );
  expect(found?.share).toBe(0.1);
  expect(redPixels(found?.mask)).toBe(10);
});

it("sees a change of colour that an eye sees", () => {
  expect(
    compare(
      picture(4, 4),
      picture(4, 4, () => 190),
    )?.share,
  ).toBe(1);
  expect(
    compare(
      picture(4, 4),
      picture(4, 4, () => 199),
    ),
  ).toBeUndefined();
});

it("counts what only the larger picture has as different, whatever is drawn there", () => {
  const found = compare(picture(10, 10), picture(10, 20));
  expect(found?.share).toBe(0.5);
  expect(redPixels(found?.mask)).toBe(100);
  expect(compare(picture(10, 20), picture(10, 10))?.share).toBe(0.5);
  const across = compare(picture(20, 5), picture(10, 10));
  expect(across?.share).toBe(0.75);
});
