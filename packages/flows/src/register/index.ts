export { registerMachine } from "./register.machine.ts";
export { registerView, type RegisterView } from "./register.view.ts";
export type {
  AffiliateOutput,
  PatternsInput,
  PatternsOutput,
  PhoneProofOutput,
  RegisterCallInput,
  RegisterCallOutput,
  RegisterEvent,
  RegisterInput,
  RegisterOutput,
  RegisterRules,
  RegisterValueName,
} from "./register.types.ts";
