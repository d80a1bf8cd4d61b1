import { captchaMachine } from "../captcha/captcha.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type { Result } from "../shared/result.ts";
import { smsCodeMachine } from "../sms-code/sms-code.ts";
import type {
  AffiliateOutput,
  PatternsInput,
  PatternsOutput,
  PhoneProofOutput,
  RegisterCallInput,
  RegisterCallOutput,
} from "./register.types.ts";

/** What registering needs from its surroundings. */
export const registerActors = {
  /** Sends the code (W-09, W-10, or a third party's). */
  smsCode: smsCodeMachine,
  captcha: captchaMachine,
  /** Asks whether an invitation code is valid here (W-14). */
  checkAffiliate: unprovidedPromise<AffiliateOutput, { code: string }>(
    "checkAffiliate",
  ),
  /** Tries the server's own patterns, each within a time limit; answers with the fields that do not match. */
  tryPatterns: unprovidedPromise<PatternsOutput, PatternsInput>("tryPatterns"),
  /** Solves the platform's challenge and answers with the proof (OPN-11). */
  botCheck: unprovidedPromise<Result<string>>("botCheck"),
  /** Lets the third party check the code it sent (REG-06). */
  verifyPhone: unprovidedPromise<PhoneProofOutput, { code: string }>(
    "verifyPhone",
  ),
  /** Opens the account (W-12, W-13). */
  register: unprovidedPromise<RegisterCallOutput, RegisterCallInput>(
    "register",
  ),
};
