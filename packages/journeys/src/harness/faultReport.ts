import { readFileSync } from "node:fs";
import * as v from "valibot";
import {
  cellTitle,
  faultMatrix,
  faultNames,
  faults,
  flowNames,
  flows,
  type Cell,
  type FaultName,
  type FlowName,
  type NoCell,
} from "./faultMatrix.ts";

/* Prints the fault matrix with the results of vitest's JSON reports, whose paths are the arguments. */

const report = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), status: v.string() }),
      ),
    }),
  ),
});

const tests = process.argv
  .slice(2)
  .flatMap(
    (file) =>
      v.parse(report, JSON.parse(readFileSync(file, "utf8"))).testResults,
  )
  .flatMap(({ assertionResults }) => assertionResults);

/** The result of a cell's tests: "3 of 3", "-" if the cell is impossible, "none" if none was run. */
function outcome(flow: FlowName, fault: FaultName): string {
  if ("never" in cellOf(flow, fault)) return "-";
  const title = cellTitle(flow, fault);
  const own = tests.filter(({ ancestorTitles }) =>
    ancestorTitles.some((one) => one.startsWith(`${title}:`)),
  );
  const passed = own.filter(({ status }) => status === "passed").length;
  return own.length === 0 ? "none" : `${passed} of ${own.length}`;
}

function cellOf(flow: FlowName, fault: FaultName): Cell | NoCell {
  return faultMatrix[flow][fault];
}

const widths = [12, ...flowNames.map((flow) => flows[flow].length + 2)];
const row = (texts: readonly string[]) =>
  texts.map((text, at) => text.padEnd(widths[at] ?? 0)).join("");

const all = flowNames.flatMap((flow) =>
  faultNames.map((fault) => ({ flow, fault, cell: cellOf(flow, fault) })),
);
const outcomes = all.map(({ flow, fault }) => outcome(flow, fault));
const isWhole = (text: string) => /^(\d+) of \1$/.test(text);

const lines = [
  row(["fault", ...flowNames.map((flow) => flows[flow])]),
  ...faultNames.map((fault) =>
    row([fault, ...flowNames.map((flow) => outcome(flow, fault))]),
  ),
  "",
  ...faultNames.map((fault) => `${fault.padEnd(12)}${faults[fault]}`),
  "",
  "Cells that cannot be:",
  ...all.flatMap(({ flow, fault, cell }) =>
    "never" in cell ? [`  ${cellTitle(flow, fault)}: ${cell.never}`] : [],
  ),
  "",
  "Otherwise than planned, and held to it:",
  ...all.flatMap(({ flow, fault, cell }) =>
    "differs" in cell ? [`  ${cellTitle(flow, fault)}: ${cell.differs}`] : [],
  ),
  "",
  `${all.length} cells, ${outcomes.filter((text) => text !== "-").length} applicable, ${outcomes.filter(isWhole).length} passed whole, ${outcomes.filter((text) => text === "none").length} not run.`,
];
process.stdout.write(`\n${lines.join("\n")}\n`);
