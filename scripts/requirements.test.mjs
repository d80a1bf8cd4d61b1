// @ts-check
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./check-source/check-source.mjs";
import { at } from "./lib/root.mjs";

const ledger = "docs/requirements.md";
const text = readFileSync(at(ledger), "utf8");
const rows = [...text.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\* (.*)$/gm)];
const ids = rows.map(([, id = ""]) => id);
const areas = [...new Set(ids.map((id) => id.slice(0, 3)))];

/**
 * Numbers that a text names, "VAL-42 … VAL-55" as all of them.
 * @param {string} source
 */
const named = (source) => {
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
};

/** Where each number is named, outside the ledger. @type {Map<string, string>} */
const places = new Map(
  sourceFiles(at())
    .filter((file) => file !== ledger && !file.endsWith("openapi.json"))
    .flatMap((file) =>
      named(readFileSync(at(file), "utf8")).map((id) => [id, file]),
    ),
);

describe("the ledger of requirements", () => {
  it("has a sentence for each number, once, and in order within its area", () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id = "", sentence = ""] of rows)
      expect(sentence.length, id).toBeGreaterThan(5);
    for (const area of areas) {
      const own = ids.filter((id) => id.startsWith(area));
      expect(own, area).toEqual([...own].sort());
    }
  });

  it("has every number that code, tests and pages name", () => {
    const unknown = [...places].filter(([id]) => !ids.includes(id));
    expect(unknown).toEqual([]);
  });
});
