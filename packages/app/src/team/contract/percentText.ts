import type { IntlShape } from "react-intl";
import { translate } from "@foyer/ui/words";
import { formatAmount } from "@foyer/platform/money";

/**
 * Writes a rate in per cent, in one piece also where the sentence runs the other way.
 *
 * @example percentText(intl, "1.5") // "1.50 %"
 */
export const percentText = (
  intl: Pick<IntlShape, "locale" | "formatMessage">,
  rate: string,
): string =>
  translate(intl, "contract.term.percent", {
    rate: formatAmount(rate, intl.locale),
  });
