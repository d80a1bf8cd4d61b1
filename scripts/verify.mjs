// @ts-check
import { buildGallery, buildPortal } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { chosenBrand } from "./lib/brand.mjs";
import { bin, must } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";
import { runVitest, unitTests } from "./lib/vitest.mjs";
import { messages } from "./messages.mjs";
import { installForBrand } from "./phone.mjs";
import { checkSize } from "./size.mjs";
import { lint, typecheck } from "./tools.mjs";

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What verify does, in order. A step that counts nothing itself is one check, and fails by throwing.
 * @type {Readonly<Record<string, () => Promise<Count | void>>>}
 */
const steps = {
  format: () => must("The format", bin("oxfmt"), ["--check"]),
  types: typecheck,
  lint,
  messages: () => messages(["--check"]),
  brands: async () => {
    const cli = at("packages/brand/src/cli/cli.ts");
    await must("The check of the brands", bin("tsx"), [cli, "check"]);
    for (const written of ["schema", "reference"])
      await must("What is written from the brands' schema", bin("tsx"), [
        cli,
        written,
        "--check",
      ]);
  },
  // Files of one worker share their modules: loading them for each file anew takes a third of the time.
  // `verify:full units` does that, and tries every case of a rule where here the first stands for all.
  unit: () =>
    runVitest(
      "unit",
      [...unitTests, "--no-isolate"],
      { FOYER_UNITS: "quick" },
      [at("scripts", "lib", "flow-graphs-reporter.mjs")],
    ),
  build: async () => {
    await installForBrand();
    // Side by side, because each leaves one core idle for part of its time.
    await Promise.all([
      buildPortal(),
      buildPortal({ folder: "dist-e2e", pseudo: true }),
      buildGallery(),
    ]);
  },
  size: () => checkSize(at("packages/app/dist")),
  // As the units, and for as much: `verify:full stories/alone` gives each file a page of its own.
  stories: () =>
    runVitest("stories", ["--config", "vitest.config.ts", "--no-isolate"]),
  // A journey through each part; `verify:full journeys` goes further.
  e2e: () =>
    runVitest("e2e", [
      ...["--config", "packages/journeys/vitest.e2e.config.ts"],
      ...["--tagsFilter", "!more"],
    ]),
};

/** What only reads goes on side by side. */
const beside = [["types"], ["format", "lint", "messages", "brands"]];

/**
 * Runs the steps in order, or those that are named, and stops at the first that fails. The last line it prints
 * is the sum of all checks.
 * @param {string[]} names
 */
export async function verify(names) {
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new Plain(
      `No step ${unknown.join(", ")}; there are: ${Object.keys(steps).join(", ")}.`,
    );
  process.env["FOYER_BRAND"] = chosenBrand();
  process.env["CHROMIUM_PATH"] = ensureChromium();
  const began = performance.now();

  /** @type {{ name: string, seconds: number, passed: number, failed: number }[]} */
  const done = [];
  const isWanted = (/** @type {string} */ name) =>
    names.length === 0 || names.includes(name);
  /** Takes the steps in order, up to the first that fails. @param {readonly string[]} lane */
  const take = async (lane) => {
    for (const name of lane.filter(isWanted)) {
      const step = steps[name];
      if (!step) continue;
      console.log(`\n── ${name}`);
      const start = performance.now();
      const count = await attempt(step);
      done.push({
        name,
        seconds: (performance.now() - start) / 1000,
        ...count,
      });
      if (count.failed > 0) return;
    }
  };
  await Promise.all(beside.map(take));
  if (done.every(({ failed }) => failed === 0))
    await take(
      Object.keys(steps).filter((name) => !beside.flat().includes(name)),
    );
  report(
    done,
    Object.keys(steps).filter(isWanted),
    (performance.now() - began) / 1000,
  );
}

/**
 * @param {() => Promise<Count | void>} step
 * @returns {Promise<Count>}
 */
async function attempt(step) {
  try {
    return (await step()) ?? { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Plain ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {readonly { name: string, seconds: number, passed: number, failed: number }[]} done
 * @param {readonly string[]} wanted
 * @param {number} seconds What all of it took; steps that ran side by side count once.
 */
function report(done, wanted, seconds) {
  const sum = (/** @type {"passed" | "failed"} */ key) =>
    done.reduce((total, step) => total + step[key], 0);
  const row = (
    /** @type {readonly string[]} */ [
      name = "",
      time = "",
      passed = "",
      failed = "",
    ],
  ) =>
    `${name.padEnd(10)} ${time.padStart(8)} ${passed.padStart(8)} ${failed.padStart(8)}`;
  const lines = wanted.map((name) => {
    const step = done.find((one) => one.name === name);
    return step
      ? row([
          name,
          `${step.seconds.toFixed(1)} s`,
          String(step.passed),
          String(step.failed),
        ])
      : row([name, "not run"]);
  });
  const failed = sum("failed");
  console.log(
    [
      "",
      row(["step", "time", "passed", "failed"]),
      ...lines,
      row(["", `${seconds.toFixed(1)} s`]),
      "",
    ].join("\n"),
  );
  console.log(`${sum("passed")} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
