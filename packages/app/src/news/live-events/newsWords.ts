import { translate } from "@foyer/ui/words";
import type { IntlShape } from "react-intl";
import type { LiveEvent } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";

const one = {
  DEPOSIT_ARRIVED: "live.depositArrived",
  DEPOSIT_FAILED: "live.depositFailed",
  WITHDRAWAL_APPROVED: "live.withdrawalApproved",
  WITHDRAWAL_REJECTED: "live.withdrawalRejected",
} as const;

const some = {
  DEPOSIT_ARRIVED: "live.depositArrived.some",
  DEPOSIT_FAILED: "live.depositFailed.some",
  WITHDRAWAL_APPROVED: "live.withdrawalApproved.some",
  WITHDRAWAL_REJECTED: "live.withdrawalRejected.some",
  MESSAGE: "live.message.some",
} as const;

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
  const { locale } = intl;
  const [event] = events;
  const counted = () => translate(intl, some[type], { count: events.length });
  if (!event || events.length > 1) return counted();
  const { amount, text } = event.value;
  if (type === "MESSAGE")
    return text
      ? translate(intl, "live.message", { title: isolate(text) })
      : counted();
  const symbol = currencySymbol && `${currencySymbol}\u00a0`;
  const news =
    amount === null || amount === undefined
      ? counted()
      : translate(intl, one[type], {
          amount: isolate(symbol + formatAmount(amount, locale)),
        });
  const hasReason =
    text && (type === "DEPOSIT_FAILED" || type === "WITHDRAWAL_REJECTED");
  return hasReason
    ? translate(intl, "live.because", { news, reason: isolate(text) })
    : news;
}
