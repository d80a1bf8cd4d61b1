import { useCallback, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { type PlainWordId, useTranslations } from "@foyer/ui/words";
import type { LiveEvent } from "@foyer/platform/calls";
import { toast, type ToastOptions } from "@foyer/ui/toast";
import { useOpenPanel, useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { readAgain } from "./affected.ts";
import { listen } from "./listen.ts";
import { newsText, type ToldType } from "./newsWords.ts";

interface Telling {
  readonly type: ToldType;
  readonly tone: ToastOptions["tone"];
  readonly more?: {
    readonly label: PlainWordId;
    readonly page: string;
  };
}

const record = { label: "live.details", page: "transactionHistory" } as const;
/** What is told in words, and how, what matters most last: it stands nearest to the eye. */
const tellings: readonly Telling[] = [
  {
    type: "MESSAGE",
    tone: "info",
    more: { label: "live.read", page: "messageV2" },
  },
  { type: "WITHDRAWAL_APPROVED", tone: "success" },
  { type: "DEPOSIT_ARRIVED", tone: "success" },
  { type: "WITHDRAWAL_REJECTED", tone: "warning", more: record },
  { type: "DEPOSIT_FAILED", tone: "danger", more: record },
];

/** Tells a member what happens to their account while they are here (SES-15); shows nothing of its own. */
export default function LiveEvents() {
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const openPanel = useOpenPanel();
  const { member } = useSession();
  const id = member?.id;
  const currencySymbol = member?.currencySymbol ?? "";

  const tell = useCallback(
    (events: readonly LiveEvent[]) => {
      for (const { type, tone, more } of tellings) {
        const own = events.filter((event) => event.type === type);
        const [first] = own;
        if (!first) continue;
        toast.show({
          id: `live ${first.id}`,
          tone,
          text: newsText(type, own, { intl, currencySymbol }),
          ...(more && {
            actionLabel: t(more.label),
            onAction: () => openPanel("member", more.page),
          }),
        });
      }
    },
    [intl, t, currencySymbol, openPanel],
  );

  // The listening outlives a change of language: what is said is said in the words of the moment.
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (id === undefined) return;
    return listen({
      services,
      member: id,
      onNews: (events, here) => {
        readAgain(services.queries, events, here);
        if (here) latest.current(events);
      },
    });
  }, [services, id]);
  return null;
}
