import * as v from "valibot";
import { defineCall } from "../call.ts";
import { flag, optionalText, text } from "../schema/tolerant.ts";

/* Separate from the session's own calls: the first screen needs those, and none of these. */

/** The answer of every call that logs in (LGN-23): other user fields are kept as given. */
export const loginValue = v.looseObject({
  token: v.pipe(text(), v.minLength(16), v.maxLength(4096)),
  firstTimeLogin: flag(),
  passwordExpired: flag(),
  /**
   * What this device logs in with next time, in place of the password; only if `remember` was requested, and replaced
   * at each use. A platform without such tokens leaves it out: then the portal keeps the password, sealed.
   */
  deviceToken: optionalText(),
});

/** Methods of the further check when the address is unknown (LGN-22). */
export const extraMethods = [
  "mobile",
  "email",
  "bankAccountName",
  "google",
] as const;
export type ExtraMethod = (typeof extraMethods)[number];

export const login = defineCall({
  id: "W-01",
  name: "login",
  purpose:
    "Logs in with a username and a password, a mobile number and a code, or a username and the token of a remembered device.",
  method: "POST",
  path: "/wps/session/login",
  auth: "none",
  sealed: true,
  request: v.object({
    username: v.string(),
    /** For `sms` the code; for `device` the last `deviceToken`, which is consumed by this login. */
    password: v.string(),
    type: v.picklist(["username", "sms", "device"]),
    /** For the mobile number in `username`, without "+"; sms only. */
    countryDialingCode: v.optional(v.string()),
    captcha: v.optional(v.string()),
    /** Links the captcha's text to the image that was shown. */
    captchaKey: v.optional(v.string()),
    /** ALTCHA payload (base64), absent for sms (LGN-11); one of purpose `captcha` also replaces the captcha. */
    botCheck: v.optional(v.string()),
    /** Answer to the further check that a rejected try requested (OPN-78). */
    verification: v.optional(
      v.object({ method: v.picklist(extraMethods), value: v.string() }),
    ),
    /** Requests a `deviceToken`; left out unless the player wants to be remembered on this device. */
    remember: v.optional(v.literal(true)),
  }),
  response: loginValue,
  errors: [
    "WRONG_CREDENTIALS",
    "CAPTCHA_REQUIRED",
    "CAPTCHA_WRONG",
    "BOT_CHECK_FAILED",
    "NON_MEMBER",
    "EXTRA_VERIFICATION",
    "CODE_WRONG",
    "DEVICE_FORGOTTEN",
  ],
});

export const forgetDevice = defineCall({
  id: "W-01b",
  name: "forgetDevice",
  purpose:
    "Revokes the token of a remembered device; the current session continues.",
  method: "POST",
  path: "/wps/session/forget",
  auth: "none",
  sealed: true,
  request: v.object({ deviceToken: v.string() }),
  // The same whether or not there was such a device, so that it reveals nothing.
  response: v.unknown(),
});

/** What a rejected login may add (OPN-58, OPN-78): parse `CallError.value` with it. */
export const loginFailure = v.object({
  captchaRequired: flag(),
  /** A challenge of purpose `captcha` may be solved in place of the picture. */
  captchaByWork: flag(),
  extraVerification: v.nullish(v.picklist(extraMethods)),
  /** Where a code was sent, mostly masked; for `mobile` and `email`. */
  sentTo: optionalText(),
});

export const captcha = defineCall({
  id: "W-07",
  name: "captcha",
  purpose: "Makes a captcha image.",
  method: "GET",
  path: "/wps/captcha",
  auth: "none",
  place: "body",
  request: v.object({ t: v.optional(v.string()) }),
  response: v.object({
    /** base64 of a PNG. */
    value: v.pipe(v.string(), v.base64()),
    key: optionalText(),
  }),
});

export const changePassword = defineCall({
  id: "W-19",
  name: "changePassword",
  purpose: "Sets a new password.",
  method: "POST",
  path: "/wps/member/password",
  auth: "token",
  sealed: true,
  request: v.object({
    oldPassword: v.string(),
    newPassword: v.string(),
    confirmNewPassword: v.string(),
  }),
  response: v.unknown(),
  errors: ["OLD_PASSWORD_WRONG"],
});
