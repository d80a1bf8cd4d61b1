import { defineMessages, useIntl } from "react-intl";
import type { Receipt, ReceiptEvent } from "@foyer/platform/calls";
import { Money } from "@foyer/ui/money";
import { Stack } from "@foyer/ui/stack";
import { StatusTimeline } from "@foyer/ui/status-timeline";
import { Heading } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { localZone } from "../localZone.ts";

const messages = defineMessages<
  Record<ReceiptEvent["step"] | "heading", {}> &
    Record<"pictures", { count: number }>
>({
  heading: {
    id: "receipt.history",
    defaultMessage: "What has happened so far",
    description: "Heading of the history of a payout that is asked about",
  },
  SENT: {
    id: "receipt.history.sent",
    defaultMessage: "The payout was sent",
    description: "Step of a payout",
  },
  PART: {
    id: "receipt.history.part",
    defaultMessage: "A part arrived",
    description: "Step of a payout; the amount stands below",
  },
  RECEIVED: {
    id: "receipt.history.received",
    defaultMessage: "You answered: received",
    description: "Step of a payout",
  },
  NOT_RECEIVED: {
    id: "receipt.history.notReceived",
    defaultMessage: "You answered: not received",
    description: "Step of a payout",
  },
  FULL_PAYMENT: {
    id: "receipt.history.full",
    defaultMessage: "You answered: paid in full",
    description: "Step of a payout",
  },
  TIMED_OUT: {
    id: "receipt.history.timedOut",
    defaultMessage: "The time to answer ran out: it counts as received",
    description: "Step of a payout (WDR-07)",
  },
  CONFIRMED: {
    id: "receipt.history.confirmed",
    defaultMessage: "The bank confirmed that it arrived",
    description: "Step of a payout",
  },
  FORCED: {
    id: "receipt.history.forced",
    defaultMessage: "It was set to count as received, without a refund",
    description: "Step of a payout: a forced receipt (WDR-08)",
  },
  REFUNDED: {
    id: "receipt.history.refunded",
    defaultMessage: "What did not arrive is back in your wallet",
    description: "Step of a payout; the amount stands below",
  },
  unknown: {
    id: "receipt.history.unknown",
    defaultMessage: "Another step",
    description: "Step of a payout that this portal has no name for",
  },
  pictures: {
    id: "receipt.history.pictures",
    defaultMessage:
      "{count, plural, one {# picture was sent as proof} other {# pictures were sent as proof}}",
    description: "Under the step at which a payout was denied",
  },
});

/**
 * What became of a payout that is asked about, step by step. Nothing where a platform tells no more than that it was
 * sent.
 *
 * @example <ReceiptHistory receipt={receipt} />
 */
export function ReceiptHistory({
  receipt: { history },
}: {
  readonly receipt: Receipt;
}) {
  const { formatMessage } = useIntl();
  const symbol = useSession().member?.currencySymbol ?? "";
  if (history.length < 2) return null;
  const heading = formatMessage(messages.heading);
  return (
    <Stack as="section" gap="x3">
      <Heading level={3} size="card">
        {heading}
      </Heading>
      <StatusTimeline
        label={heading}
        timeZone={localZone()}
        stages={history.map(({ step, at, amount, pictures }, index) => ({
          key: String(index),
          title: formatMessage(messages[step]),
          state: "done",
          time: at,
          ...((amount || pictures > 0) && {
            explanation: amount ? (
              <Money amount={amount} symbol={symbol} />
            ) : (
              formatMessage(messages.pictures, { count: pictures })
            ),
          }),
        }))}
      />
    </Stack>
  );
}
