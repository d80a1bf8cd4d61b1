import { useTranslations } from "../../words/translate.ts";
import { AmountText } from "./AmountText.tsx";

interface AmountLimitsProps {
  min: string | undefined;
  max: string | undefined;
  symbol: string | undefined;
  places: number;
}

/** How little and how much a field takes, in words. */
export function AmountLimits({ min, max, symbol, places }: AmountLimitsProps) {
  const t = useTranslations();
  const shown = (amount: string) => (
    <AmountText key={amount} amount={amount} symbol={symbol} places={places} />
  );
  if (min !== undefined && max !== undefined)
    return t("ui.amountField.between", {
      min: shown(min),
      max: shown(max),
    });
  if (min !== undefined)
    return t("ui.amountField.atLeast", { min: shown(min) });
  return max === undefined
    ? null
    : t("ui.amountField.atMost", { max: shown(max) });
}
