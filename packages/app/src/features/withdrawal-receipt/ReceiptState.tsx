import { defineMessages, useIntl } from "react-intl";
import type { WithdrawalReceiptView } from "@foyer/flows/withdrawal-receipt";
import { Button } from "@foyer/ui/button";
import { Countdown } from "@foyer/ui/countdown";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Inline, Stack } from "@foyer/ui/stack";
import { errorText } from "../../shared/words/errors.ts";

const messages = defineMessages({
  awaiting: {
    id: "receipt.state.awaiting",
    defaultMessage: "Your answer is awaited",
    description: "State of a payout that nobody has confirmed",
  },
  partial: {
    id: "receipt.state.partial",
    defaultMessage: "A part of it has arrived",
    description: "State of a payout of which a part arrived",
  },
  disputed: {
    id: "receipt.state.disputed",
    defaultMessage: "Reported as not received",
    description: "State of a payout that the member has not received",
  },
  lookedInto: {
    id: "receipt.lookedInto",
    defaultMessage:
      "Customer service looks into it with your pictures. If the money arrives after all, say so here.",
    description: "What happens after a payout was reported as not received",
  },
  timeLeft: {
    id: "receipt.timeLeft",
    defaultMessage: "Time to answer",
    description: "Name of the countdown until a payout counts as received",
  },
  thereafter: {
    id: "receipt.then",
    defaultMessage: "Without an answer it then counts as received.",
    description: "What happens when the time to answer has run out (WDR-07)",
  },
  soon: {
    id: "receipt.soon",
    defaultMessage:
      "Little time is left. Without an answer it counts as received, and nothing can be reported any more.",
    description: "Warning shortly before a payout counts as received",
  },
  noLimit: {
    id: "receipt.noLimit",
    defaultMessage: "There is no time limit: look into your account first.",
    description: "A payout without a time to answer in",
  },
  over: {
    id: "receipt.over",
    defaultMessage:
      "The time is up. The platform is being asked what became of it.",
    description: "The time to answer has run out, and its outcome is awaited",
  },
  forced: {
    id: "receipt.forced",
    defaultMessage:
      "This payout is settled by force: whatever you answer, it counts as received, and the deposit is not refunded.",
    description: "Warning before answering about a forced receipt (OPN-07)",
  },
  askAgain: {
    id: "receipt.askAgain",
    defaultMessage: "Ask again",
    description: "Button: the platform is asked again how it stands",
  },
});

interface ReceiptStateProps {
  readonly view: WithdrawalReceiptView;
  readonly platformNow: () => number;
  readonly onRefresh: () => void;
}

/** How it stands, the time left, and what happens then: the first that is read. */
export function ReceiptState({
  view,
  platformNow,
  onRefresh,
}: ReceiptStateProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { timer, disputed, partial, receipt } = view;
  const { expiresAt } = receipt;
  const state = disputed ? "disputed" : partial ? "partial" : "awaiting";
  // The flow's own timer does not run while an earlier answer is in doubt; the limit stands all the same.
  const counts = typeof expiresAt === "number" && !timer?.overdue;
  return (
    <Stack gap="x3">
      <InlineMessage
        tone={timer?.warned || timer?.overdue ? "warning" : "info"}
        title={formatMessage(messages[state])}
        action={
          timer?.overdue ? (
            <Button size="small" icon="refresh" onClick={onRefresh}>
              {formatMessage(messages.askAgain)}
            </Button>
          ) : undefined
        }
      >
        {disputed ? (
          <span role="status">{formatMessage(messages.lookedInto)}</span>
        ) : counts ? (
          <Inline gap="x3">
            <Countdown
              label={formatMessage(messages.timeLeft)}
              endsAt={expiresAt}
              now={platformNow}
              size="medium"
            />
            <span role="status">
              {formatMessage(
                timer?.warned ? messages.soon : messages.thereafter,
              )}
            </span>
          </Inline>
        ) : (
          <span role={timer ? "status" : undefined}>
            {formatMessage(timer ? messages.over : messages.noLimit)}
          </span>
        )}
      </InlineMessage>
      {view.readFailure && (
        <InlineMessage tone="danger" live="polite">
          {errorText(intl, view.readFailure)}
        </InlineMessage>
      )}
      {view.forced && (
        <InlineMessage tone="danger">
          {formatMessage(messages.forced)}
        </InlineMessage>
      )}
    </Stack>
  );
}
