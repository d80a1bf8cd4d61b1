// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { brandIds, lastBuilt } from "./lib/brand.mjs";

it("returns the brand of the last build, or nothing without a build or when the brand no longer exists", () => {
  const folder = mkdtempSync(join(tmpdir(), "foyer-last-"));
  expect(lastBuilt(folder)).toBeUndefined();
  const brand = brandIds().at(-1);
  writeFileSync(join(folder, ".foyer.json"), JSON.stringify({ brand }));
  expect(lastBuilt(folder)).toBe(brand);
  writeFileSync(join(folder, ".foyer.json"), '{ "brand": "gone" }');
  expect(lastBuilt(folder)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
