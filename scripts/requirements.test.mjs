// @ts-check
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./check-source/check-source.mjs";
import { at } from "./lib/root.mjs";
import {
  holders,
  ledger,
  named,
  namingLines,
  readLedger,
  rowsOf,
  untested,
  withTests,
} from "./requirements.mjs";

const text = readLedger();
const rows = rowsOf(text);
const ids = rows.map(({ id }) => id);
const areas = [...new Set(ids.map((id) => id.slice(0, 3)))];

/** Where each number is named, outside the ledger. @type {Map<string, string>} */
const places = new Map(
  sourceFiles(at())
    .filter((file) => file !== ledger && !file.endsWith("openapi.json"))
    .flatMap((file) =>
      named(readFileSync(at(file), "utf8"), areas).map((id) => [id, file]),
    ),
);

describe("the ledger of requirements", () => {
  it("has one sentence for each number, in order within its area", () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, sentence } of rows)
      expect(sentence.length, id).toBeGreaterThan(5);
    for (const area of areas) {
      const own = ids.filter((id) => id.startsWith(area));
      expect(own, area).toEqual([...own].sort());
    }
  });

  it("contains every number that code, tests and pages name", () => {
    const unknown = [...places].filter(([id]) => !ids.includes(id));
    expect(unknown).toEqual([]);
  });

  const { written, missing } = withTests(text);

  it("has a test for each number", () => {
    expect(missing).toEqual([]);
  });

  it("is up to date with the tests; if not, run node scripts/requirements.mjs", () => {
    expect(written).toBe(text);
  });

  it("excuses no number that does not exist or has a test", () => {
    const held = holders(ids);
    expect(
      Object.keys(untested).filter((id) => held.get(id)?.length !== 0),
    ).toEqual([]);
  });
});

describe("naming a ledger row in a test", () => {
  const area = areas[0] ?? "";
  const rowsIn = (/** @type {readonly string[]} */ ...lines) =>
    named(namingLines(lines.join("\n")).join("\n"), areas);

  it("counts in a title, and in a comment above a test, a case, an expectation or a story", () => {
    expect(rowsIn(`  it("opens (${area}-01)", () => {`)).toEqual([
      `${area}-01`,
    ]);
    for (const line of ["it(", "describe(", "expect(", '["a case"],'])
      expect(rowsIn(`// ${area}-01 … ${area}-03.`, line), line).toContain(
        `${area}-02`,
      );
    expect(
      rowsIn("/**", ` * The story of ${area}-01.`, " */", "export const A = {"),
    ).toEqual([`${area}-01`]);
  });

  it("does not count in a comment above setup code or before a blank line", () => {
    expect(rowsIn(`// ${area}-01`, "const member = {};")).toEqual([]);
    expect(rowsIn(`// ${area}-01`, "", 'it("opens", () => {')).toEqual([]);
  });
});
