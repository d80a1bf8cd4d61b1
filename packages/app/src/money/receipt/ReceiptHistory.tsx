import { useTranslations } from "@foyer/ui/words";
import type { Receipt } from "@foyer/platform/calls";
import { Money } from "@foyer/ui/money";
import { Stack } from "@foyer/ui/stack";
import { StatusTimeline } from "@foyer/ui/status-timeline";
import { Heading } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { localZone } from "../../kit/localZone.ts";

const messages = {
  SENT: "receipt.history.sent",
  PART: "receipt.history.part",
  RECEIVED: "receipt.history.received",
  NOT_RECEIVED: "receipt.history.notReceived",
  FULL_PAYMENT: "receipt.history.full",
  TIMED_OUT: "receipt.history.timedOut",
  CONFIRMED: "receipt.history.confirmed",
  FORCED: "receipt.history.forced",
  REFUNDED: "receipt.history.refunded",
  unknown: "receipt.history.unknown",
} as const;

/**
 * The steps of a withdrawal that is to be confirmed. Empty if the platform reports no more than that it was sent.
 *
 * @example <ReceiptHistory receipt={receipt} />
 */
export function ReceiptHistory({
  receipt: { history },
}: {
  readonly receipt: Receipt;
}) {
  const t = useTranslations();
  const symbol = useSession().member?.currencySymbol ?? "";
  if (history.length < 2) return null;
  const heading = t("receipt.history");
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
          title: t(messages[step]),
          state: "done",
          time: at,
          ...((amount || pictures > 0) && {
            explanation: amount ? (
              <Money amount={amount} symbol={symbol} />
            ) : (
              t("receipt.history.pictures", { count: pictures })
            ),
          }),
        }))}
      />
    </Stack>
  );
}
