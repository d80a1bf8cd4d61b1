export { changePasswordMachine } from "./change-password.machine.ts";
export {
  changePasswordView,
  type ChangePasswordView,
} from "./change-password.view.ts";
export type {
  AskSavedOutput,
  ChangePasswordEvent,
  PasswordField,
  PasswordProblem,
  PasswordValues,
  SavePasswordOutput,
} from "./change-password.types.ts";
