// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { brandIds, lastBuilt } from "./lib/brand.mjs";

it("knows whose the last build is, and nothing where there is none or its brand is gone", () => {
  const folder = mkdtempSync(join(tmpdir(), "foyer-last-"));
  expect(lastBuilt(folder)).toBeUndefined();
  const brand = brandIds().at(-1);
  writeFileSync(join(folder, ".foyer.json"), JSON.stringify({ brand }));
  expect(lastBuilt(folder)).toBe(brand);
  writeFileSync(join(folder, ".foyer.json"), '{ "brand": "gone" }');
  expect(lastBuilt(folder)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
