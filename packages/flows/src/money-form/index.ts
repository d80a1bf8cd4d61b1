export { createMoneyForm } from "./money-form.machine.ts";
export {
  type MoneyFormMachine,
  moneyFormView,
  type MoneyFormView,
} from "./money-form.view.ts";
export type {
  FieldProblems,
  FormValues,
  MoneyFormEvent,
  MoneyFormInput,
  MoneyFormOutput,
  MoneyFormRules,
} from "./money-form.types.ts";
export type { FieldProblem } from "../shared/amounts.ts";
