import { useIntl } from "react-intl";
import { moneyParts } from "../../components/money/moneyParts.ts";
import { isPlainDecimal } from "../records/compareDecimals.ts";
import type { ChartProps } from "./points.ts";

const isFigure = (text: string): text is `${number}` => isPlainDecimal(text);

/**
 * Writes a chart's values in the reader's language, for who hears them.
 *
 * @example useValueWords({ kind: "money", currencySymbol: "RM" })("12.5") // "RM 12.50"
 */
export function useValueWords({
  kind = "number",
  currencySymbol = "",
}: Pick<ChartProps, "kind" | "currencySymbol">): (value: string) => string {
  const { locale, formatNumber } = useIntl();
  return (value) => {
    if (!isFigure(value)) return "–";
    if (kind === "number")
      return formatNumber(value, { maximumFractionDigits: 2 });
    const parts = moneyParts(value, locale, "negative");
    const symbol = currencySymbol === "" ? "" : `${currencySymbol}\u00a0`;
    return parts ? `${parts.sign}${symbol}${parts.figure}` : "–";
  };
}
