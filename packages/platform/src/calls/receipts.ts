import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  epoch,
  flag,
  list,
  oneOf,
  text,
} from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

export const receiptStates = [
  "AWAITING",
  "PARTIAL",
  "NOT_RECEIVED",
  "FULL",
  "RECEIVED",
] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** What can become of a payout that is asked about, in the order in which it may happen. */
export const receiptSteps = [
  "SENT",
  /** A part of it was seen to arrive. */
  "PART",
  "RECEIVED",
  "NOT_RECEIVED",
  "FULL_PAYMENT",
  /** Nobody answered in time: it counts as received (WDR-07). */
  "TIMED_OUT",
  /** The bank says that it arrived. */
  "CONFIRMED",
  /** It counts as received, and nothing is given back (OPN-07). */
  "FORCED",
  /** What did not arrive is back in the wallet. */
  "REFUNDED",
] as const;
export type ReceiptStep = (typeof receiptSteps)[number] | "unknown";

const receiptEvent = v.object({
  step: oneOf(receiptSteps),
  at: epoch(),
  /** What was sent, arrived or came back with it. */
  amount: v.nullish(amount()),
  /** How many pictures were shown as proof. */
  pictures: v.fallback(count(), 0),
});
export type ReceiptEvent = v.InferOutput<typeof receiptEvent>;

/** A payout whose arrival the member confirms (WDR-09). */
export const receipt = v.object({
  id: text(),
  amount: amount(),
  receivedAmount: amount(),
  remainingAmount: amount(),
  state: oneOf(receiptStates),
  proofImages: list(text()),
  issuedAt: epoch(),
  /** Minutes to answer in; absent: no timer is shown (OPN-06). */
  confirmMinutes: v.nullish(count()),
  expiresAt: v.nullish(epoch()),
  /** Counts as received whatever is answered, and is not refunded (OPN-07). */
  forced: flag(),
  /** Oldest first; beyond the documented fields, and empty where a platform does not tell it. */
  history: list(receiptEvent),
});
export type Receipt = v.InferOutput<typeof receipt>;

export const receiptList = defineCall({
  id: "W-67",
  name: "receiptList",
  purpose: "Lists payouts whose arrival is asked for, newest first.",
  method: "GET",
  path: "/wps/relay/WCS_receiptList",
  auth: "token",
  place: "body",
  request: v.object({
    ...pageRequest,
    state: v.optional(v.picklist(receiptStates)),
  }),
  response: v.object({ list: list(receipt), totalPages: count() }),
});

export const receiptProof = defineCall({
  id: "W-68",
  name: "receiptProof",
  purpose: "Uploads pictures that show what did not arrive.",
  method: "POST",
  path: "/wps/relay/WCS_receiptProof",
  auth: "token",
  encoding: "multipart",
  request: v.object({ id: v.string(), images: v.array(v.blob()) }),
  response: list(v.object({ imageId: text(), url: text() })),
  errors: ["IMAGE_TYPE", "IMAGE_SIZE", "IMAGE_COUNT", "ALREADY_SETTLED"],
});

export const receiptAnswers = [
  "RECEIVED",
  "NOT_RECEIVED",
  "FULL_PAYMENT",
] as const;
export type ReceiptAnswer = (typeof receiptAnswers)[number];

export const receiptConfirm = defineCall({
  id: "W-69",
  name: "receiptConfirm",
  purpose: "Answers whether a payout arrived.",
  method: "POST",
  path: "/wps/relay/WCS_receiptConfirm",
  auth: "token",
  money: true,
  request: v.object({
    id: v.string(),
    answer: v.picklist(receiptAnswers),
    imageIds: v.optional(v.array(v.string())),
  }),
  response: receipt,
  errors: ["ALREADY_SETTLED", "PROOF_REQUIRED"],
});
