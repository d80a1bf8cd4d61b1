import { useIntl } from "react-intl";
import { tabular } from "../../styles/text.css.ts";
import { writeAmount } from "./writeAmount.ts";

interface AmountTextProps {
  amount: string;
  symbol: string | undefined;
  places: number;
}

/** An amount inside a sentence: with its currency, left to right in every language, on one line. */
export function AmountText({ amount, symbol, places }: AmountTextProps) {
  const { locale } = useIntl();
  const figure = writeAmount(amount, { locale, places, grouped: true });
  return (
    <bdi dir="ltr" className={tabular}>
      {symbol === undefined ? figure : `${symbol}\u00a0${figure}`}
    </bdi>
  );
}
