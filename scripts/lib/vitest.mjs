// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { bin, run } from "./children.mjs";
import { at, Plain } from "./root.mjs";

/** Several times what the longest step takes on two cores: only a run that hangs gets here. */
const limitMs = 30 * 60_000;

/** Tests create many short-lived objects: with more room for them, a third of the garbage collection falls away. */
const youngGeneration = "--max-semi-space-size=64";

/**
 * All tests that run in Node and jsdom. The limit is only there to end what hangs; a slow or busy machine is not a
 * fault of a test.
 */
export const unitTests = [
  ...["--config", "vitest.unit.config.ts"],
  ...["--testTimeout", "30000", "--hookTimeout", "30000"],
];

/**
 * Runs vitest and reads the number of tests from its report.
 * @param {string} name Name of the report's file.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @param {readonly string[]} [reporters] Additional reporters, by path.
 * @returns {Promise<{ passed: number, failed: number }>}
 * @example await runVitest("unit", ["--config", "vitest.unit.config.ts"])
 */
export async function runVitest(name, args, env = {}, reporters = []) {
  mkdirSync(at(".foyer"), { recursive: true });
  const file = at(".foyer", `results-${name}.json`);
  rmSync(file, { force: true });
  const { code, late } = await run(
    bin("vitest"),
    [
      "run",
      ...args,
      "--reporter=dot",
      "--reporter=json",
      `--reporter=${at("scripts", "lib", "unfinished-reporter.mjs")}`,
      ...reporters.map((path) => `--reporter=${path}`),
      `--outputFile.json=${file}`,
    ],
    {
      env: {
        ...env,
        NODE_OPTIONS:
          `${process.env["NODE_OPTIONS"] ?? ""} ${youngGeneration}`.trim(),
      },
      limitMs,
    },
  );
  if (late)
    throw new Plain(
      `The tests did not end within ${limitMs / 60_000} minutes; those that hung are named above.`,
    );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numFailedTests: number }} */
  const results = JSON.parse(readFileSync(file, "utf8"));
  const { numPassedTests: passed, numFailedTests: failed } = results;
  // A file that does not load, or an error between tests, fails the run without failing a test.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
