import * as v from "valibot";
import { defineCall } from "../call.ts";
import { amount, flag, optionalText, text } from "../schema/tolerant.ts";

/** The answer of every call that signs in (LGN-23): other user fields are kept as given. */
export const loginValue = v.looseObject({
  token: v.pipe(text(), v.minLength(16), v.maxLength(4096)),
  firstTimeLogin: flag(),
  passwordExpired: flag(),
});

export const login = defineCall({
  id: "W-01",
  name: "login",
  purpose:
    "Signs in with a name and a password, or a mobile number and a code.",
  method: "POST",
  path: "/wps/session/login",
  auth: "none",
  sealed: true,
  request: v.object({
    username: v.string(),
    password: v.string(),
    type: v.picklist(["username", "sms"]),
    captcha: v.optional(v.string()),
    /** Ties the captcha's text to the image that was shown. */
    captchaKey: v.optional(v.string()),
    /** ALTCHA payload (base64), absent for sms (LGN-11). */
    botCheck: v.optional(v.string()),
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
  ],
});

/** What a refused login may add (OPN-58, OPN-78): parse `CallError.value` with it. */
export const loginFailure = v.object({
  captchaRequired: flag(),
  extraVerification: v.nullish(
    v.picklist(["mobile", "email", "bankAccountName", "google"]),
  ),
});

export const logout = defineCall({
  id: "W-03",
  name: "logout",
  purpose: "Ends the session; its token is refused from then on.",
  method: "DELETE",
  path: "/wps/session/logout",
  auth: "token",
  request: v.object({}),
  response: v.unknown(),
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

export const memberInfo = defineCall({
  id: "W-04",
  name: "memberInfo",
  purpose: "Reads who is signed in.",
  method: "GET",
  path: "/wps/member/info",
  auth: "token",
  request: v.object({}),
  response: v.object({
    id: text(),
    account: text(),
    nickname: optionalText(),
    /** Account type: agents and trial users by the brand's lists (OPN-03). */
    type: text(),
    currencySymbol: optionalText(),
    vipLabelName: optionalText(),
    vipRankLevel: optionalText(),
    hasVip: flag(),
  }),
});

export const memberIcon = defineCall({
  id: "W-05",
  name: "memberIcon",
  purpose: "Reads the address of the member's picture.",
  method: "GET",
  path: "/wps/member/info/icon",
  auth: "token",
  request: v.object({}),
  response: v.object({ url: optionalText() }),
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

export const balance = defineCall({
  id: "W-49",
  name: "balance",
  purpose: "Reads the wallet's balance.",
  method: "GET",
  path: "/wps/v2/wallets/balance",
  auth: "token",
  request: v.object({}),
  response: v.object({
    /** Decimal string in the account's currency. */
    balance: amount(),
    currencySymbol: optionalText(),
  }),
});

export const unreadCount = defineCall({
  id: "W-50",
  name: "unreadCount",
  purpose: "Counts the unread messages.",
  method: "GET",
  path: "/wps/relay/CSP_unreadCount",
  auth: "token",
  request: v.object({}),
  response: v.object({
    count: v.pipe(text(), v.digits(), v.transform(Number)),
  }),
});

export const consolidatedFunds = defineCall({
  id: "W-51",
  name: "consolidatedFunds",
  purpose: "Reads which kinds of contract the member's line has.",
  method: "GET",
  path: "/wps/member/info/funds/consolidated",
  auth: "token",
  request: v.object({}),
  response: v.object({
    dailysalreqtype: optionalText(),
    divtypereq: optionalText(),
    contracthoursalreq: optionalText(),
    realtimesalreqtype: optionalText(),
  }),
});

export const merchantWallet = defineCall({
  id: "W-52",
  name: "merchantWallet",
  purpose: "Says whether there is one wallet or one for each vendor.",
  method: "GET",
  path: "/wps/relay/GCS_merchantWallet",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({ isSingle: flag() }),
});
