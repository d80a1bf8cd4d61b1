export * from "./session.machine.ts";
export * from "./session.types.ts";
export * from "./session.view.ts";
