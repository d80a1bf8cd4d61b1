import * as v from "valibot";
import { defineCall } from "../call.ts";
import { count } from "../schema/tolerant.ts";

/** Minutes until the code expires and another may be requested; absent: one (SMS-05). */
const codeSent = v.object({ expiredMinutes: v.optional(count(), 1) });

/** Where a code is sent. */
const toNumber = v.object({
  mobileNum: v.string(),
  countryDialingCode: v.string(),
  botCheck: v.optional(v.string()),
});

export const loginCode = defineCall({
  id: "W-06",
  name: "loginCode",
  purpose: "Sends a verification code for logging in.",
  method: "POST",
  path: "/wps/verification/sms/login",
  auth: "none",
  request: toNumber,
  response: codeSent,
  errors: ["MOBILE_INVALID", "BOT_CHECK_FAILED"],
});

export const recoveryCode = defineCall({
  id: "W-11",
  name: "recoveryCode",
  purpose: "Sends a verification code to recover a password.",
  method: "POST",
  path: "/wps/verification/sms/noLogin",
  auth: "none",
  request: toNumber,
  response: codeSent,
  errors: ["USER_NOT_FOUND", "MOBILE_INVALID", "BOT_CHECK_FAILED"],
});

/** Registration types; both calls below take the same fields. */
export const registerTypes = ["username", "mobile"] as const;
export type RegisterType = (typeof registerTypes)[number];

const registrationCodeRequest = v.object({
  mobileNo: v.string(),
  countryDialingCode: v.string(),
  regType: v.picklist(registerTypes),
  botCheck: v.optional(v.string()),
});

export const registrationCode = defineCall({
  id: "W-09",
  name: "registrationCode",
  purpose: "Sends a verification code for a registration by username.",
  method: "POST",
  path: "/wps/verification/sms/register",
  auth: "none",
  request: registrationCodeRequest,
  response: codeSent,
  errors: ["MOBILE_TAKEN", "MOBILE_INVALID", "BOT_CHECK_FAILED"],
});

export const mobileRegistrationCode = defineCall({
  id: "W-10",
  name: "mobileRegistrationCode",
  purpose: "Sends a verification code for a registration by mobile number.",
  method: "POST",
  path: "/wps/verification/sms/registerMobile",
  auth: "none",
  request: registrationCodeRequest,
  response: codeSent,
  errors: ["MOBILE_TAKEN", "MOBILE_INVALID", "BOT_CHECK_FAILED"],
});
