export * from "./withdraw.machine.ts";
export type { WithdrawSum } from "./withdraw.rules.ts";
export * from "./withdraw.step.ts";
export type * from "./withdraw.types.ts";
export * from "./withdraw.view.ts";
