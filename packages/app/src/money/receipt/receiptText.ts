import type { PlainWordId } from "@foyer/ui/words";
import type { Receipt, ReceiptAnswer } from "@foyer/platform/calls";
import { useSession } from "../../actors/actors.ts";
import { useMoneyText } from "../order/moneyText.ts";

/** The three answers by name. */
export const answerWords = {
  RECEIVED: "receipt.answer.received",
  NOT_RECEIVED: "receipt.answer.notReceived",
  FULL_PAYMENT: "receipt.answer.full",
} as const satisfies Record<ReceiptAnswer, PlainWordId>;

/**
 * Formats a withdrawal's amounts with the member's currency, isolated so that they survive right-to-left text.
 *
 * @example useAmounts(receipt).amount // "RM 500.00"
 */
export function useAmounts(receipt: Receipt) {
  const { money } = useMoneyText(useSession().member?.currencySymbol ?? "");
  return {
    amount: money(receipt.amount),
    received: money(receipt.receivedAmount),
    remaining: money(receipt.remainingAmount),
  };
}
