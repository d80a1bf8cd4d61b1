export * from "./deposit-order.machine.ts";
export * from "./deposit.machine.ts";
export * from "./deposit.step.ts";
export type * from "./deposit.types.ts";
export * from "./deposit.view.ts";
