// @ts-check
import { expect, it } from "vitest";
import { flowGraphs } from "./lib/flow-graphs.mjs";

const machine = { id: "lamp", file: "lamp/lamp.machine.ts" };
const walk = {
  machine: "lamp",
  states: 3,
  transitions: 4,
  missedStates: ["lamp.broken"],
  missedTransitions: [
    "2 lamp.on --off--> lamp.off",
    "3 lamp.on --hit--> lamp.broken",
  ],
};

it("reports a machine without a graph test", () => {
  const { lines, findings } = flowGraphs([machine], []);
  expect(lines[1]).toContain("no test");
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(
    "lamp (lamp/lamp.machine.ts) has no graph test",
  );
});

it("counts as missed only what every walk of a machine misses", () => {
  const other = {
    ...walk,
    missedStates: [],
    missedTransitions: ["3 lamp.on --hit--> lamp.broken"],
  };
  const { lines, findings } = flowGraphs([machine], [walk, other]);
  expect(lines[1]).toMatch(/^lamp +3 \/ 3 +3 \/ 4$/);
  expect(findings).toEqual([
    "lamp: nothing drives lamp.on --hit--> lamp.broken.",
  ]);
});

it("reports a run that finds no machines", () => {
  expect(flowGraphs([], [walk]).findings).toHaveLength(1);
});
