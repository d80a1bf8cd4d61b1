import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

/** Money is sent as it was received: a plain decimal string. */
const money = v.pipe(v.string(), v.regex(/^\d{1,30}(\.\d{1,18})?$/));
/** The fee that the member has seen: a higher one is refused, so that nobody pays what was not shown. */
const shownFee = v.optional(money);

export const wallets = defineCall({
  id: "W-106",
  name: "wallets",
  purpose: "Lists the wallets with their balances.",
  method: "GET",
  path: "/wps/v2/wallets",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({
    list: list(
      v.object({
        /** Empty: the main wallet. */
        vendor: optionalText(),
        balance: amount(),
        updatedAt: epoch(),
        transferable: flag(),
      }),
    ),
  }),
});

export const walletTransfer = defineCall({
  id: "W-53",
  name: "walletTransfer",
  purpose: "Transfers money between two wallets of the member.",
  method: "POST",
  path: "/wps/relay/GCS_walletTransfer",
  auth: "token",
  money: true,
  request: v.object({ from: v.string(), to: v.string(), amount: money }),
  response: v.object({ balance: amount() }),
  errors: ["INSUFFICIENT_BALANCE", "VENDOR_BUSY"],
});

export const walletReturn = defineCall({
  id: "W-107",
  name: "walletReturn",
  purpose: "Transfers all money back to the main wallet.",
  method: "POST",
  path: "/wps/relay/GCS_walletReturn",
  auth: "token",
  money: true,
  request: v.object({}),
  response: v.object({ balance: amount() }),
  errors: ["VENDOR_BUSY"],
});

export const transferRecipients = defineCall({
  id: "W-83b",
  name: "transferRecipients",
  purpose:
    "Lists whom the member transferred money to before, and says whether a note can go with it.",
  method: "GET",
  path: "/wps/relay/WCS_transferRecipients",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({
    /** The latest first; only those who can still be transferred to. */
    list: list(
      v.object({
        account: text(),
        direction: v.picklist(["UPLINE", "DOWNLINE"]),
      }),
    ),
    /** Longest note to the recipient, in characters; absent: no notes. */
    noteLength: v.nullish(count()),
  }),
});

export const memberTransfer = defineCall({
  id: "W-83",
  name: "memberTransfer",
  purpose: "Transfers money to the upline agent or to a downline.",
  method: "POST",
  path: "/wps/relay/WCS_memberTransfer",
  auth: "token",
  sealed: true,
  money: true,
  request: v.object({
    direction: v.picklist(["UPLINE", "DOWNLINE"]),
    account: v.string(),
    amount: money,
    paymentPassword: v.string(),
    /** Plain text for the recipient; only sent if W-83b allows notes. */
    note: v.optional(v.string()),
  }),
  response: v.object({ balance: amount() }),
  errors: ["PAYMENT_PASSWORD_WRONG", "LOCKED", "INSUFFICIENT_BALANCE"],
});

export const depositMethods = defineCall({
  id: "W-80",
  name: "depositMethods",
  purpose: "Lists the payment methods for deposits.",
  method: "GET",
  path: "/wps/relay/WCS_depositMethods",
  auth: "token",
  request: v.object({}),
  response: list(
    v.object({
      id: text(),
      title: text(),
      min: amount(),
      max: amount(),
      /** Deducted from the amount; absent: none. */
      fee: v.optional(amount(), "0"),
      /** Usual number of minutes until the money is credited. */
      arrivalMinutes: v.optional(count(), 0),
    }),
  ),
});

export const deposit = defineCall({
  id: "W-81",
  name: "deposit",
  purpose: "Opens a deposit order and says where to pay it.",
  method: "POST",
  path: "/wps/relay/WCS_deposit",
  auth: "token",
  money: true,
  request: v.object({ methodId: v.string(), amount: money, fee: shownFee }),
  response: v.object({ orderId: text(), url: text() }),
  errors: ["AMOUNT_RANGE", "FEE_CHANGED"],
});

export const depositStates = [
  "CREATED",
  "PAID",
  "CREDITING",
  "CREDITED",
  "FAILED",
  "EXPIRED",
] as const;

export const depositOrder = defineCall({
  id: "W-108",
  name: "depositOrder",
  purpose: "Reports the status of a deposit order.",
  method: "GET",
  path: "/wps/relay/WCS_depositOrder",
  auth: "token",
  request: v.object({ orderId: v.string() }),
  response: v.object({
    orderId: text(),
    state: oneOf(depositStates),
    amount: amount(),
    fee: v.optional(amount(), "0"),
    reason: optionalText(),
    updatedAt: epoch(),
  }),
});

export const withdrawOptions = defineCall({
  id: "W-109",
  name: "withdrawOptions",
  purpose:
    "Says how much can be withdrawn, by which methods, and what prevents it.",
  method: "GET",
  path: "/wps/relay/WCS_withdrawOptions",
  auth: "token",
  request: v.object({}),
  response: v.object({
    methods: list(
      v.object({
        id: text(),
        title: text(),
        min: amount(),
        max: amount(),
        /** The current fee. */
        fee: v.optional(amount(), "0"),
        /** The usual fee, if it is waived, and the rank that waives it. */
        waived: v.nullish(v.object({ fee: amount(), by: text() })),
        /** In the platform's words. */
        arrival: optionalText(),
      }),
    ),
    blockers: list(
      v.object({
        code: text(),
        message: optionalText(),
        action: optionalText(),
        /** When it ends without anybody doing anything. */
        until: v.nullish(epoch()),
      }),
    ),
    available: amount(),
    dailyLeft: amount(),
  }),
});

export const withdraw = defineCall({
  id: "W-82",
  name: "withdraw",
  purpose: "Requests a withdrawal to a bank account.",
  method: "POST",
  path: "/wps/relay/WCS_withdraw",
  auth: "token",
  sealed: true,
  money: true,
  request: v.object({
    accountId: v.string(),
    amount: money,
    fee: shownFee,
    paymentPassword: v.string(),
  }),
  response: v.object({ orderId: text() }),
  errors: [
    "PAYMENT_PASSWORD_WRONG",
    "LOCKED",
    "INSUFFICIENT_BALANCE",
    "AMOUNT_RANGE",
    "FEE_CHANGED",
  ],
});

export const withdrawalStages = [
  "REQUESTED",
  "REVIEWING",
  "APPROVED",
  "SENT",
  "RECEIPT",
  "DONE",
  "REJECTED",
] as const;

export const withdrawals = defineCall({
  id: "W-110",
  name: "withdrawals",
  purpose: "Lists withdrawal requests, with every stage of each.",
  method: "GET",
  path: "/wps/relay/WCS_withdrawals",
  auth: "token",
  place: "body",
  request: v.object({ from: count(), to: count(), ...pageRequest }),
  response: v.object({
    list: list(
      v.object({
        orderId: text(),
        amount: amount(),
        fee: v.optional(amount(), "0"),
        net: amount(),
        /** The rank that waived the fee; empty: none did. */
        feeWaivedBy: optionalText(),
        stages: list(
          v.object({
            state: oneOf(withdrawalStages),
            at: epoch(),
            expectedBy: v.nullish(epoch()),
            reason: optionalText(),
          }),
        ),
      }),
    ),
    totalPages: count(),
  }),
});
