export * from "./withdraw.machine.ts";
export * from "./withdraw.step.ts";
export type * from "./withdraw.types.ts";
export * from "./withdraw.view.ts";
