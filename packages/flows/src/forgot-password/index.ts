export type { FieldRule } from "../shared/field-rule.ts";
export { forgotPasswordMachine } from "./forgot-password.machine.ts";
export {
  forgotPasswordView,
  type ForgotPasswordView,
} from "./forgot-password.view.ts";
export type {
  ForgotEvent,
  ForgotField,
  ForgotInput,
  ForgotOutput,
  ForgotRoute,
  ForgotRules,
  SendMailInput,
  SendMailOutput,
  SetPasswordInput,
  SetPasswordOutput,
  SignInAfterResetInput,
  SignInAfterResetOutput,
} from "./forgot-password.types.ts";
