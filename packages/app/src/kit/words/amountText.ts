import type { IntlShape } from "react-intl";
import { formatAmount } from "@foyer/platform/money";

/**
 * Formats an amount with its currency for use in a sentence, isolated so that it survives right-to-left text.
 *
 * @example amountText(intl, "500", "RM") // "RM 500.00"
 */
export const amountText = (
  { locale }: Pick<IntlShape, "locale">,
  amount: string,
  symbol: string,
): string =>
  `\u2068${symbol}${symbol && "\u00a0"}${formatAmount(amount, locale)}\u2069`;
