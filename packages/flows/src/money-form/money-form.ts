export * from "./money-form.machine.ts";
export type * from "./money-form.types.ts";
export * from "./money-form.view.ts";
export type { FieldProblem } from "../shared/amounts.ts";
