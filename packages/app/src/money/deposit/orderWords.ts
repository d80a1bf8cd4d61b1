import { translate } from "@foyer/ui/words";
import type { IntlShape } from "react-intl";

/** How an order to pay in stands. */
export const orderStates = {
  CREATED: "deposit.state.created",
  PAID: "deposit.state.paid",
  CREDITING: "deposit.state.crediting",
  CREDITED: "deposit.state.credited",
  FAILED: "deposit.state.failed",
  EXPIRED: "deposit.state.expired",
  unknown: "deposit.state.unknown",
} as const;

/** Where the money is in each state. */
export const whereMoneyIs = {
  CREATED: "deposit.where.created",
  PAID: "deposit.where.paid",
  CREDITING: "deposit.where.crediting",
  CREDITED: "deposit.where.credited",
  FAILED: "deposit.where.failed",
  EXPIRED: "deposit.where.expired",
  unknown: "deposit.where.unknown",
} as const;

const reasons = {
  BANK_REFUSED: "deposit.reason.bankRefused",
  CANCELLED: "deposit.reason.cancelled",
  AMOUNT_MISMATCH: "deposit.reason.amountMismatch",
} as const;

const isReason = (code: string): code is keyof typeof reasons =>
  Object.hasOwn(reasons, code);

/**
 * Why a deposit failed: known codes in our words, sentences of the platform as they came, and never a bare code.
 *
 * @example depositReason(intl, "BANK_REFUSED") // "Your bank has refused the payment."
 */
export function depositReason(
  intl: Pick<IntlShape, "formatMessage">,
  reason: string | undefined,
): string | undefined {
  const text = reason?.trim() ?? "";
  if (text === "") return undefined;
  if (isReason(text)) return translate(intl, reasons[text]);
  return /^[A-Z][A-Z\d_]+$/.test(text)
    ? translate(intl, "deposit.reason.code")
    : text;
}
