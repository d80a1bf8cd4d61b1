import { StateMachine } from "xstate";
import { expect, it } from "vitest";

/** The exports of every flow; what a factory makes counts where it is made. */
const flows = import.meta.glob<Record<string, unknown>>(
  ["../*/*.ts", "!../*/*.test.ts", "!../testing/*"],
  { eager: true },
);

it("finds every machine, for the report of `verify flows`", ({ task }) => {
  // A machine defined in a part of its flow is exported by both.
  const files = new Map(
    Object.entries(flows).flatMap(([file, module]) =>
      Object.entries(module).flatMap(([name, value]) =>
        name.endsWith("Machine") && value instanceof StateMachine
          ? [[value, file.replace("../", "")] as const]
          : [],
      ),
    ),
  );
  const machines = [...files].map(([{ id }, file]) => ({ id, file }));
  task.meta.flowMachines = machines;
  expect(machines.length).toBeGreaterThan(10);
  // The report and the diagrams' titles distinguish machines by their ids.
  const ids = machines.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
