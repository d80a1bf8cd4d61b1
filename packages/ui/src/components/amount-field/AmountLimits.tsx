import { defineMessages, useIntl, type MessageValue } from "react-intl";
import { AmountText } from "./AmountText.tsx";

const messages = defineMessages<{
  between: { min: MessageValue; max: MessageValue };
  atLeast: { min: MessageValue };
  atMost: { max: MessageValue };
}>({
  between: {
    id: "ui.amountField.between",
    defaultMessage: "From {min} to {max}.",
    description: "Hint below a field for money: its least and its most",
  },
  atLeast: {
    id: "ui.amountField.atLeast",
    defaultMessage: "At least {min}.",
    description: "Hint below a field for money: its least",
  },
  atMost: {
    id: "ui.amountField.atMost",
    defaultMessage: "At most {max}.",
    description: "Hint below a field for money: its most",
  },
});

interface AmountLimitsProps {
  min: string | undefined;
  max: string | undefined;
  symbol: string | undefined;
  places: number;
}

/** How little and how much a field takes, in words. */
export function AmountLimits({ min, max, symbol, places }: AmountLimitsProps) {
  const { formatMessage } = useIntl();
  const shown = (amount: string) => (
    <AmountText key={amount} amount={amount} symbol={symbol} places={places} />
  );
  if (min !== undefined && max !== undefined)
    return formatMessage(messages.between, {
      min: shown(min),
      max: shown(max),
    });
  if (min !== undefined)
    return formatMessage(messages.atLeast, { min: shown(min) });
  return max === undefined
    ? null
    : formatMessage(messages.atMost, { max: shown(max) });
}
