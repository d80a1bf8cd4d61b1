// @ts-check
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.mjs";
import { brandIds, chosenBrand } from "./lib/brand.mjs";
import { at, Plain } from "./lib/root.mjs";
import { runVitest } from "./lib/vitest.mjs";
import { sourceFingerprint } from "./build.mjs";

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, run: () => Promise<Count> }} Cell */

const memory = at(".foyer", "verify-full.json");
const modes = ["dark", "light"];
const languages = ["EN", "XB"];
/* A small phone, twice the text, and the reader's own colours: .storybook/conditions. */
const conditions = ["narrow", "large", "forced"];
const widths = [320, 390, 768, 1280, 1680];

/** Every cell of the matrices, by a name that filters can match. */
function cells() {
  const stories = brandIds().flatMap((brand) =>
    modes.flatMap((mode) =>
      languages.map((language) => storyCell(`${brand}/${mode}/${language}`)),
    ),
  );
  const routes = modes.flatMap((mode) =>
    languages.flatMap((language) =>
      widths.map((width) => routeCell(mode, language, width)),
    ),
  );
  const bearing = conditions.map((condition) =>
    storyCell(`${chosenBrand()}/dark/EN/${condition}`),
  );
  return [...stories, ...bearing, ...routes];
}

/**
 * Every story with axe in one brand, mode and language.
 * @param {string} look
 * @returns {Cell}
 */
const storyCell = (look) => ({
  name: `stories/${look}`,
  run: () =>
    runVitest(
      "full-stories",
      ["--config", "vitest.config.ts", "--project", "stories"],
      {
        FOYER_STORY_LOOK: look,
      },
    ),
});

/**
 * Every route with axe at one width, in one mode and language.
 * @param {string} mode
 * @param {string} language
 * @param {number} width
 * @returns {Cell}
 */
const routeCell = (mode, language, width) => ({
  name: `routes/${mode}/${language}/${width}`,
  run: () =>
    runVitest(
      "full-routes",
      ["--config", "packages/app/vitest.e2e.config.ts", "routes"],
      {
        FOYER_ROUTES_AT: JSON.stringify({ mode, lang: language, width }),
      },
    ),
});

/**
 * Runs the matrices. Words filter the cells: each must be a part of a cell's name. What has passed with the same
 * sources is not run again, unless `--again`.
 * @param {string[]} args
 */
export async function verifyFull(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { again: { type: "boolean" } },
    allowPositionals: true,
  });
  process.env["FOYER_BRAND"] = chosenBrand();
  process.env["CHROMIUM_PATH"] = ensureChromium();
  const sources = sourceFingerprint();
  const known = values.again ? {} : recall(sources);
  const wanted = cells().filter(({ name }) =>
    positionals.every((word) => name.split("/").some((part) => part === word)),
  );
  if (wanted.length === 0)
    throw new Plain(
      `No cell has ${positionals.join(", ")} in its name; a cell is named as ${cells()[0]?.name}.`,
    );
  for (const { name, run } of wanted) {
    if (known[name]?.failed === 0) continue;
    console.log(`\n── ${name}`);
    known[name] = await run();
    mkdirSync(at(".foyer"), { recursive: true });
    writeFileSync(memory, JSON.stringify({ sources, cells: known }));
  }
  report(
    wanted.map(({ name }) => ({
      name,
      ...(known[name] ?? { passed: 0, failed: 1 }),
    })),
  );
}

/**
 * Results of an earlier run, if they are about the same sources.
 * @param {string} sources
 * @returns {Record<string, Count>}
 */
function recall(sources) {
  if (!existsSync(memory)) return {};
  /** @type {{ sources: string, cells: Record<string, Count> }} */
  const said = JSON.parse(readFileSync(memory, "utf8"));
  if (said.sources === sources) return said.cells;
  rmSync(memory);
  return {};
}

/** @param {readonly ({ name: string } & Count)[]} results */
function report(results) {
  const widest = Math.max(4, ...results.map(({ name }) => name.length));
  for (const { name, passed, failed } of results)
    console.log(
      `${name.padEnd(widest)} ${String(passed).padStart(7)} ${String(failed).padStart(7)}`,
    );
  const sum = (/** @type {"passed" | "failed"} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  if (sum("failed") > 0) process.exitCode = 1;
}
