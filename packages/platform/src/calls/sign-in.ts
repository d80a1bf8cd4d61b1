import * as v from "valibot";
import { defineCall } from "../call.ts";
import { text } from "../schema/tolerant.ts";
import { loginValue } from "./login.ts";

export const socialProviders = ["facebook", "google", "telegram"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Address at which a popup begins a social login; `state` comes back with the code. */
export const socialStartPath = (provider: SocialProvider): string =>
  `/wps/session/social/${provider}`;

export const socialFinish = defineCall({
  id: "W-103",
  name: "socialFinish",
  purpose: "Logs in with the code that a social provider handed to the popup.",
  method: "POST",
  path: "/wps/session/social/finish",
  auth: "none",
  sealed: true,
  request: v.object({
    provider: v.picklist(socialProviders),
    state: v.string(),
    code: v.string(),
  }),
  response: loginValue,
  errors: ["SOCIAL_REFUSED", "STATE_MISMATCH", "NON_MEMBER"],
});

export const freePlay = defineCall({
  id: "W-08",
  name: "freePlay",
  purpose: "Starts a trial session with play money.",
  method: "POST",
  path: "/wps/session/freePlay",
  auth: "none",
  request: v.object({
    os: v.string(),
    platform: v.literal("W"),
    /** Sealed proof of the bot check, which prevents trials from being started in bulk. */
    value: v.string(),
    gatewayVersion: v.literal("3"),
  }),
  response: loginValue,
  errors: ["FREE_PLAY_OFF", "BOT_CHECK_FAILED"],
});

/** What `freePlay` carries sealed in `value`. */
export const freePlayValue = v.object({ botCheck: v.optional(v.string()) });

export const loginAfterReset = defineCall({
  id: "W-02",
  name: "loginAfterReset",
  purpose: "Logs in after a password was set by mobile number.",
  method: "POST",
  path: "/wps/session/login/verification",
  auth: "none",
  sealed: true,
  request: v.object({
    account: v.string(),
    password: v.string(),
    /** From `setPasswordByPhone`; valid once. */
    loginTicket: v.string(),
  }),
  response: loginValue,
  errors: ["WRONG_CREDENTIALS"],
});

export const forgotByEmail = defineCall({
  id: "W-17",
  name: "forgotByEmail",
  purpose: "Sends an e-mail with a link to set a new password.",
  method: "POST",
  path: "/wps/member/password/email",
  auth: "none",
  encoding: "form",
  request: v.object({
    username: v.string(),
    email: v.string(),
    botCheck: v.optional(v.string()),
  }),
  response: v.unknown(),
  errors: ["USER_NOT_FOUND", "BOT_CHECK_FAILED"],
});

export const setPasswordByPhone = defineCall({
  id: "W-18",
  name: "setPasswordByPhone",
  purpose: "Sets a new password with a code sent to the mobile number.",
  method: "POST",
  path: "/wps/member/password/verification",
  auth: "none",
  sealed: true,
  request: v.object({
    newPassword: v.string(),
    mobileNum: v.string(),
    countryDialingCode: v.string(),
    verificationCode: v.string(),
  }),
  response: v.object({ account: text(), loginTicket: text() }),
  errors: ["CODE_WRONG", "USER_NOT_FOUND"],
});
