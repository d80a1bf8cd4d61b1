export * from "./register.machine.ts";
export type * from "./register.types.ts";
export * from "./register.view.ts";
