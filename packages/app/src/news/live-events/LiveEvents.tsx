import { useEffect, useEffectEvent } from "react";
import { useIntl, type IntlShape } from "react-intl";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { translate, useTranslations } from "@foyer/ui/words";
import type { LiveEvent } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { toast } from "@foyer/ui/toast";
import { useOpenPanel, useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import {
  balanceKey,
  contractsKey,
  feedbackKey,
  messagesKey,
  receiptsKey,
  recordsKey,
  unreadKey,
} from "../../kit/queryKeys.ts";
import { listen } from "./listen.ts";

const record = { label: "live.details", page: "transactionHistory" } as const;
/**
 * Events that are shown as toasts, with texts for one event and for several; the most important comes last, where it
 * is most visible. Withdrawals to confirm and contracts open a dialog instead.
 */
const tellings = [
  {
    type: "MESSAGE",
    tone: "info",
    some: "live.message.some",
    more: { label: "live.read", page: "messageV2" },
  },
  {
    type: "WITHDRAWAL_APPROVED",
    tone: "success",
    one: "live.withdrawalApproved",
    some: "live.withdrawalApproved.some",
    more: undefined,
  },
  {
    type: "DEPOSIT_ARRIVED",
    tone: "success",
    one: "live.depositArrived",
    some: "live.depositArrived.some",
    more: undefined,
  },
  {
    type: "WITHDRAWAL_REJECTED",
    tone: "warning",
    one: "live.withdrawalRejected",
    some: "live.withdrawalRejected.some",
    more: record,
  },
  {
    type: "DEPOSIT_FAILED",
    tone: "danger",
    one: "live.depositFailed",
    some: "live.depositFailed.some",
    more: record,
  },
] as const;

/** Tells a member what happens to their account while they are here (SES-15); renders nothing itself. */
export default function LiveEvents() {
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const openPanel = useOpenPanel();
  const { member } = useSession();
  const id = member?.id;
  const currencySymbol = member?.currencySymbol ?? "";

  // The listener outlives a change of language: texts use the language of the moment.
  const tell = useEffectEvent((events: readonly LiveEvent[]) => {
    for (const telling of tellings) {
      const { tone, more } = telling;
      const own = events.filter(({ type }) => type === telling.type);
      const [first] = own;
      if (!first) continue;
      toast.show({
        id: `live ${first.id}`,
        tone,
        text: newsText(telling, own, intl, currencySymbol),
        ...(more && {
          actionLabel: t(more.label),
          onAction: () => openPanel("member", more.page),
        }),
      });
    }
  });

  useEffect(() => {
    if (id === undefined) return;
    return listen({
      services,
      member: id,
      onNews: (events, here) => {
        readAgain(services.queries, events, here);
        if (here) tell(events);
      },
    });
  }, [services, id]);
  return null;
}

/** Isolates third-party text in the sentence, whatever the direction of either. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Text for events of one type: details for a single one, a count for several. */
function newsText(
  telling: (typeof tellings)[number],
  events: readonly LiveEvent[],
  intl: Pick<IntlShape, "formatMessage" | "locale">,
  currencySymbol: string,
): string {
  const [event] = events;
  const counted = () => translate(intl, telling.some, { count: events.length });
  if (!event || events.length > 1) return counted();
  const { amount, text } = event.value;
  if (telling.type === "MESSAGE")
    return text
      ? translate(intl, "live.message", { title: isolate(text) })
      : counted();
  const symbol = currencySymbol && `${currencySymbol}\u00a0`;
  const news =
    amount === null || amount === undefined
      ? counted()
      : translate(intl, telling.one, {
          amount: isolate(symbol + formatAmount(amount, intl.locale)),
        });
  // Only events with further details have a reason.
  return text && telling.more
    ? translate(intl, "live.because", { news, reason: isolate(text) })
    : news;
}

const money = [balanceKey, recordsKey];
/** Query keys that become stale with each type of event. */
const changed: Readonly<Record<LiveEvent["type"], readonly QueryKey[]>> = {
  DEPOSIT_ARRIVED: money,
  DEPOSIT_FAILED: money,
  WITHDRAWAL_APPROVED: money,
  WITHDRAWAL_REJECTED: money,
  PAYOUT_ISSUED: [...money, receiptsKey],
  // All lists and totals of payments use the records' key.
  SALARY_PAID: money,
  CONTRACT_REQUEST: [contractsKey],
  // It may announce an answer of customer service.
  MESSAGE: [unreadKey, messagesKey, feedbackKey],
  unknown: [],
};
/** Queries whose results open a dialog automatically: of several tabs, only one may do that. */
const asking: readonly QueryKey[] = [receiptsKey, contractsKey];

/**
 * Invalidates what the events have changed. In a tab that does not show the events, queries whose results would open
 * a dialog are refetched only when the member returns to it.
 */
function readAgain(
  queries: QueryClient,
  events: readonly LiveEvent[],
  here: boolean,
): void {
  const keys = new Set(events.flatMap(({ type }) => changed[type]));
  for (const queryKey of keys) {
    const refetchType = !here && asking.includes(queryKey) ? "none" : "active";
    // A first response still in flight may be out of date: it is cancelled rather than waited for.
    void queries
      .cancelQueries({
        queryKey,
        predicate: ({ state }) => state.data === undefined,
      })
      .then(() => queries.invalidateQueries({ queryKey, refetchType }));
  }
}
