// @ts-check
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  carryAssets,
  complete,
  newId,
  noteAssets,
  point,
  pointedAt,
  releaseBefore,
  releaseOf,
  remember,
  removeOld,
  stageOf,
  unpoint,
} from "./lib/releases.mjs";

let site = "";
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "foyer-site-"));
});
afterEach(() => rmSync(site, { recursive: true }));

const id = (/** @type {number} */ minute) =>
  newId(new Date(Date.UTC(2026, 10, 28, 9, minute)));

/** @param {string} name */
function make(name) {
  const stage = stageOf(site, name);
  mkdirSync(join(stage, "assets"), { recursive: true });
  writeFileSync(join(stage, "index.html"), name);
  writeFileSync(join(stage, "assets", `${name}.js`), name);
  writeFileSync(join(stage, "assets", "same.js"), "same");
  noteAssets(stage);
}
/** @param {string} name */
function publish(name) {
  make(name);
  complete(site, name);
  lead(name);
}
/** @param {string} name */
function lead(name) {
  point(site, "current", name);
  remember(site, name);
}

it("names releases in the order of time", () => {
  expect(id(5)).toBe("20261128-090500-000");
  expect([id(10), id(9)].sort()).toEqual([id(9), id(10)]);
});

it("shows nothing of a release before the link leads to it, and then all of it", () => {
  publish(id(1));
  make(id(2));
  expect(pointedAt(site, "current")).toBe(id(1));
  complete(site, id(2));
  expect(pointedAt(site, "current")).toBe(id(1));
  point(site, "current", id(2));
  expect(readFileSync(join(site, "current/index.html"), "utf8")).toBe(id(2));
});

it("goes back to the release before, and further back the next time", () => {
  for (const minute of [1, 2, 3]) publish(id(minute));
  expect(releaseBefore(site)).toBe(id(2));
  lead(id(2));
  expect(releaseBefore(site)).toBe(id(1));
  lead(id(1));
  expect(releaseBefore(site)).toBeUndefined();
});

it("does not go back to a release that the server refused", () => {
  publish(id(1));
  make(id(2));
  complete(site, id(2));
  point(site, "current", id(2));
  point(site, "current", id(1));
  publish(id(3));
  expect(releaseBefore(site)).toBe(id(1));
});

it("has no release where the very first one was refused", () => {
  make(id(1));
  complete(site, id(1));
  point(site, "current", id(1));
  unpoint(site, "current");
  expect(pointedAt(site, "current")).toBeUndefined();
});

it("does not go back to a release that nobody ever got", () => {
  publish(id(1));
  make(id(2));
  complete(site, id(2));
  publish(id(3));
  expect(releaseBefore(site)).toBe(id(1));
});

it("keeps a preview apart from what visitors get", () => {
  publish(id(1));
  make(id(2));
  complete(site, id(2));
  point(site, "preview", id(2));
  expect(pointedAt(site, "current")).toBe(id(1));
  expect(pointedAt(site, "preview")).toBe(id(2));
  publish(id(3));
  expect(releaseBefore(site)).toBe(id(1));
});

it("carries the code of older releases over, for pages that are open", () => {
  publish(id(1));
  make(id(2));
  const assets = (/** @type {string} */ release) =>
    readdirSync(join(release, "assets")).sort();
  carryAssets(site, stageOf(site, id(2)));
  expect(assets(stageOf(site, id(2)))).toEqual([
    `${id(1)}.js`,
    `${id(2)}.js`,
    "same.js",
  ]);
  // Once their own release is gone, nobody carries them on.
  complete(site, id(2));
  rmSync(releaseOf(site, id(1)), { recursive: true });
  make(id(3));
  carryAssets(site, stageOf(site, id(3)));
  expect(assets(stageOf(site, id(3)))).toEqual([
    `${id(2)}.js`,
    `${id(3)}.js`,
    "same.js",
  ]);
});

it("removes old releases and what was begun and left, but nothing that a link leads to", () => {
  publish(id(0));
  point(site, "preview", id(0));
  for (let minute = 1; minute <= 12; minute += 1) publish(id(minute));
  make(id(20));
  make(id(21));
  const longAgo = new Date(2026, 0, 1);
  utimesSync(stageOf(site, id(20)), longAgo, longAgo);
  removeOld(site);
  const names = readdirSync(join(site, "releases"));
  expect(names).toContain(id(0));
  expect(names).not.toContain(id(1));
  expect(names).not.toContain(id(2));
  expect(names).toContain(id(3));
  expect(existsSync(stageOf(site, id(20)))).toBe(false);
  expect(existsSync(stageOf(site, id(21)))).toBe(true);
});

it(
  "never has half a release, at whatever of fifty moments a publisher is killed",
  { timeout: 60_000 },
  () => {
    publish(id(0));
    const publisher = fileURLToPath(
      new URL("lib/releases.testing.mjs", import.meta.url),
    );
    const seen = new Set();
    for (let step = 1; step <= 50; step += 1) {
      const own = join(site, `${step}`);
      cpSync(join(site, "releases"), join(own, "releases"), {
        recursive: true,
      });
      point(own, "current", id(0));
      const { signal } = spawnSync(process.execPath, [
        publisher,
        own,
        `${step}`,
      ]);
      expect(signal).toBe("SIGKILL");
      const now = pointedAt(own, "current") ?? "";
      seen.add(now);
      const release = releaseOf(own, now);
      const text = (/** @type {string} */ file) =>
        readFileSync(join(release, file), "utf8");
      expect(text("index.html")).toBe(now);
      expect(text(`assets/${now}.js`)).toBe(now);
      // Pages that were opened before still find their code.
      expect(text(`assets/${id(0)}.js`)).toBe(id(0));
    }
    expect(seen.size).toBeGreaterThan(3);
  },
);
