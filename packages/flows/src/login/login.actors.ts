import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  BotCheckOutput,
  CaptchaOutput,
  DefaultPasswordOutput,
  RecallOutput,
  Remembered,
  SignInInput,
  SignInOutput,
} from "./login.types.ts";

/** What signing in needs from its surroundings. */
export const loginActors = {
  /** Reads the remembered sign-in of this device, if there is one (LGN-20). */
  recall: unprovidedPromise<RecallOutput>("recall"),
  /** Solves the platform's challenge and answers with the proof (OPN-11). */
  botCheck: unprovidedPromise<BotCheckOutput>("botCheck"),
  /** The login call (W-01). */
  signIn: unprovidedPromise<SignInOutput, SignInInput>("signIn"),
  /** A new captcha image (W-07). */
  loadCaptcha: unprovidedPromise<CaptchaOutput>("loadCaptcha"),
  /** Whether the password just typed is the deployment's default one (OPN-09). */
  isDefaultPassword: unprovidedPromise<
    DefaultPasswordOutput,
    { password: string }
  >("isDefaultPassword"),
  /** Keeps the sign-in for a day, or clears what was kept (LGN-20, LGN-21). */
  remember: unprovidedPromise<void, { remembered: Remembered }>("remember"),
};
