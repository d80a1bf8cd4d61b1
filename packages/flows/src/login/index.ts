export { loginMachine } from "./login.machine.ts";
export { loginView, type LoginView } from "./login.view.ts";
export type {
  AgentCheckOutput,
  BotCheckInput,
  BotCheckOutput,
  CaptchaWork,
  DefaultPasswordOutput,
  LoginEvent,
  ExtraCheck,
  FieldProblem,
  LoginField,
  LoginOutput,
  LoginRules,
  LoginTab,
  OpenCheck,
  PasswordChange,
  RecallOutput,
  Remembered,
  SignInInput,
  SignInOutput,
} from "./login.types.ts";
