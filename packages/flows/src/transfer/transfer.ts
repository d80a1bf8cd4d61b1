export * from "./transfer.machine.ts";
export * from "./transfer.step.ts";
export type * from "./transfer.types.ts";
export * from "./transfer.view.ts";
