import * as v from "valibot";
import { origin, say } from "./shapes.ts";

/** Whitelabel codes of switches for which the documents give none. */
export const features = v.strictObject({
  freePlay: v.optional(
    say(v.string(), "Whitelabel code of free play; empty: off."),
  ),
  forcePasswordExpiry: v.optional(
    say(
      v.string(),
      "Whitelabel code of the forced change of an expired password.",
    ),
  ),
  smsLogin: v.optional(
    say(v.string(), "Whitelabel code of login with a mobile number."),
  ),
  facebookLogin: v.optional(
    say(v.string(), "Whitelabel code of login with Facebook."),
  ),
  googleLogin: v.optional(
    say(v.string(), "Whitelabel code of login with Google."),
  ),
  telegramLogin: v.optional(
    say(v.string(), "Whitelabel code of login with Telegram."),
  ),
});

/** A brand's own Firebase project for phone login. */
export const phoneSignIn = v.strictObject({
  apiKey: say(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-]{10,100}$/,
        "must have 10 to 100 letters, figures, hyphens and underscores",
      ),
    ),
    "The project's key for browsers. It is not secret, but has to be limited to the connector's address.",
  ),
  projectId: say(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9-]{4,40}$/,
        "must have 4 to 40 small letters, figures and hyphens",
      ),
    ),
    "The project's id, sent to the platform as the channel of the proof.",
  ),
  connector: say(
    origin,
    "Separate origin that serves /connect/phone.html and nothing else: not the portal's, because a third party's script runs there.",
  ),
  portals: say(
    v.pipe(v.array(origin), v.minLength(1)),
    "Origins of the portal; only these may use the connector.",
  ),
});
