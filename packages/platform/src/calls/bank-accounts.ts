import * as v from "valibot";
import { defineCall } from "../call.ts";
import { count, epoch, list, optionalText, text } from "../schema/tolerant.ts";
import { stepUpRequest } from "./step-up.ts";

export const bankAccounts = defineCall({
  id: "W-104",
  name: "bankAccounts",
  purpose: "Lists the bank accounts for withdrawals.",
  method: "GET",
  path: "/wps/member/bankAccounts",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({
    list: list(
      v.object({
        id: text(),
        bank: text(),
        maskedNumber: text(),
        holder: text(),
        /** From when it can be withdrawn to; absent: now. */
        usableFrom: v.nullish(epoch()),
      }),
    ),
    /** The member's own name, in which every account must be held; empty: requested with the first account. */
    holder: optionalText(),
    /** Banks to choose from, for the member's country and currency; empty: free text. */
    banks: v.optional(list(text()), []),
    /** The form of the account numbers of some of these banks. */
    bankForms: v.optional(
      list(
        v.object({
          bank: text(),
          /** Least and most digits of a number. */
          min: v.pipe(count(), v.maxValue(34)),
          max: v.pipe(count(), v.maxValue(34)),
        }),
      ),
      [],
    ),
  }),
});

export const addBankAccount = defineCall({
  id: "W-104b",
  name: "addBankAccount",
  purpose: "Adds a bank account.",
  method: "POST",
  path: "/wps/member/bankAccounts",
  auth: "token",
  sealed: true,
  request: v.object({
    holder: v.string(),
    bank: v.string(),
    number: v.string(),
    paymentPassword: v.string(),
    ...stepUpRequest,
  }),
  response: v.object({ id: text() }),
  errors: [
    "PAYMENT_PASSWORD_WRONG",
    "LOCKED",
    "ACCOUNT_LIMIT",
    "HOLDER_MISMATCH",
    "STEP_UP_REQUIRED",
  ],
});

export const removeBankAccount = defineCall({
  id: "W-104c",
  name: "removeBankAccount",
  purpose: "Removes a bank account.",
  method: "DELETE",
  path: "/wps/member/bankAccounts",
  auth: "token",
  sealed: true,
  request: v.object({ id: v.string(), paymentPassword: v.string() }),
  response: v.unknown(),
  errors: ["PAYMENT_PASSWORD_WRONG", "LOCKED"],
});
