// @ts-check
import { flowGraphs } from "./flow-graphs.mjs";

/** Prints how much of every machine the graph tests covered, and fails the run if that is not everything. */
export default class FlowGraphsReporter {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    const metas = modules.flatMap((module) =>
      [...module.children.allTests()].map(
        // The type of what the flow tests write there is declared in packages/flows/src/testing/graph.ts.
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
