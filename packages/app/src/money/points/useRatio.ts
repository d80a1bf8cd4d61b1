import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { useSession } from "../../actors/actors.ts";

/* More than money has: a point may be worth a small part of the smallest coin. */
const mostPlaces = 18;

const isFigure = (text: string): text is `${number}` =>
  /^-?\d+(?:\.\d+)?$/.test(text);

/**
 * Writes what points are worth, in the unit that the platform names; without one in the member's currency.
 *
 * @example useRatio("RM").ratio("0.01") // "1 point = RM 0.01"
 */
export function useRatio(unit: string | undefined) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { member } = useSession();
  const symbol = unit || (member?.currencySymbol ?? "");
  /** One figure with its currency, in one piece in a right-to-left sentence. */
  const money = (amount: string) => {
    const figure = isFigure(amount)
      ? formatNumber(amount, {
          minimumFractionDigits: 2,
          maximumFractionDigits: mostPlaces,
        })
      : "–";
    return `\u2068${symbol}${symbol && "\u00a0"}${figure}\u2069`;
  };
  return {
    symbol,
    money,
    ratio: (amount: string) => t("points.ratio", { amount: money(amount) }),
  };
}
