import { unprovidedPromise } from "../shared/unprovided.ts";
import { smsCodeMachine } from "../sms-code/sms-code.ts";
import type {
  SendMailInput,
  SendMailOutput,
  SetPasswordInput,
  SetPasswordOutput,
  SignInAfterResetInput,
  SignInAfterResetOutput,
} from "./forgot-password.types.ts";

/** What setting a new password needs from its surroundings. */
export const forgotPasswordActors = {
  /** Sends the code, with its own proof of the bot check (W-11). */
  smsCode: smsCodeMachine,
  /** Requests the mail, with its own proof of the bot check (W-17). */
  sendMail: unprovidedPromise<SendMailOutput, SendMailInput>("sendMail"),
  /** Sets the password using the code (W-18). */
  setPassword: unprovidedPromise<SetPasswordOutput, SetPasswordInput>(
    "setPassword",
  ),
  /** Logs in with the password that was just set (W-02). */
  signIn: unprovidedPromise<SignInAfterResetOutput, SignInAfterResetInput>(
    "signIn",
  ),
};
