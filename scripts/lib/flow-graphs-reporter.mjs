// @ts-check
import { flowGraphs } from "./flow-graphs.mjs";

/** Prints what the graph tests met of every machine, and fails the run where that is not all. */
export default class FlowGraphsReporter {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    const metas = modules.flatMap((module) =>
      [...module.children.allTests()].map(
        // What the tests of flows write there is declared in packages/flows/src/testing/graph.ts.
        (test) =>
          /** @type {{ flowWalks?: import("./flow-graphs.mjs").Walk[], flowMachines?: import("./flow-graphs.mjs").Machine[] }} */ (
            test.meta()
          ),
      ),
    );
    const { lines, findings } = flowGraphs(
      metas.flatMap(({ flowMachines = [] }) => flowMachines),
      metas.flatMap(({ flowWalks = [] }) => flowWalks),
    );
    console.log(["", ...lines].join("\n"));
    if (findings.length === 0) return;
    console.error(["", ...findings].join("\n"));
    process.exitCode = 1;
  }
}
