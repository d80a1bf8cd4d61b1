export { changePasswordMachine } from "./change-password.machine.ts";
export {
  changePasswordView,
  type ChangePasswordView,
} from "./change-password.view.ts";
export type {
  ChangePasswordEvent,
  PasswordField,
  PasswordProblem,
} from "./change-password.types.ts";
