import { defineMessages, type IntlShape } from "react-intl";
import type { LiveEvent } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";

const one = defineMessages<{
  DEPOSIT_ARRIVED: { amount: string };
  DEPOSIT_FAILED: { amount: string };
  WITHDRAWAL_APPROVED: { amount: string };
  WITHDRAWAL_REJECTED: { amount: string };
  MESSAGE: { title: string };
  because: { news: string; reason: string };
}>({
  DEPOSIT_ARRIVED: {
    id: "live.depositArrived",
    defaultMessage: "Your deposit of {amount} has arrived",
    description: "Short message when money paid in is in the wallet",
  },
  DEPOSIT_FAILED: {
    id: "live.depositFailed",
    defaultMessage: "Your deposit of {amount} did not go through",
    description: "Short message when a payment into the wallet failed",
  },
  WITHDRAWAL_APPROVED: {
    id: "live.withdrawalApproved",
    defaultMessage: "Your withdrawal of {amount} is approved",
    description: "Short message when a withdrawal will be paid out",
  },
  WITHDRAWAL_REJECTED: {
    id: "live.withdrawalRejected",
    defaultMessage: "Your withdrawal of {amount} was rejected",
    description: "Short message when a withdrawal will not be paid out",
  },
  MESSAGE: {
    id: "live.message",
    defaultMessage: "New message: {title}",
    description: "Short message when something is new in the inbox",
  },
  because: {
    id: "live.because",
    defaultMessage: "{news}: {reason}",
    description:
      "News of a failed deposit or a rejected withdrawal, with the reason that the platform gives",
  },
});

const some = defineMessages<{
  DEPOSIT_ARRIVED: { count: number };
  DEPOSIT_FAILED: { count: number };
  WITHDRAWAL_APPROVED: { count: number };
  WITHDRAWAL_REJECTED: { count: number };
  MESSAGE: { count: number };
}>({
  DEPOSIT_ARRIVED: {
    id: "live.depositArrived.some",
    defaultMessage:
      "{count, plural, one {A deposit has} other {# deposits have}} arrived",
    description:
      "Short message when several deposits arrived while the person was away, or one of an unknown amount",
  },
  DEPOSIT_FAILED: {
    id: "live.depositFailed.some",
    defaultMessage:
      "{count, plural, one {A deposit} other {# deposits}} did not go through",
    description:
      "Short message when several deposits failed while the person was away, or one of an unknown amount",
  },
  WITHDRAWAL_APPROVED: {
    id: "live.withdrawalApproved.some",
    defaultMessage:
      "{count, plural, one {A withdrawal is} other {# withdrawals are}} approved",
    description:
      "Short message when several withdrawals were approved while the person was away, or one of an unknown amount",
  },
  WITHDRAWAL_REJECTED: {
    id: "live.withdrawalRejected.some",
    defaultMessage:
      "{count, plural, one {A withdrawal was} other {# withdrawals were}} rejected",
    description:
      "Short message when several withdrawals were rejected while the person was away, or one of an unknown amount",
  },
  MESSAGE: {
    id: "live.message.some",
    defaultMessage:
      "You have {count, plural, one {a new message} other {# new messages}}",
    description:
      "Short message when several messages came while the person was away, or one without a title",
  },
});

/** Kinds that are told in words; payouts and contracts are asked about in a dialog instead. */
export type ToldType = keyof typeof some;

interface NewsWords {
  readonly intl: Pick<IntlShape, "formatMessage" | "locale">;
  readonly currencySymbol: string;
}

/** Keeps what others wrote in one piece, whichever way the sentence runs. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/**
 * What is said of events of one kind: of one with what is known of it, of several how many they are.
 *
 * @example newsText("DEPOSIT_ARRIVED", [event], { intl, currencySymbol: "RM" }) // "Your deposit of RM 20.00 has arrived"
 */
export function newsText(
  type: ToldType,
  events: readonly LiveEvent[],
  { intl, currencySymbol }: NewsWords,
): string {
  const { formatMessage, locale } = intl;
  const [event] = events;
  const counted = () => formatMessage(some[type], { count: events.length });
  if (!event || events.length > 1) return counted();
  const { amount, text } = event.value;
  if (type === "MESSAGE")
    return text
      ? formatMessage(one.MESSAGE, { title: isolate(text) })
      : counted();
  const symbol = currencySymbol && `${currencySymbol}\u00a0`;
  const news =
    amount === null || amount === undefined
      ? counted()
      : formatMessage(one[type], {
          amount: isolate(symbol + formatAmount(amount, locale)),
        });
  const hasReason =
    text && (type === "DEPOSIT_FAILED" || type === "WITHDRAWAL_REJECTED");
  return hasReason
    ? formatMessage(one.because, { news, reason: isolate(text) })
    : news;
}
