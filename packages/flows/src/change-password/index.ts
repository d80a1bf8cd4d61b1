export { changePasswordMachine } from "./change-password.machine.ts";
export {
  changePasswordView,
  type ChangePasswordView,
} from "./change-password.view.ts";
export type { FieldRule } from "../shared/field-rule.ts";
export type {
  AskSavedOutput,
  ChangePasswordEvent,
  PasswordField,
  PasswordProblem,
  PasswordProblems,
  PasswordValues,
  SavePasswordOutput,
} from "./change-password.types.ts";
