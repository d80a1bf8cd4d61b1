import { defineMessages } from "react-intl";
import type { ReceiptAnswer } from "@foyer/platform/calls";

/** The three answers by name. */
export const answerWords = defineMessages<Record<ReceiptAnswer, {}>>({
  RECEIVED: {
    id: "receipt.answer.received",
    defaultMessage: "Received",
    description: "Answer about a payout: it arrived (WDR-02)",
  },
  NOT_RECEIVED: {
    id: "receipt.answer.notReceived",
    defaultMessage: "Not received",
    description: "Answer about a payout: it did not arrive (WDR-03)",
  },
  FULL_PAYMENT: {
    id: "receipt.answer.full",
    defaultMessage: "Full payment made",
    description: "Answer about a payout: all of it was paid (WDR-04)",
  },
});
