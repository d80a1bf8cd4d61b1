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
 * Writes a payout's figures with the member's currency, so that they stay in one piece in a right-to-left sentence.
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
