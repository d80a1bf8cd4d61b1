// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFingerprint } from "./build.mjs";
import { filesIn } from "./lib/files.mjs";
import { at } from "./lib/root.mjs";
import { runVitest } from "./lib/vitest.mjs";

const journeys = at("packages", "journeys", "src");
const spec = /^([\w-]+)\.spec\.ts$/;
/* Matrices that run separately: the routes at every width, the faults of every flow, every control of every role. */
const apart = /^(routes|faults-\w+|crawl)$/;

/** Journey files, by the part of the portal that each tests. */
export const journeyFiles = () =>
  readdirSync(journeys)
    .flatMap((file) => spec.exec(file)?.[1] ?? [])
    .filter((part) => !apart.test(part))
    .sort();

/**
 * Runs all journeys of one part in a browser.
 * @param {string} part
 */
export const runJourneys = (part) =>
  runVitest("full-journeys", [
    ...["--config", "packages/journeys/vitest.e2e.config.ts"],
    `src/${part}.spec`,
  ]);

/**
 * A hash of everything that affects the result: the portal, the sandbox, the harness and the given file.
 * @param {string} part
 */
export function journeyFingerprint(part) {
  const hash = createHash("sha256").update(sourceFingerprint());
  const files = [
    join(journeys, `${part}.spec.ts`),
    ...filesIn(join(journeys, "harness")),
    ...filesIn(at("packages", "art", "src")),
    ...filesIn(at("packages", "sandbox", "src")),
  ];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
