export * from "./forgot-password.machine.ts";
export type * from "./forgot-password.types.ts";
export * from "./forgot-password.view.ts";
export type { FieldRule } from "../shared/field-rule.ts";
