import { StateMachine } from "xstate";
import { expect, it } from "vitest";

/** What every flow gives away; what a factory makes counts where it is made. */
const flows = import.meta.glob<Record<string, unknown>>(
  ["../*/*.ts", "!../*/*.test.ts", "!../testing/*"],
  { eager: true },
);

it("finds every machine, for the report of `verify flows`", ({ task }) => {
  // A machine that stands in a part of its flow is given away by both.
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
  // The report, and a picture's title, tell machines apart by their names.
  const ids = machines.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
