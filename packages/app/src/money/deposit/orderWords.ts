import type { IntlShape } from "react-intl";
import { reasonIn } from "../order/moneyText.ts";

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

/**
 * Why a deposit failed.
 *
 * @example depositReason(intl, "BANK_REFUSED") // "Your bank has refused the payment."
 */
export const depositReason = (
  intl: Pick<IntlShape, "formatMessage">,
  reason: string | undefined,
): string | undefined => reasonIn(intl, reasons, "deposit.reason.code", reason);
