import { StateMachine } from "xstate";
import { expect, it } from "vitest";

/** Every file that makes a machine; what a factory makes counts where it is made. */
const files = import.meta.glob<Record<string, unknown>>("../*/*.machine.ts", {
  eager: true,
});

it("finds every machine, for the report of `verify flows`", ({ task }) => {
  const machines = Object.entries(files).flatMap(([file, module]) =>
    Object.values(module).flatMap((value) =>
      value instanceof StateMachine
        ? [{ id: value.id, file: file.replace("../", "") }]
        : [],
    ),
  );
  task.meta.flowMachines = machines;
  expect(machines.length).toBeGreaterThan(10);
  // The report, and a picture's title, tell machines apart by their names.
  const ids = machines.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
