export * from "./login.machine.ts";
export type * from "./login.types.ts";
export * from "./login.view.ts";
