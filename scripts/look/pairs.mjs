// @ts-check
import { readFileSync } from "node:fs";
import { compare } from "./compare.mjs";

/**
 * @typedef {import("./plan.mjs").Picture} Picture
 * @typedef {import("./camera.mjs").Taken} Taken
 * @typedef {import("./viewer.mjs").Entry} Entry
 *
 * @typedef {object} Pairs
 * @property {readonly Entry[]} entries What is not the same: what cannot be drawn, what is new or gone, and then what
 *   differs, most first.
 * @property {number} same How many pictures are the same before and after.
 * @property {readonly string[]} broken The names of the pictures that only the change keeps from being drawn.
 */

/**
 * Compares each picture before with the one after.
 *
 * @param {readonly Picture[]} pictures
 * @param {ReadonlyMap<string, Taken>} before By the pictures' ids; a new picture has none.
 * @param {ReadonlyMap<string, Taken>} after A picture of what is gone has none.
 * @returns {Pairs}
 */
export function comparePairs(pictures, before, after) {
  const pairs = pictures
    .map((picture) => {
      const [old, now] = [before.get(picture.id), after.get(picture.id)];
      const isBroken = isFault(now) && !isFault(old);
      return { picture, isBroken, found: compareOne(old, now) };
    })
    .sort((one, other) => other.found.rank - one.found.rank);
  const differing = pairs.filter(({ found }) => found.rank > 0);
  return {
    entries: differing.map(({ picture, found }) => ({
      title: picture.subject.title,
      name: picture.subject.name,
      kind: picture.subject.kind,
      brand: picture.brand,
      mode: picture.mode,
      width: picture.width,
      language: picture.language,
      because: picture.because,
      ...found.shown,
    })),
    same: pairs.length - differing.length,
    broken: pairs
      .filter(({ isBroken }) => isBroken)
      .map(({ picture }) => picture.id),
  };
}

/**
 * @typedef {object} Found
 * @property {number} rank 0 for what is the same, up to 1 the share that differs, and more for what has no pair.
 * @property {Pick<Entry, "verdict" | "before" | "after" | "mask">} shown
 *
 * @param {Taken | undefined} old
 * @param {Taken | undefined} now
 * @returns {Found}
 */
function compareOne(old, now) {
  const before = pictureOf(old);
  const after = pictureOf(now);
  const found = (
    /** @type {number} */ rank,
    /** @type {string} */ verdict,
    /** @type {Buffer | undefined} */ mask = undefined,
  ) => ({
    rank,
    shown: {
      verdict,
      ...(before && { before: dataUrl(before) }),
      ...(after && { after: dataUrl(after) }),
      ...(mask && { mask: dataUrl(mask) }),
    },
  });
  if (isFault(now)) return found(3, `It cannot be drawn: ${now.fault}`);
  if (isFault(old)) return found(2, `It could not be drawn: ${old.fault}`);
  if (!before) return found(2, "It is new.");
  if (!after) return found(2, "It is gone.");
  const difference = compare(before, after);
  if (!difference) return { rank: 0, shown: { verdict: "It is the same." } };
  return found(difference.share, told(difference.share), difference.mask);
}

/**
 * @param {Taken | undefined} taken
 * @returns {taken is { fault: string }}
 */
const isFault = (taken) => taken !== undefined && "fault" in taken;

/** @param {Taken | undefined} taken */
const pictureOf = (taken) =>
  taken && "file" in taken ? readFileSync(taken.file) : undefined;

/** @param {Buffer} png */
const dataUrl = (png) => `data:image/png;base64,${png.toString("base64")}`;

/** @param {number} share */
const told = (share) =>
  `${(share * 100).toPrecision(2)} % of the picture differs.`;
