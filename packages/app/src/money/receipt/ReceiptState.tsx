import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { WithdrawalReceiptView } from "@foyer/flows/withdrawal-receipt";
import { Button } from "@foyer/ui/button";
import { Countdown } from "@foyer/ui/countdown";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Inline, Stack } from "@foyer/ui/stack";
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

/** How it stands, the time left, and what happens then: the first that is read. */
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
  // The flow's own timer does not run while an earlier answer is in doubt; the limit stands all the same.
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
