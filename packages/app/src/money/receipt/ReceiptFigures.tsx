import { useTranslations } from "@foyer/ui/words";
import type { Receipt } from "@foyer/platform/calls";
import { add, compare, negate } from "@foyer/platform/money";
import { CostSummary, DescriptionList } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Money } from "@foyer/ui/money";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";

const messages = {
  amount: "receipt.amount",
  received: "receipt.received",
  remaining: "receipt.remaining",
  doNotAddUp: "receipt.doNotAddUp",
} as const;

/** How much it is; of a part, how much has come and how much is missing, as a sum that can be checked (WDR-05). */
export function ReceiptFigures({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations();
  const symbol = useSession().member?.currencySymbol ?? "";
  const { amount, receivedAmount, remainingAmount } = receipt;
  if (receipt.state !== "PARTIAL")
    return (
      <Stack gap="x1">
        <Text size="small" tone="quiet">
          {t("receipt.amount")}
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
            label: t(messages[key]),
            value: <Money amount={value} symbol={symbol} />,
          }))}
        />
        <InlineMessage tone="warning">{t("receipt.doNotAddUp")}</InlineMessage>
      </Stack>
    );
  return (
    <CostSummary
      currencySymbol={symbol}
      lines={[
        { key: "amount", label: t("receipt.amount"), amount },
        {
          key: "received",
          label: t("receipt.received"),
          amount: negate(receivedAmount),
        },
      ]}
      total={{
        key: "remaining",
        label: t("receipt.remaining"),
        amount: remainingAmount,
      }}
    />
  );
}
