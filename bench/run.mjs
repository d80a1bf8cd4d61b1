// @ts-check
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benches } from "./lib/benches.mjs";
import { bench as folder, buildPage } from "./lib/build.mjs";
import { openBrowser } from "./lib/browser.mjs";
import { gradeCells, table } from "./lib/report.mjs";
import { checkVersions } from "./lib/versions.mjs";

/*
 * node run.mjs [--bench grid,dialog,field,bytes,lobby] [--contestants floor,foyer,…|all] [--n 28,500] [--rounds 9]
 *              [--no-build] [--out results.json]
 */
const { values: asked } = parseArgs({
  options: {
    bench: { type: "string", default: "grid,dialog,field,bytes" },
    contestants: { type: "string", default: "all" },
    n: { type: "string", default: "28,500" },
    rounds: { type: "string", default: "9" },
    out: { type: "string" },
    "no-build": { type: "boolean", default: false },
  },
});

const known = readdirSync(join(folder, "contestants")).filter((name) =>
  existsSync(join(folder, "contestants", name, "index.jsx")),
);
const names =
  asked.contestants === "all" ? known : asked.contestants.split(",");
const wanted = asked.bench.split(",");
const rounds = Number(asked.rounds);
const unknown = [
  ...names.filter((name) => !known.includes(name)),
  ...wanted.filter((name) => name !== "bytes" && !(name in benches)),
];
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(", ")}; contestants are ${known.join(", ")}, benches ${Object.keys(benches).join(", ")}, bytes.`,
  );
  process.exit(1);
}
checkVersions();

/** @type {{ date: string, rounds: number, tables: Record<string, import("./lib/report.mjs").Figures> }} */
const results = { date: new Date().toISOString(), rounds, tables: {} };

/**
 * @param {string} title
 * @param {readonly import("./lib/report.mjs").Column[]} columns
 * @param {import("./lib/report.mjs").Figures} figures
 */
function emit(title, columns, figures) {
  results.tables[title] = figures;
  console.log(`\n### ${title}\n\n${table(columns, figures)}`);
  if (asked.out) writeFileSync(asked.out, JSON.stringify(results));
}

if (wanted.includes("bytes")) await weigh();
const timed = wanted.filter((name) => name !== "bytes");
if (!asked["no-build"])
  for (const kind of new Set(timed.map(pageOf)))
    for (const name of names) await buildPage(name, kind);
if (timed.length > 0) await measure();
const grades = gradeCells(results.tables);
if (grades) console.log(`\n### Bars\n\n${grades}`);

/** Download size of a page with that bench alone, and with all three. */
async function weigh() {
  /** @type {import("./lib/report.mjs").Figures} */
  const figures = {};
  for (const name of names) {
    /** @type {Record<string, number[]>} */
    const own = (figures[name] = {});
    for (const kind of ["grid", "dialog", "all"]) {
      const { js, css } = await buildPage(name, kind);
      own[`${kind} js`] = [js];
      own[`${kind} css`] = [css];
      own[`${kind} total`] = [js + css];
    }
  }
  const columns = ["grid", "dialog", "all"].flatMap((kind) => [
    { name: `${kind} js`, digits: 0, unit: "B" },
    { name: `${kind} css`, digits: 0, unit: "B" },
    { name: `${kind} total`, digits: 0, unit: "B", ratio: true },
  ]);
  emit("bytes (brotli 11)", columns, figures);
}

async function measure() {
  const browser = await openBrowser();
  try {
    for (const kind of timed) {
      const { run, columns, variants } = benches[kind] ?? fail(kind);
      for (const variant of variants(asked)) {
        /** @type {import("./lib/report.mjs").Figures} */
        const figures = Object.fromEntries(names.map((name) => [name, {}]));
        for (let round = 0; round < rounds; round += 1) {
          process.stderr.write(
            `${variant.title}: round ${round + 1} of ${rounds}\n`,
          );
          for (const name of rotated(names, round))
            add(
              figures[name] ?? {},
              await browser.visit(name, pageOf(kind), (tools) =>
                run(tools, variant),
              ),
            );
        }
        emit(variant.title, columns, figures);
      }
    }
  } finally {
    await browser.close();
  }
}

/**
 * The page that a bench needs.
 * @param {string} kind
 */
function pageOf(kind) {
  return benches[kind]?.page ?? kind;
}

/**
 * Each round begins with a different contestant, so that each is measured next to every other one.
 * @template T
 * @param {readonly T[]} list
 * @param {number} by
 */
function rotated(list, by) {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/**
 * @param {Record<string, number[]>} figures
 * @param {Record<string, number | number[]>} sample
 */
function add(figures, sample) {
  for (const [name, value] of Object.entries(sample))
    (figures[name] ??= []).push(...[value].flat());
}

/**
 * @param {string} kind
 * @returns {never}
 */
function fail(kind) {
  throw new Error(`There is no bench ${kind}.`);
}
