import { defineMessages, useIntl } from "react-intl";

const messages = defineMessages<{
  between: { min: string; max: string };
  atLeast: { min: string };
  atMost: { max: string };
}>({
  between: {
    id: "ui.numberField.between",
    defaultMessage: "From {min} to {max}.",
    description: "Hint below a field for a number: its least and its most",
  },
  atLeast: {
    id: "ui.numberField.atLeast",
    defaultMessage: "At least {min}.",
    description: "Hint below a field for a number: its least",
  },
  atMost: {
    id: "ui.numberField.atMost",
    defaultMessage: "At most {max}.",
    description: "Hint below a field for a number: its most",
  },
});

interface NumberLimitsProps {
  min: string | undefined;
  max: string | undefined;
}

/** How little and how much a field takes, in words. */
export function NumberLimits({ min, max }: NumberLimitsProps) {
  const { formatMessage } = useIntl();
  if (min !== undefined && max !== undefined)
    return formatMessage(messages.between, { min, max });
  if (min !== undefined) return formatMessage(messages.atLeast, { min });
  return max === undefined ? null : formatMessage(messages.atMost, { max });
}
