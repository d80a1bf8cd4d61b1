import { useIntl } from "react-intl";
import { formatAmount } from "@foyer/platform/money";
import type { Receipt } from "@foyer/platform/calls";
import { useSession } from "../../actors/actors.ts";

/** The figures of a payout as words of a sentence. */
export interface Amounts {
  readonly amount: string;
  readonly received: string;
  readonly remaining: string;
}

/**
 * Writes a payout's figures with the member's currency, so that they stay in one piece in a right-to-left sentence.
 *
 * @example useAmounts(receipt).amount // "RM 500.00"
 */
export function useAmounts(receipt: Receipt): Amounts {
  const { locale } = useIntl();
  const symbol = useSession().member?.currencySymbol ?? "";
  const write = (amount: string) =>
    `\u2068${symbol}${symbol && "\u00a0"}${formatAmount(amount, locale)}\u2069`;
  return {
    amount: write(receipt.amount),
    received: write(receipt.receivedAmount),
    remaining: write(receipt.remainingAmount),
  };
}
