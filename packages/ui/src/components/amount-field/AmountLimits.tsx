import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { tabular } from "../../styles/text.css.ts";
import { writeAmount } from "./writeAmount.ts";

interface AmountLimitsProps {
  min: string | undefined;
  max: string | undefined;
  symbol: string | undefined;
  places: number;
}

/** The minimum and maximum of a field, as text. */
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

interface AmountTextProps {
  amount: string;
  symbol: string | undefined;
  places: number;
}

/** An amount inside a sentence: with its currency, left to right in every language, on one line. */
function AmountText({ amount, symbol, places }: AmountTextProps) {
  const { locale } = useIntl();
  const figure = writeAmount(amount, { locale, places, grouped: true });
  return (
    <bdi dir="ltr" className={tabular}>
      {symbol === undefined ? figure : `${symbol}\u00a0${figure}`}
    </bdi>
  );
}
