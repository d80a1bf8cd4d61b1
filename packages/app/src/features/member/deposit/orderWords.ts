import { defineMessages, type IntlShape } from "react-intl";

/** How an order to pay in stands. */
export const orderStates = defineMessages({
  CREATED: {
    id: "deposit.state.created",
    defaultMessage: "Waiting for your payment",
    description: "State of a deposit: it is to be paid in the other window",
  },
  PAID: {
    id: "deposit.state.paid",
    defaultMessage: "Paid, not yet credited",
    description: "State of a deposit: it was paid and is to be credited",
  },
  CREDITING: {
    id: "deposit.state.crediting",
    defaultMessage: "Paid, being credited",
    description: "State of a deposit: it is being credited",
  },
  CREDITED: {
    id: "deposit.state.credited",
    defaultMessage: "Credited",
    description: "State of a deposit: the money is in the wallet",
  },
  FAILED: {
    id: "deposit.state.failed",
    defaultMessage: "Not credited",
    description: "State of a deposit: it has failed",
  },
  EXPIRED: {
    id: "deposit.state.expired",
    defaultMessage: "Expired",
    description: "State of a deposit: it was not paid in time",
  },
  unknown: {
    id: "deposit.state.unknown",
    defaultMessage: "Under way",
    description: "State of a deposit that this portal has no name for",
  },
});

/** Where the money is in each state. */
export const whereMoneyIs = defineMessages({
  CREATED: {
    id: "deposit.where.created",
    defaultMessage:
      "Nothing has been paid so far. Once you have paid, this page says so by itself.",
    description: "Where the money of an unpaid deposit is",
  },
  PAID: {
    id: "deposit.where.paid",
    defaultMessage:
      "The provider has your payment. There is no need to pay again.",
    description: "Where the money of a paid deposit is",
  },
  CREDITING: {
    id: "deposit.where.crediting",
    defaultMessage:
      "Your payment has arrived here and is being added to your wallet.",
    description: "Where the money of a deposit is while it is credited",
  },
  CREDITED: {
    id: "deposit.where.credited",
    defaultMessage: "The amount is in your main wallet.",
    description: "Where the money of a credited deposit is",
  },
  FAILED: {
    id: "deposit.where.failed",
    defaultMessage:
      "Nothing was added to your wallet. If your bank shows that you paid, the money is with the provider: give customer service the number below, and it is credited or sent back.",
    description: "Where the money of a failed deposit is",
  },
  EXPIRED: {
    id: "deposit.where.expired",
    defaultMessage:
      "No payment came in time, and nothing was added. If you have paid all the same, give customer service the number below.",
    description: "Where the money of an expired deposit is",
  },
  unknown: {
    id: "deposit.where.unknown",
    defaultMessage:
      "Customer service can tell you more by the number below. Do not pay again before that.",
    description: "Where the money of a deposit is, in a state without a name",
  },
});

const reasons = defineMessages({
  BANK_REFUSED: {
    id: "deposit.reason.bankRefused",
    defaultMessage: "Your bank has refused the payment.",
    description: "Why a deposit has failed",
  },
  CANCELLED: {
    id: "deposit.reason.cancelled",
    defaultMessage: "The payment was called off on the provider’s page.",
    description: "Why a deposit has failed",
  },
  AMOUNT_MISMATCH: {
    id: "deposit.reason.amountMismatch",
    defaultMessage: "What was paid differs from the amount of the order.",
    description: "Why a deposit has failed",
  },
  code: {
    id: "deposit.reason.code",
    defaultMessage: "Customer service can explain the reason to you.",
    description: "A deposit has failed for a reason that has no words here",
  },
});

const isReason = (code: string): code is keyof typeof reasons =>
  Object.hasOwn(reasons, code);

/**
 * Why a deposit failed: known codes in our words, sentences of the platform as they came, and never a bare code.
 *
 * @example depositReason(intl, "BANK_REFUSED") // "Your bank has refused the payment."
 */
export function depositReason(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  reason: string | undefined,
): string | undefined {
  const text = reason?.trim() ?? "";
  if (text === "") return undefined;
  if (isReason(text)) return formatMessage(reasons[text]);
  return /^[A-Z][A-Z\d_]+$/.test(text) ? formatMessage(reasons.code) : text;
}
