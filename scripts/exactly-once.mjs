// @ts-check
import { createHash, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { filesIn } from "./lib/files.mjs";
import { at, Plain } from "./lib/root.mjs";
import { runVitest } from "./lib/vitest.mjs";

/** Operations of the whole run; the unit tests do some hundreds of them. */
const operations = 10_000;
const largestSeed = 2 ** 32;

/** The seed in FOYER_SEED, so that a run can be repeated; else a different one each time. */
function chosenSeed() {
  const wished = process.env["FOYER_SEED"];
  if (wished === undefined) return randomInt(largestSeed);
  if (!/^\d{1,10}$/.test(wished) || Number(wished) >= largestSeed)
    throw new Plain(`FOYER_SEED is a whole number below ${largestSeed}.`);
  return Number(wished);
}

/**
 * Transfers the sandbox's money in ten thousand random operations that are raced, repeated and lost, on a platform
 * that crashes and restarts, and counts what was done twice or not at all, which must be nothing.
 */
export function runExactlyOnce() {
  const seed = chosenSeed();
  console.log(
    `${operations} operations with the seed ${seed}; FOYER_SEED=${seed} does them again.`,
  );
  return runVitest(
    "full-exactly-once",
    [
      ...["--config", "vitest.unit.config.ts", "--project", "sandbox"],
      "packages/sandbox/src/testing/exactly-once",
    ],
    { FOYER_EXACTLY_ONCE: JSON.stringify({ operations, seed }) },
  );
}

/** A hash of everything that affects the result: the sandbox and the platform's calls. */
export function exactlyOnceFingerprint() {
  const hash = createHash("sha256");
  const files = [
    ...filesIn(at("packages", "conform", "src")),
    ...filesIn(at("packages", "sandbox", "src")),
    ...filesIn(at("packages", "platform", "src")),
    at("pnpm-lock.yaml"),
  ];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
