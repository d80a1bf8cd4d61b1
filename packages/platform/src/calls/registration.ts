import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  count,
  epoch,
  flag,
  list,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { loginValue } from "./login.ts";
import { registerTypes } from "./sms.ts";

export const affiliateCheck = defineCall({
  id: "W-14",
  name: "affiliateCheck",
  purpose: "Says whether an invitation code is valid on this domain.",
  method: "GET",
  path: "/wps/member/affiliate",
  auth: "none",
  request: v.object({ code: v.string(), domain: v.string() }),
  response: v.object({
    valid: flag(),
    /** The member whose code it is, masked; empty: an affiliate's, or not told. */
    inviter: optionalText(),
    /** The type of account that registers with it; absent: a member's. */
    accountType: v.fallback(
      v.optional(v.picklist(["AGENT", "MEMBER"])),
      undefined,
    ),
  }),
  errors: ["INVITATION_INVALID", "INVITATION_PAUSED"],
});

export const registerSettings = defineCall({
  id: "W-15",
  name: "registerSettings",
  purpose: "Reads the available ways to register.",
  method: "GET",
  path: "/wps/system/register/settings",
  auth: "none",
  request: v.object({}),
  response: v.object({
    registerTypes: list(v.picklist(registerTypes)),
    termsUrl: optionalText(),
    /** Codes are sent and checked by the brand's own phone login provider (REG-06). */
    thirdPartySms: flag(),
  }),
});

/** What the platform requires of one field of the registration (VAL-09 … VAL-11, OPN-04, OPN-43). */
export const registerRule = v.object({
  field: text(),
  enabled: flag(),
  required: flag(),
  acceptedPattern: optionalText("*"),
  minLength: v.nullish(count()),
  maxLength: v.nullish(count()),
  digits: v.nullish(count()),
});
export type RegisterRule = v.InferOutput<typeof registerRule>;

export const registerValidation = defineCall({
  id: "W-16",
  name: "registerValidation",
  purpose: "Reads the rule of each registration field.",
  method: "GET",
  path: "/wps/system/register/validation",
  auth: "none",
  request: v.object({}),
  response: list(registerRule),
});

export const countryCodes = defineCall({
  id: "W-25",
  name: "countryCodes",
  purpose: "Lists the countries whose mobile numbers are accepted.",
  method: "GET",
  path: "/wps/system/countryCodes",
  auth: "none",
  place: "body",
  request: v.object({}),
  response: v.object({
    countries: list(
      v.object({
        /** ISO 3166-1 alpha-2. */
        countryCode: text(),
        /** Without "+". */
        countryDialingCode: text(),
        digits: v.nullish(count()),
      }),
    ),
  }),
});

export const terms = defineCall({
  id: "W-115",
  name: "terms",
  purpose: "Reads the terms that a member agrees to.",
  method: "GET",
  path: "/wps/system/terms",
  auth: "none",
  request: v.object({ language: v.string() }),
  response: v.object({
    version: text(),
    updatedAt: epoch(),
    /** HTML from the platform: to be sanitised. */
    content: text(),
  }),
});

const optional = v.optional(v.string());

/** Fields of REG-09 and REG-14; the platform decides which of them are requested. */
const registration = v.object({
  username: optional,
  password: optional,
  confirmPassword: optional,
  payeeName: optional,
  email: optional,
  qqNum: optional,
  mobileNum: optional,
  captcha: optional,
  captchaKey: optional,
  verificationCode: optional,
  affiliateCode: optional,
  paymentPassword: optional,
  line: optional,
  whatsapp: optional,
  facebook: optional,
  wechat: optional,
  idNumber: optional,
  referralCode: optional,
  domain: v.string(),
  countryDialingCode: optional,
  registerUrl: v.string(),
  verifyPwd: optional,
  nickname: optional,
  telegram: optional,
  recommenderId: optional,
  /** `YYYY-MM-DD`. */
  birthday: optional,
  zalo: optional,
  /** Logs in immediately (REG-10). */
  login: v.literal(true),
  registerMethod: v.literal("WEB"),
  /** From the brand's own phone login provider (REG-13). */
  firebaseChannel: optional,
  firebaseIdToken: optional,
  botCheck: optional,
  /** Version of the terms that were agreed to. */
  termsVersion: optional,
});
export type Registration = v.InferInput<typeof registration>;

const registrationErrors = [
  "INVITATION_INVALID",
  "INVITATION_PAUSED",
  "CODE_WRONG",
  "CAPTCHA_REQUIRED",
  "CAPTCHA_WRONG",
  "BOT_CHECK_FAILED",
  "USERNAME_TAKEN",
  "SAME_AS_LOGIN_PASSWORD",
] as const;

export const register = defineCall({
  id: "W-12",
  name: "register",
  purpose: "Registers an account by username and logs it in.",
  method: "PUT",
  path: "/wps/member/register",
  auth: "none",
  sealed: true,
  request: registration,
  response: loginValue,
  errors: registrationErrors,
});

export const registerMobile = defineCall({
  id: "W-13",
  name: "registerMobile",
  purpose: "Registers an account by mobile number and logs it in.",
  method: "PUT",
  path: "/wps/member/registerMobile",
  auth: "none",
  sealed: true,
  request: registration,
  response: loginValue,
  errors: [...registrationErrors, "MOBILE_TAKEN"],
});
