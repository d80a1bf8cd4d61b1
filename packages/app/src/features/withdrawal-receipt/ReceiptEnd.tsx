import { defineMessages, useIntl } from "react-intl";
import type {
  WithdrawalReceiptOutput,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { useAmounts, type Amounts } from "./useAmounts.ts";

type SettledBy = WithdrawalReceiptOutput["settledBy"];

const messages = defineMessages<
  Record<SettledBy | "fullText", Pick<Amounts, "amount">> &
    Record<"received" | "full" | "forced", {}>
>({
  received: {
    id: "receipt.end.received",
    defaultMessage: "Closed as received",
    description: "A payout that counts as received",
  },
  full: {
    id: "receipt.end.full",
    defaultMessage: "Paid in full",
    description: "A payout that was paid in full (WDR-06)",
  },
  member: {
    id: "receipt.end.member",
    defaultMessage: "Thank you. {amount} is settled.",
    description: "The member has said that a payout arrived",
  },
  timeout: {
    id: "receipt.end.timeout",
    defaultMessage:
      "The time to answer ran out, so {amount} counts as received. If it did not arrive, write to customer service.",
    description: "Nobody answered in time (WDR-07)",
  },
  platform: {
    id: "receipt.end.platform",
    defaultMessage: "The platform has settled {amount}.",
    description: "A payout was settled without the member",
  },
  fullText: {
    id: "receipt.end.fullText",
    defaultMessage: "All of {amount} has arrived. Nothing more is to be done.",
    description: "Under “Paid in full”",
  },
  forced: {
    id: "receipt.end.forced",
    defaultMessage:
      "This payout was settled by force: it counts as received, and the deposit is not refunded.",
    description: "Note after a forced receipt (WDR-08)",
  },
});

interface ReceiptEndProps {
  readonly view: WithdrawalReceiptView;
  readonly settledBy: SettledBy;
}

/** How it ended, and who ended it. */
export function ReceiptEnd({ view, settledBy }: ReceiptEndProps) {
  const { formatMessage } = useIntl();
  const amounts = useAmounts(view.receipt);
  const full = view.phase === "full";
  return (
    <Stack gap="x4">
      <EmptyState
        picture={settledBy === "timeout" ? "clock" : "success"}
        level={3}
        title={formatMessage(full ? messages.full : messages.received)}
      >
        {formatMessage(full ? messages.fullText : messages[settledBy], amounts)}
      </EmptyState>
      {view.forced && (
        <InlineMessage tone="warning">
          {formatMessage(messages.forced)}
        </InlineMessage>
      )}
    </Stack>
  );
}
