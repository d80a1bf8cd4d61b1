import { useEffect, useEffectEvent } from "react";
import { useIntl, type IntlShape } from "react-intl";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { translate, useTranslations } from "@foyer/ui/words";
import type { LiveEvent, LiveEventType } from "@foyer/platform/calls";
import { toast } from "@foyer/ui/toast";
import { useActors, useOpenPanel, useSession } from "../../actors/actors.ts";
import { readMember } from "../../actors/readMember.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { amountText } from "../../kit/words/amountText.ts";
import { useServices } from "../../services/services.ts";
import { contractsKey, receiptsKey } from "../../kit/queryKeys.ts";
import { gather } from "./gather.ts";
import { listen } from "./listen.ts";
import { liveNews } from "./liveNews.ts";

type LiveToast = Extract<
  (typeof liveNews)[LiveEventType],
  { readonly toast: unknown }
>["toast"];

/** Tells a member what happens to their account while they are here (SES-15); renders nothing itself. */
export default function LiveEvents() {
  const intl = useIntl();
  const t = useTranslations();
  const { language } = useLanguage();
  const services = useServices();
  const openPanel = useOpenPanel();
  const { session } = useActors();
  const { member } = useSession();
  const id = member?.id;
  const currencySymbol = member?.currencySymbol ?? "";

  // The listener outlives a change of language: texts use the language of the moment.
  const tell = useEffectEvent((events: readonly LiveEvent[]) => {
    for (const [kind, news] of Object.entries(liveNews)) {
      if (!("toast" in news)) continue;
      const silent = "silent" in news.toast ? news.toast.silent : undefined;
      const own = events.filter(
        ({ type, value }) => type === kind && !silent?.(value),
      );
      const [first] = own;
      if (!first) continue;
      const more = "more" in news.toast ? news.toast.more : undefined;
      toast.show({
        id: `live ${first.id}`,
        tone: news.toast.tone,
        text: newsText(news.toast, own, intl, language.code, currencySymbol),
        ...(more && {
          actionLabel: t(more.label),
          onAction: () => openPanel("member", more.page),
        }),
      });
    }
  });

  const readMemberAgain = useEffectEvent(async () => {
    const answer = await readMember(services);
    // Without an answer, the header shows the new rank after the next reload.
    if ("ok" in answer)
      session.send({ type: "session.memberRead", member: answer.ok });
  });

  useEffect(() => {
    if (id === undefined) return;
    // A burst of messages is one toast.
    const burst = gather<LiveEvent>((events) => tell(events));
    const stop = listen({
      services,
      member: id,
      onNews: (events, here) => {
        readAgain(services.queries, events, here);
        if (events.some(changesMember)) void readMemberAgain();
        if (here) burst.add(events);
      },
    });
    return () => {
      burst.stop();
      stop();
    };
  }, [services, id]);
  return null;
}

const changesMember = ({ type }: LiveEvent): boolean =>
  type !== "unknown" && "member" in liveNews[type];

/** Isolates third-party text in the sentence, whatever the direction of either. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Text for events of one type: details for a single one, a count for several. */
function newsText(
  telling: LiveToast,
  events: readonly LiveEvent[],
  intl: Pick<IntlShape, "formatMessage" | "locale">,
  language: string,
  currencySymbol: string,
): string {
  const [event] = events;
  const counted = () => translate(intl, telling.some, { count: events.length });
  if (!event || events.length > 1) return counted();
  const { amount, sender = "", account = "", words } = event.value;
  const text = words?.[language] ?? event.value.text;
  const known = { amount, sender, account, text };
  const one =
    typeof telling.one === "function" ? telling.one(event.value) : telling.one;
  const news = telling.needs.every((detail) => known[detail])
    ? translate(intl, one, {
        amount: amount ? amountText(intl, amount, currencySymbol) : "",
        sender: isolate(sender),
        account: isolate(account),
        title: isolate(text),
      })
    : counted();
  return text && "hasReason" in telling
    ? translate(intl, "live.because", { news, reason: isolate(text) })
    : news;
}

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
  const keys = new Set(
    events.flatMap(({ type }): readonly QueryKey[] =>
      type === "unknown" ? [] : liveNews[type].stale,
    ),
  );
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
