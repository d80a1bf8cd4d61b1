export * from "./launch-gate.machine.ts";
export type * from "./launch-gate.types.ts";
export * from "./launch-gate.view.ts";
