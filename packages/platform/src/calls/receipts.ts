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

/** Events of a withdrawal that awaits confirmation, in the order in which they may happen. */
export const receiptSteps = [
  "SENT",
  /** A part of it has arrived. */
  "PART",
  "RECEIVED",
  "NOT_RECEIVED",
  "FULL_PAYMENT",
  /** There was no answer in time: it counts as received (WDR-07). */
  "TIMED_OUT",
  /** The bank says that it arrived. */
  "CONFIRMED",
  /** It counts as received, and nothing is refunded (OPN-07). */
  "FORCED",
  /** What did not arrive was refunded to the wallet. */
  "REFUNDED",
] as const;
export type ReceiptStep = (typeof receiptSteps)[number] | "unknown";

const receiptEvent = v.object({
  step: oneOf(receiptSteps),
  at: epoch(),
  /** The amount sent, arrived or refunded in this event. */
  amount: v.nullish(amount()),
  /** Number of pictures submitted as proof. */
  pictures: v.fallback(count(), 0),
});
export type ReceiptEvent = v.InferOutput<typeof receiptEvent>;

/** A withdrawal whose arrival the member confirms (WDR-09). */
export const receipt = v.object({
  id: text(),
  amount: amount(),
  receivedAmount: amount(),
  remainingAmount: amount(),
  state: oneOf(receiptStates),
  proofImages: list(text()),
  issuedAt: epoch(),
  /** Minutes to answer; absent: no timer is shown (OPN-06). */
  confirmMinutes: v.nullish(count()),
  expiresAt: v.nullish(epoch()),
  /** Counts as received whatever the answer, and is not refunded (OPN-07). */
  forced: flag(),
  /** Oldest first; beyond the documented fields, and empty if a platform does not provide it. */
  history: list(receiptEvent),
});
export type Receipt = v.InferOutput<typeof receipt>;

export const receiptList = defineCall({
  id: "W-67",
  name: "receiptList",
  purpose: "Lists withdrawals that await confirmation, newest first.",
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
  purpose: "Uploads screenshots that show what did not arrive.",
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
  purpose: "Reports whether a withdrawal arrived.",
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
