import { defineMessages, useIntl } from "react-intl";
import type { Receipt } from "@foyer/platform/calls";
import { add, compare, negate } from "@foyer/platform/money";
import { CostSummary, DescriptionList } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Money } from "@foyer/ui/money";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";

const messages = defineMessages({
  amount: {
    id: "receipt.amount",
    defaultMessage: "Paid out to you",
    description: "Label of the amount of a payout",
  },
  received: {
    id: "receipt.received",
    defaultMessage: "Arrived so far",
    description: "Label of the part of a payout that has arrived",
  },
  remaining: {
    id: "receipt.remaining",
    defaultMessage: "Still to come",
    description: "Label of the part of a payout that has not arrived",
  },
  doNotAddUp: {
    id: "receipt.doNotAddUp",
    defaultMessage:
      "These figures do not add up. Please ask customer service before you answer.",
    description: "The platform's figures of a payout contradict each other",
  },
});

/** How much it is; of a part, how much has come and how much is missing, as a sum that can be checked (WDR-05). */
export function ReceiptFigures({ receipt }: { readonly receipt: Receipt }) {
  const { formatMessage } = useIntl();
  const symbol = useSession().member?.currencySymbol ?? "";
  const { amount, receivedAmount, remainingAmount } = receipt;
  if (receipt.state !== "PARTIAL")
    return (
      <Stack gap="x1">
        <Text size="small" tone="quiet">
          {formatMessage(messages.amount)}
        </Text>
        <Money amount={amount} symbol={symbol} size="display" />
      </Stack>
    );
  if (compare(add(receivedAmount, remainingAmount), amount) !== 0)
    return (
      <Stack gap="x4">
        <DescriptionList
          items={(
            [
              ["amount", amount],
              ["received", receivedAmount],
              ["remaining", remainingAmount],
            ] as const
          ).map(([key, value]) => ({
            key,
            label: formatMessage(messages[key]),
            value: <Money amount={value} symbol={symbol} />,
          }))}
        />
        <InlineMessage tone="warning">
          {formatMessage(messages.doNotAddUp)}
        </InlineMessage>
      </Stack>
    );
  return (
    <CostSummary
      currencySymbol={symbol}
      lines={[
        { key: "amount", label: formatMessage(messages.amount), amount },
        {
          key: "received",
          label: formatMessage(messages.received),
          amount: negate(receivedAmount),
        },
      ]}
      total={{
        key: "remaining",
        label: formatMessage(messages.remaining),
        amount: remainingAmount,
      }}
    />
  );
}
