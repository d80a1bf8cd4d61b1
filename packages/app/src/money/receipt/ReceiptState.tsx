import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { Receipt } from "@foyer/platform/calls";
import { add, compare, negate } from "@foyer/platform/money";
import type { WithdrawalReceiptView } from "@foyer/flows/withdrawal-receipt";
import { Button } from "@foyer/ui/button";
import { Countdown } from "@foyer/ui/countdown";
import { CostSummary, DescriptionList } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Money } from "@foyer/ui/money";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { errorText } from "../../kit/words/errors.ts";

const messages = {
  awaiting: "receipt.state.awaiting",
  partial: "receipt.state.partial",
  disputed: "receipt.state.disputed",
} as const;

interface ReceiptStateProps {
  readonly view: WithdrawalReceiptView;
  readonly platformNow: () => number;
  readonly onRefresh: () => void;
}

/** Status, time left, and what happens then; the first thing to read. */
export function ReceiptState({
  view,
  platformNow,
  onRefresh,
}: ReceiptStateProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { timer, disputed, partial, receipt } = view;
  const { expiresAt } = receipt;
  const state = disputed ? "disputed" : partial ? "partial" : "awaiting";
  // The flow's own timer stops while an earlier answer is in doubt; the deadline still applies.
  const counts = typeof expiresAt === "number" && !timer?.overdue;
  return (
    <Stack gap="x3">
      <InlineMessage
        tone={timer?.warned || timer?.overdue ? "warning" : "info"}
        title={t(messages[state])}
        action={
          timer?.overdue ? (
            <Button size="small" icon="refresh" onClick={onRefresh}>
              {t("receipt.askAgain")}
            </Button>
          ) : undefined
        }
      >
        {disputed ? (
          <span role="status">{t("receipt.lookedInto")}</span>
        ) : counts ? (
          <Inline gap="x3">
            <Countdown
              label={t("receipt.timeLeft")}
              endsAt={expiresAt}
              now={platformNow}
              size="medium"
            />
            <span role="status">
              {t(timer?.warned ? "receipt.soon" : "receipt.then")}
            </span>
          </Inline>
        ) : (
          <span role={timer ? "status" : undefined}>
            {t(timer ? "receipt.over" : "receipt.noLimit")}
          </span>
        )}
      </InlineMessage>
      {view.readFailure && (
        <InlineMessage tone="danger" live="polite">
          {errorText(intl, view.readFailure)}
        </InlineMessage>
      )}
      {view.forced && (
        <InlineMessage tone="danger">{t("receipt.forced")}</InlineMessage>
      )}
    </Stack>
  );
}

/**
 * The amount; for a partial withdrawal the received and the missing amount, as a sum that can be checked (WDR-05).
 */
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
              ["receipt.amount", amount],
              ["receipt.received", receivedAmount],
              ["receipt.remaining", remainingAmount],
            ] as const
          ).map(([label, value]) => ({
            key: label,
            label: t(label),
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
