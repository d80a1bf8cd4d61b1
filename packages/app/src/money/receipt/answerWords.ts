import type { PlainWordId } from "@foyer/ui/words";
import type { ReceiptAnswer } from "@foyer/platform/calls";

/** The three answers by name. */
export const answerWords = {
  RECEIVED: "receipt.answer.received",
  NOT_RECEIVED: "receipt.answer.notReceived",
  FULL_PAYMENT: "receipt.answer.full",
} as const satisfies Record<ReceiptAnswer, PlainWordId>;
