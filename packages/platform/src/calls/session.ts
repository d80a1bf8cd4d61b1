import * as v from "valibot";
import { defineCall } from "../call.ts";
import { amount, flag, optionalText, text } from "../schema/tolerant.ts";

export const logout = defineCall({
  id: "W-03",
  name: "logout",
  purpose: "Ends the session; its token is rejected from then on.",
  method: "DELETE",
  path: "/wps/session/logout",
  auth: "token",
  request: v.object({}),
  response: v.unknown(),
});

export const memberInfo = defineCall({
  id: "W-04",
  name: "memberInfo",
  purpose: "Reads who is logged in.",
  method: "GET",
  path: "/wps/member/info",
  auth: "token",
  request: v.object({}),
  response: v.object({
    id: text(),
    account: text(),
    nickname: optionalText(),
    /** Account type: the brand's lists say which are agents and trial users (OPN-03). */
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
  purpose: "Reads which types of contract the member's line has.",
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
  purpose: "Says whether there is a single wallet or one for each provider.",
  method: "GET",
  path: "/wps/relay/GCS_merchantWallet",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({ isSingle: flag() }),
});
