export * from "./change-password.machine.ts";
export type * from "./change-password.types.ts";
export * from "./change-password.view.ts";
export type { FieldRule } from "../shared/field-rule.ts";
