import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { runsOf } from "@foyer/platform/testing/some-of";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { loadBrand } from "../plugin/brands.ts";
import { anyFault } from "./testing/anyFault.ts";
import { soundBrand } from "./testing/soundBrand.ts";

vi.mock(import("../seeds/derive.ts"), async (load) => {
  const { derivedOnce } = await import("./testing/derivedOnce.ts");
  return derivedOnce(await load());
});

let sound: ReturnType<typeof soundBrand>;
beforeAll(() => {
  sound = soundBrand();
});
afterAll(() => sound.remove());

it("finds something in a brand with any fault, or the brand loads", () => {
  let loaded = 0;
  fc.assert(
    fc.property(anyFault, ({ file, changes }) => {
      const { errors, notes } = sound.broken((dir) => {
        const path = join(dir, file);
        const text = readFileSync(path, "utf8");
        writeFileSync(
          path,
          changes.reduce((before, { make }) => make(before), text),
        );
      });
      for (const line of [...errors, ...notes]) {
        expect(line).toMatch(/^(themes\/lake|packages\/app)[^\n]*: \S/);
        expect(line).not.toMatch(/undefined|\[object|[\p{Cc}]/u);
        expect(line.length).toBeLessThan(800);
      }
      if (errors.length > 0) return;
      expect(loadBrand(sound.themesDir, "lake").id).toBe("lake");
      loaded++;
    }),
    { seed: 20_261_124, numRuns: runsOf(500) },
  );
  // Some changes are harmless, such as another text; if all were, or none, this test would say little.
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThan(runsOf(250));
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
}, 120_000);
