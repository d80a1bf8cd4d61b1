// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { budgets, checkSize } from "./size.mjs";

let folder = "";
/** @param {string} file @param {number} bytes */
const put = (file, bytes) =>
  writeFileSync(join(folder, `${file}.br`), "x".repeat(bytes));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foyer-size-"));
  mkdirSync(join(folder, ".vite"));
  const manifest = {
    "index.html": {
      file: "main.js",
      imports: ["_shared.js"],
      dynamicImports: ["late.tsx"],
      css: ["main.css"],
    },
    "_shared.js": { file: "shared.js", imports: ["_deep.js"] },
    "_deep.js": { file: "deep.js" },
    "late.tsx": { file: "late.js", imports: ["_both.js"] },
    "_both.js": { file: "both.js" },
    "src/portal/centre/MemberPanel.tsx": {
      file: "panel.js",
      imports: ["_shared.js", "_both.js", "_own.js"],
    },
    "_own.js": { file: "own.js" },
    "src/records/DayCharts.tsx": {
      file: "charts.js",
      imports: ["_own.js"],
    },
  };
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(
    join(folder, "index.html"),
    '<script src="/boot.js"></script><script type="module" src="/main.js"></script><link rel="stylesheet" href="/main.css">',
  );
  for (const file of ["boot.js", "main.js", "shared.js", "deep.js"])
    put(file, 10);
  for (const file of ["panel.js", "own.js"]) put(file, 10);
  for (const file of ["late.js", "both.js", "charts.js"])
    put(file, budgets.entry * 2);
  put("main.css", 10);
});
afterEach(() => rmSync(folder, { recursive: true }));

it("counts the entry with its static imports, and nothing that is loaded later", async () => {
  await expect(checkSize(folder)).resolves.toBeUndefined();
});

it("fails when an indirect import makes the entry too large", async () => {
  put("deep.js", budgets.entry - 29);
  await expect(checkSize(folder)).rejects.toThrow("Over budget: entry.");
});

it("fails when the style sheets are too large", async () => {
  put("main.css", budgets.entryCss + 1);
  await expect(checkSize(folder)).rejects.toThrow("Over budget: entryCss.");
});

it("fails when the code that only the member centre needs is too large", async () => {
  put("own.js", budgets.memberCentre - 9);
  await expect(checkSize(folder)).rejects.toThrow("Over budget: memberCentre.");
});
