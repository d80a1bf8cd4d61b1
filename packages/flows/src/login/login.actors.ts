import type { SocialProvider } from "@foyer/platform/calls";
import { captchaMachine } from "../captcha/captcha.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import { smsCodeMachine } from "../sms-code/sms-code.ts";
import type {
  AgentCheckOutput,
  BotCheckInput,
  BotCheckOutput,
  DefaultPasswordOutput,
  RecallOutput,
  Remembered,
  SignInInput,
  SignInOutput,
} from "./login.types.ts";

/** What the login needs from its surroundings. */
export const loginActors = {
  /** Reads the remembered login of this device, if there is one (LGN-20). */
  recall: unprovidedPromise<RecallOutput>("recall"),
  /** Solves the platform's challenge and answers with the proof (OPN-11); in place of a captcha, a heavier one. */
  botCheck: unprovidedPromise<BotCheckOutput, BotCheckInput>("botCheck"),
  /** The login call (W-01). */
  signIn: unprovidedPromise<SignInOutput, SignInInput>("signIn"),
  /** Sends codes for the sms tab, with its own proof of the bot check (W-06). */
  smsCode: smsCodeMachine,
  /**
   * Logs in through a provider's popup (W-103). Started directly by the press event, so that the browser allows the
   * popup; stopped when the visitor gives up.
   */
  socialSignIn: unprovidedPromise<SignInOutput, { provider: SocialProvider }>(
    "socialSignIn",
  ),
  /** Starts a trial session (W-08). */
  freePlay: unprovidedPromise<SignInOutput>("freePlay"),
  /** Whether the token belongs to an agent; if not, its session is ended again (OPN-70). */
  checkAgent: unprovidedPromise<AgentCheckOutput, { token: string }>(
    "checkAgent",
  ),
  /** The captcha required after rejections. */
  captcha: captchaMachine,
  /** Whether the password just typed is the deployment's default one (OPN-09). */
  isDefaultPassword: unprovidedPromise<
    DefaultPasswordOutput,
    { password: string }
  >("isDefaultPassword"),
  /** Keeps the login for a day, or clears what was kept (LGN-20, LGN-21). */
  remember: unprovidedPromise<void, { remembered: Remembered }>("remember"),
};
