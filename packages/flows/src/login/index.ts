export { loginMachine } from "./login.machine.ts";
export { loginView, type LoginView } from "./login.view.ts";
export type {
  BotCheckOutput,
  CaptchaOutput,
  DefaultPasswordOutput,
  LoginEvent,
  LoginField,
  LoginOutput,
  LoginRules,
  PasswordChange,
  RecallOutput,
  Remembered,
  SignInInput,
  SignInOutput,
} from "./login.types.ts";
