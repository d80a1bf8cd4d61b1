export { smsCodeMachine } from "./sms-code.machine.ts";
export { idleSmsCode, smsCodeView, type SmsCodeView } from "./sms-code.view.ts";
export type {
  CodeRequest,
  KeptCode,
  SendCodeOutput,
  SmsCodeEvent,
  SmsCodeInput,
} from "./sms-code.types.ts";
