export * from "./platform.ts";
export * from "./catalogue.ts";
export * from "./members.ts";
export * from "./ledger.ts";
export * from "./play.ts";
