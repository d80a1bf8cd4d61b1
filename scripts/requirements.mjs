// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { sourceFiles } from "./check-source/check-source.mjs";
import { at, Plain } from "./lib/root.mjs";

/*
 * Writes under each row of docs/requirements.md the tests that cover it; `--check` only compares. Both fail if a row
 * has none.
 *
 * A test covers a row if it names it in its title, or in a comment directly above the test, the case or the
 * expectation: "VAL-42 … VAL-55" names all of them.
 */

export const ledger = "docs/requirements.md";

/**
 * The rows that no test can cover, each with what replaces a test.
 * @type {Readonly<Record<string, string>>}
 */
export const untested = {
  "API-26":
    "The portal never calls it: the brand sets the menu entries, and the order of its categories comes with API-37.",
};

/** Maximum number of tests shown under a row: the most telling ones. */
const shown = 2;

/** What counts as a test, the most telling kind first. @type {readonly RegExp[]} */
const kinds = [
  /\.test\.(tsx?|mjs)$/,
  /\.stories\.tsx$/,
  /\/conform\/plans\/.*\.ts$/,
  /\.spec\.ts$/,
];

const kindOf = (/** @type {string} */ file) =>
  kinds.findIndex((kind) => kind.test(file));

/** A story without a play function only draws. */
const isTest = (/** @type {string} */ file, /** @type {string} */ source) =>
  kindOf(file) >= 0 &&
  (!file.endsWith(".stories.tsx") || /\bplay\b/.test(source));

/** The rows as written, with the line under them. */
const rowPattern = /^- \*\*([A-Z]{3}-\d+)\*\* (.*)$(\n {2}- .*$)?/gm;

export const readLedger = () => readFileSync(at(ledger), "utf8");

/**
 * @param {string} text
 * @example rowsOf(readLedger())[0] // { id: "RTE-01", sentence: "Opening …" }
 */
export const rowsOf = (text) =>
  [...text.matchAll(rowPattern)].map(([, id = "", sentence = ""]) => ({
    id,
    sentence,
  }));

/**
 * Numbers that a text names, "VAL-42 … VAL-55" as all of them.
 * @param {string} source
 * @param {readonly string[]} areas
 */
export function named(source, areas) {
  const area = areas.join("|");
  const single = new RegExp(`\\b(?:${area})-\\d{2,3}\\b`, "g");
  const range = new RegExp(
    `\\b(${area})-(\\d{2,3}) … (?:(?:${area})-)?(\\d{2,3})\\b`,
    "g",
  );
  return [
    ...(source.match(single) ?? []),
    ...[...source.matchAll(range)].flatMap(([, letters, first, last]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) =>
          `${letters}-${`${Number(first) + index}`.padStart(2, "0")}`,
      ),
    ),
  ];
}

const isComment = (/** @type {string} */ line) => /^\s*(\/\/|\/?\*)/.test(line);

/** What a comment with row numbers may be above: a test, a story, a plan, a case of a table, or an expectation. */
const holds =
  /^\s*((it|test|more|describe|expect|await|plan)\b|export const|const \w+ = plan\(|["'`[{])/;

/**
 * The lines of a test that can name rows: titles and other strings, and comments above a test, case or expectation.
 * @param {string} source
 */
export function namingLines(source) {
  const lines = source.split("\n");
  return lines.filter((line, index) => {
    if (!isComment(line)) return /["'`]/.test(line);
    const next = lines.slice(index).find((other) => !isComment(other));
    return next !== undefined && holds.test(next);
  });
}

/**
 * The tests that cover each row, the most telling first: a unit test before a journey, a test of few rows before one
 * of many.
 * @param {readonly string[]} ids
 * @returns {Map<string, string[]>}
 */
export function holders(ids) {
  const areas = [...new Set(ids.map((id) => id.slice(0, 3)))];
  const tests = sourceFiles(at()).flatMap((file) => {
    const source = readFileSync(at(file), "utf8");
    if (!isTest(file, source)) return [];
    const rows = new Set(named(namingLines(source).join("\n"), areas));
    return rows.size === 0 ? [] : [{ file, rows }];
  });
  tests.sort(
    (one, other) =>
      kindOf(one.file) - kindOf(other.file) ||
      one.rows.size - other.rows.size ||
      one.file.localeCompare(other.file),
  );
  return new Map(
    ids.map((id) => [
      id,
      tests.filter(({ rows }) => rows.has(id)).map(({ file }) => file),
    ]),
  );
}

/**
 * The ledger as it should be, and the rows that no test covers.
 * @param {string} text
 */
export function withTests(text) {
  const held = holders(rowsOf(text).map(({ id }) => id));
  /** @type {string[]} */
  const missing = [];
  const written = text.replace(rowPattern, (_, id, sentence) => {
    const files = held.get(id) ?? [];
    const reason = untested[id];
    if (files.length === 0 && !reason) missing.push(id);
    const under = [
      ...files.slice(0, shown).map((file) => `[${basename(file)}](../${file})`),
      ...(reason ? [reason] : []),
    ];
    const row = `- **${id}** ${sentence}`;
    return under.length === 0 ? row : `${row}\n  - ${under.join(", ")}`;
  });
  return { written, missing };
}

/** @param {string[]} args */
function main(args) {
  const text = readLedger();
  const { written, missing } = withTests(text);
  const check = args.includes("--check");
  if (!check) writeFileSync(at(ledger), written);
  if (missing.length > 0)
    throw new Plain(
      `${missing.length} rows have no test: ${missing.join(", ")}.`,
    );
  if (check && written !== text)
    throw new Plain(
      `${ledger} names other tests than there are: run node scripts/requirements.mjs.`,
    );
}

if (import.meta.filename === process.argv[1]) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Plain)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
