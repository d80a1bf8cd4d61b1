// @ts-check
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/**
 * How far two colours may be apart and count as the same, of 1 (black and white): about what an eye can tell.
 */
const threshold = 0.02;
/** @type {[number, number, number]} */
const red = [255, 0, 0];

/**
 * @typedef {object} Difference
 * @property {number} share Of the pixels that differ, 0 to 1. What only one picture has, because it is larger, differs.
 * @property {Buffer} mask PNG of the larger size: the differing pixels, on nothing.
 */

/**
 * Compares two pictures; undefined if they are the same.
 *
 * @param {Buffer} before PNG.
 * @param {Buffer} after PNG.
 * @returns {Difference | undefined}
 * @example compare(readFileSync("before.png"), readFileSync("after.png"))?.share // 0.002
 */
export function compare(before, after) {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const both = {
    width: Math.min(one.width, other.width),
    height: Math.min(one.height, other.height),
  };
  const differing = new PNG(both);
  const within = pixelmatch(
    part(one, both).data,
    part(other, both).data,
    differing.data,
    both.width,
    both.height,
    { includeAA: true, diffMask: true, diffColor: red, threshold },
  );
  const beyond = width * height - both.width * both.height;
  if (within + beyond === 0) return undefined;
  const mask = new PNG({ width, height });
  mask.data.fill(Buffer.from([...red, 255]));
  PNG.bitblt(differing, mask, 0, 0, both.width, both.height, 0, 0);
  return {
    share: (within + beyond) / (width * height),
    mask: PNG.sync.write(mask),
  };
}

/**
 * The part of a picture at its start.
 *
 * @param {PNG} picture
 * @param {{ width: number, height: number }} size
 */
function part(picture, { width, height }) {
  const cut = new PNG({ width, height });
  PNG.bitblt(picture, cut, 0, 0, width, height, 0, 0);
  return cut;
}
