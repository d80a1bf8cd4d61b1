// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { journeyFingerprint } from "./journeys.mjs";
import { bin, must } from "./lib/children.mjs";
import { at } from "./lib/root.mjs";
import { runVitest } from "./lib/vitest.mjs";

const journeys = at("packages", "journeys", "src");
const spec = /^faults-(\w+)\.spec\.ts$/;

/** Columns of the fault matrix: each has a file of its own. */
export const faultFlows = () =>
  readdirSync(journeys)
    .flatMap((file) => spec.exec(file)?.[1] ?? [])
    .sort();

/** @param {string} flow */
const resultsName = (flow) => `full-faults-${flow}`;

/**
 * Tests every cell of one column in a browser; `verify` runs only the quick ones.
 * @param {string} flow
 */
export const runFaults = (flow) =>
  runVitest(
    resultsName(flow),
    ["--config", "packages/journeys/vitest.e2e.config.ts", `faults-${flow}`],
    { FOYER_FAULTS: "all" },
  );

/** @param {string} flow */
export const faultFingerprint = (flow) => journeyFingerprint(`faults-${flow}`);

/**
 * Prints the matrix with the result of each cell in the last run of its column, and why some cells are impossible.
 */
export async function printFaults() {
  const files = faultFlows()
    .map((flow) => at(".foyer", `results-${resultsName(flow)}.json`))
    .filter((file) => existsSync(file));
  await must(
    "The report of the faults",
    bin("tsx"),
    [at("packages/journeys/src/harness/faultReport.ts"), ...files],
    { output: "inherit" },
  );
}
