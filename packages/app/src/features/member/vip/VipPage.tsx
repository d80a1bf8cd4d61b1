import { queryOptions, useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { vip } from "@foyer/platform/calls";
import { formatAmount } from "@foyer/platform/money";
import { Meter } from "@foyer/ui/meter";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { VipLadder } from "@foyer/ui/vip-ladder";
import { useSession } from "../../../actors/actors.ts";
import { useLanguage } from "../../../i18n/LanguageProvider.tsx";
import { useServices, type Services } from "../../../services/services.ts";
import { Loaded } from "../../../shared/reading/Loaded.tsx";
import { ranksOf } from "./vipRanks.ts";

const messages = defineMessages<{
  lead: {};
  ranks: {};
  progress: { rank: string };
  soFar: { amount: string; target: string };
  top: {};
  hint: {};
}>({
  lead: {
    id: "vip.lead",
    defaultMessage:
      "What each rank brings. A rank that you have reached stays yours.",
    description: "Above the ranks of the VIP programme",
  },
  ranks: {
    id: "vip.ranks",
    defaultMessage: "VIP ranks",
    description: "Spoken name of the list of VIP ranks",
  },
  progress: {
    id: "vip.progress",
    defaultMessage: "Bets that count towards {rank}",
    description: "Label of the bar to the next VIP rank; rank is its name",
  },
  soFar: {
    id: "vip.soFar",
    defaultMessage: "{amount} of {target}",
    description:
      "How much of the bets for the next rank there is; both are money",
  },
  top: {
    id: "vip.top",
    defaultMessage: "There is no rank above this one.",
    description: "Within the highest VIP rank",
  },
  hint: {
    id: "vip.hint",
    defaultMessage: "There is no time limit.",
    description: "Below the bar to the next VIP rank",
  },
});

/** What the ranks bring; in the words of a language, so read anew in another one (W-114). */
const vipQuery = ({ client }: Services, language: string) =>
  queryOptions({
    queryKey: ["member", "vip", { language }],
    queryFn: ({ signal }) => client.call(vip, {}, { signal }),
  });

/** The VIP programme: the member's rank, the way to the next, and what each brings. */
export default function VipPage() {
  const { formatMessage, locale } = useIntl();
  const { language } = useLanguage();
  const query = useQuery(vipQuery(useServices(), language.code));
  const symbol = useSession().member?.currencySymbol ?? "";
  const write = (amount: string) =>
    `\u2068${symbol}${symbol && "\u00a0"}${formatAmount(amount, locale)}\u2069`;
  return (
    <Loaded query={query} pending={<ListRowSkeleton rows={4} />}>
      {(data) => {
        const ranks = ranksOf(data);
        const at = ranks.findIndex(({ key }) => key === data.rank);
        const next = ranks[at + 1];
        const { progress, target } = data;
        return (
          <Stack gap="x5">
            <Text tone="quiet" measure>
              {formatMessage(messages.lead)}
            </Text>
            <VipLadder
              label={formatMessage(messages.ranks)}
              ranks={ranks}
              current={data.rank}
              progress={
                next && /[1-9]/.test(target) ? (
                  <Meter
                    tone="prize"
                    label={formatMessage(messages.progress, {
                      rank: next.label,
                    })}
                    value={progress}
                    max={target}
                    valueText={formatMessage(messages.soFar, {
                      amount: write(progress),
                      target: write(target),
                    })}
                    hint={formatMessage(messages.hint)}
                  />
                ) : (
                  <Text size="small" tone="quiet">
                    {formatMessage(messages.top)}
                  </Text>
                )
              }
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
