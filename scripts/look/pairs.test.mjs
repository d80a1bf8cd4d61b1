// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { comparePairs } from "./pairs.mjs";

const folder = mkdtempSync(join(tmpdir(), "foyer-pairs-"));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {number} dark How many of its 100 pixels are dark.
 */
function save(name, dark) {
  const png = new PNG({ width: 10, height: 10 });
  png.data.fill(255);
  for (let pixel = 0; pixel < dark; pixel += 1)
    png.data.set([0, 0, 0, 255], pixel * 4);
  const file = join(folder, name);
  writeFileSync(file, PNG.sync.write(png));
  return { file };
}

/** @type {Record<string, import("./camera.mjs").Taken>} */
let taken = {};
beforeAll(() => {
  taken = { plain: save("a", 0), little: save("b", 2), much: save("c", 50) };
});

/**
 * @param {string} id
 * @returns {import("./plan.mjs").Picture}
 */
const picture = (id) => ({
  id,
  subject: {
    id,
    title: id,
    name: "",
    kind: "stories",
    file: "",
    exportName: "",
  },
  because: ["a.ts"],
  brand: "noon",
  mode: "dark",
  width: 390,
  language: "EN",
});

/**
 * @param {Record<string, readonly (import("./camera.mjs").Taken | undefined)[]>} pairs
 */
const compared = (pairs) => {
  const side = (/** @type {number} */ at) => {
    /** @type {Map<string, import("./camera.mjs").Taken>} */
    const taken = new Map();
    for (const [id, pair] of Object.entries(pairs))
      if (pair[at]) taken.set(id, pair[at]);
    return taken;
  };
  return comparePairs(Object.keys(pairs).map(picture), side(0), side(1));
};

it("counts equal pictures, and sorts the others by how much differs", () => {
  const { plain, little, much } = taken;
  const { entries, same, broken } = compared({
    equal: [plain, plain],
    little: [plain, little],
    much: [plain, much],
  });
  expect(same).toBe(1);
  expect(broken).toEqual([]);
  expect(entries.map(({ title, verdict }) => [title, verdict])).toEqual([
    ["much", "50 % of the picture differs."],
    ["little", "2.0 % of the picture differs."],
  ]);
  expect(entries[0]?.mask).toMatch(/^data:image\/png;base64,/);
});

it("puts what is new, gone or cannot be drawn before all that differs", () => {
  const { plain, much } = taken;
  const { entries, broken } = compared({
    much: [plain, much],
    added: [undefined, plain],
    removed: [plain, undefined],
    failing: [plain, { fault: "x is not defined" }],
    mended: [{ fault: "It threw." }, plain],
  });
  expect(entries.map(({ title, verdict }) => [title, verdict])).toEqual([
    ["failing", "It cannot be drawn: x is not defined"],
    ["added", "It is new."],
    ["removed", "It is gone."],
    ["mended", "It could not be drawn: It threw."],
    ["much", "50 % of the picture differs."],
  ]);
  expect(broken).toEqual(["failing"]);
});

it("does not blame the change for what could not be drawn before either", () => {
  const fault = { fault: "It threw." };
  expect(compared({ failing: [fault, fault] })).toMatchObject({
    entries: [{ verdict: "It cannot be drawn: It threw." }],
    same: 0,
    broken: [],
  });
});
