import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";
import { stepUpMethods, stepUpRequest } from "./step-up.ts";

/** New recovery codes; a platform without them answers `true`. */
const recoveryCodeList = v.fallback(
  v.object({
    /** Shown only once. Each stands in for one code of the authenticator: "12345 67890". */
    recoveryCodes: list(text()),
  }),
  { recoveryCodes: [] },
);

export const totp = defineCall({
  id: "W-113",
  name: "totp",
  purpose:
    "Says whether an authenticator app is on, or returns the secret for a new one.",
  method: "GET",
  path: "/wps/member/totp",
  auth: "token",
  request: v.object({}),
  response: v.object({
    enabled: flag(),
    /** Empty while an authenticator is active: it is never shown again. */
    secret: optionalText(),
    /** `otpauth://` address that an app reads from a QR code. */
    uri: optionalText(),
  }),
});

export const enrolTotp = defineCall({
  id: "W-113b",
  name: "enrolTotp",
  purpose: "Switches the authenticator app on, confirmed with its first code.",
  method: "POST",
  path: "/wps/member/totp",
  auth: "token",
  sealed: true,
  request: v.object({ code: v.string(), ...stepUpRequest }),
  response: recoveryCodeList,
  errors: ["CODE_WRONG", "STEP_UP_REQUIRED"],
});

export const disableTotp = defineCall({
  id: "W-113c",
  name: "disableTotp",
  purpose:
    "Switches the authenticator app off, confirmed with one of its codes or with a recovery code.",
  method: "DELETE",
  path: "/wps/member/totp",
  auth: "token",
  sealed: true,
  request: v.object({ code: v.string(), ...stepUpRequest }),
  response: v.unknown(),
  errors: ["CODE_WRONG", "STEP_UP_REQUIRED"],
});

export const renewRecoveryCodes = defineCall({
  id: "W-113d",
  name: "renewRecoveryCodes",
  purpose:
    "Makes new recovery codes for the authenticator app; the earlier ones end.",
  method: "POST",
  path: "/wps/member/totp/codes",
  auth: "token",
  sealed: true,
  request: v.object(stepUpRequest),
  response: recoveryCodeList,
  errors: ["STEP_UP_REQUIRED"],
});

/** What a member can be reached at and change alone. */
export const contactKinds = ["mobile", "email"] as const;
export type ContactKind = (typeof contactKinds)[number];

export const security = defineCall({
  id: "W-113e",
  name: "security",
  purpose:
    "Says which contact details and recovery codes an account has, and how a forgotten payment password is replaced.",
  method: "GET",
  path: "/wps/member/security",
  auth: "token",
  request: v.object({}),
  response: v.object({
    /** Masked; empty: there is none. */
    mobile: optionalText(),
    email: optionalText(),
    /** The link or code that was sent to the address has been used. */
    emailConfirmed: flag(),
    /** Recovery codes that have not been used. */
    recoveryCodes: v.fallback(count(), 0),
    /** The second proof with which the payment password is reset; `unknown`: only customer service can. */
    resetBy: oneOf(stepUpMethods),
    /** Hours during which no money can leave the account after such a reset. */
    resetHoldHours: v.fallback(count(), 0),
  }),
});

/** What a security change was about. */
export const securityChangeKinds = [
  "PASSWORD",
  "PAYMENT_PASSWORD",
  "PAYMENT_PASSWORD_RESET",
  "MOBILE",
  "EMAIL",
  "NAME",
  "AUTHENTICATOR_ON",
  "AUTHENTICATOR_OFF",
  "RECOVERY_CODES",
  "RECOVERY_CODE_USED",
  "BANK_ACCOUNT_ADDED",
  "BANK_ACCOUNT_REMOVED",
  "SESSIONS_ENDED",
] as const;
export type SecurityChangeKind = (typeof securityChangeKinds)[number];

export const securityChanges = defineCall({
  id: "W-113f",
  name: "securityChanges",
  purpose: "Lists what was changed in the account's security, latest first.",
  method: "GET",
  path: "/wps/member/security/changes",
  auth: "token",
  place: "body",
  request: v.object(pageRequest),
  response: v.object({
    list: list(
      v.object({
        at: epoch(),
        kind: oneOf(securityChangeKinds),
        /** The device and address that it was changed from; empty: not known. */
        device: optionalText(),
        place: optionalText(),
      }),
    ),
    totalPages: count(),
  }),
});

const contact = {
  kind: v.picklist(contactKinds),
  /** A number with its dialling code, or an e-mail address. */
  value: v.string(),
};

/** For how many minutes a code that was sent is valid. */
const sent = { expiredMinutes: v.fallback(count(), 0) };

export const contactCode = defineCall({
  id: "W-92c",
  name: "contactCode",
  purpose:
    "Sends a code to a new mobile number or e-mail address of the member.",
  method: "POST",
  path: "/wps/member/info/contact/code",
  auth: "token",
  sealed: true,
  request: v.object({ ...contact, ...stepUpRequest }),
  response: v.object(sent),
  errors: ["STEP_UP_REQUIRED", "MOBILE_INVALID"],
});

export const changeContact = defineCall({
  id: "W-92d",
  name: "changeContact",
  purpose:
    "Replaces the member's mobile number or e-mail address by the one that a code was sent to.",
  method: "POST",
  path: "/wps/member/info/contact",
  auth: "token",
  sealed: true,
  request: v.object({ ...contact, code: v.string() }),
  response: v.unknown(),
  errors: ["CODE_WRONG", "CONTACT_TAKEN"],
});

export const setPaymentPassword = defineCall({
  id: "W-105",
  name: "setPaymentPassword",
  purpose: "Sets the payment password.",
  method: "POST",
  path: "/wps/member/paymentPassword",
  auth: "token",
  sealed: true,
  request: v.object({
    /** Absent if there was none yet. */
    oldPassword: v.optional(v.string()),
    newPassword: v.string(),
    confirmNewPassword: v.string(),
    ...stepUpRequest,
  }),
  response: v.unknown(),
  errors: [
    "OLD_PASSWORD_WRONG",
    "LOCKED",
    "SAME_AS_LOGIN_PASSWORD",
    "STEP_UP_REQUIRED",
  ],
});

export const paymentPasswordCode = defineCall({
  id: "W-105b",
  name: "paymentPasswordCode",
  purpose:
    "Begins to reset a forgotten payment password: sends a code to the confirmed contact, or asks for one of the authenticator app.",
  method: "POST",
  path: "/wps/member/paymentPassword/code",
  auth: "token",
  sealed: true,
  request: v.object(stepUpRequest),
  response: v.object({
    /** For resetPaymentPassword: valid once, for a few minutes. */
    ticket: text(),
    method: oneOf(stepUpMethods),
    /** Where the code was sent, masked. */
    sentTo: optionalText(),
    ...sent,
  }),
  errors: ["STEP_UP_REQUIRED"],
});

export const resetPaymentPassword = defineCall({
  id: "W-105c",
  name: "resetPaymentPassword",
  purpose:
    "Replaces a forgotten payment password; no money can leave the account for a time afterwards.",
  method: "POST",
  path: "/wps/member/paymentPassword/reset",
  auth: "token",
  sealed: true,
  request: v.object({
    ticket: v.string(),
    code: v.string(),
    newPassword: v.string(),
    confirmNewPassword: v.string(),
  }),
  response: v.unknown(),
  errors: ["CODE_WRONG", "SAME_AS_LOGIN_PASSWORD"],
});
