// @ts-check
const flow = process.env["FOYER_MUTATION_FLOW"];
if (!flow) throw new Error("FOYER_MUTATION_FLOW names the flow to mutate.");

/**
 * Makes every small change to one flow and checks whether its tests notice; run by `verify:full mutation`. Stryker
 * 9.6 is the last for Node 20.
 */
export default {
  mutate: [
    `packages/flows/src/${flow}/*.ts`,
    "!packages/flows/src/*/*.test.ts",
  ],
  testRunner: "vitest",
  plugins: [
    "@stryker-mutator/vitest-runner",
    new URL("./ignorer.mjs", import.meta.url).href,
  ],
  // The entry imports the tests to run, so there are no related tests to find.
  vitest: {
    configFile: "packages/flows/mutation/vitest.config.ts",
    related: false,
  },
  ignorers: ["no-behaviour"],
  // Only flows is copied, and mutated in the copy; what it imports stays where it is.
  ignorePatterns: [
    "**",
    "!tsconfig.base.json",
    "!packages",
    "!packages/flows",
    "!packages/flows/**",
    "node_modules",
  ],
  tempDirName: ".foyer/mutation/copies",
  // Stryker would rewrite it with TypeScript's old compiler API, which TypeScript 7 does not have; the copy is as
  // deep in the tree as the original, so nothing needs rewriting. For the same reason no type checker is configured.
  tsconfigFile: "none",
  concurrency: Number(process.env["FOYER_MUTATION_WORKERS"] ?? 2),
  // A chart is created when its file loads, so nearly every mutant is a static one: that warning says nothing here.
  warnings: { slow: false },
  // A slow run on a busy machine is not a hang.
  timeoutMS: 30_000,
  reporters: ["json", "clear-text", "progress-append-only"],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: `.foyer/mutation/${flow}.json` },
};
