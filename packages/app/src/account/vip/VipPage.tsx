import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { vip } from "@foyer/platform/calls";
import { isZero } from "@foyer/platform/money";
import { Meter } from "@foyer/ui/meter";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { VipLadder } from "@foyer/ui/vip-ladder";
import { useSession } from "../../actors/actors.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { PointsMallButton } from "../../kit/parts/PointsMallButton.tsx";
import { vipKey } from "../../kit/queryKeys.ts";
import { amountText } from "../../kit/words/amountText.ts";
import { dayText } from "../../kit/words/timeText.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { RankKept } from "./RankKept.tsx";
import { ranksOf, type Rank } from "./vipRanks.ts";

/** The VIP programme: all ranks, what each takes and offers, and where the member is. */
export default function VipPage() {
  const t = useTranslations();
  const intl = useIntl();
  const { language } = useLanguage();
  const { client } = useServices();
  const query = useQuery({
    // The ranks' benefits are translated by the platform, so they are fetched again in another language (W-114).
    queryKey: [...vipKey, { language: language.code }],
    queryFn: ({ signal }) => client.call(vip, {}, { signal }),
  });
  const symbol = useSession().member?.currencySymbol ?? "";
  const write = (amount: string) => amountText(intl, amount, symbol);
  const termsOf = ({ target, keep }: Rank, isFirst: boolean, days: number) => [
    ...(target === undefined
      ? []
      : [
          t(isFirst ? "vip.rank.first" : "vip.rank.reach", {
            amount: write(target),
          }),
        ]),
    ...(keep && isZero(keep) ? [t("vip.rank.stays")] : []),
    ...(keep && !isZero(keep) && days > 0
      ? [t("vip.rank.keep", { days, amount: write(keep) })]
      : []),
  ];
  return (
    <Loaded query={query} pending={<ListRowSkeleton rows={4} />}>
      {(data) => {
        const ranks = ranksOf(data);
        const at = ranks.findIndex(({ key }) => key === data.rank);
        const next = ranks[at + 1];
        const { progress, target, since, keep } = data;
        const days = data.keptDays ?? 0;
        return (
          <Stack gap="x5">
            <Text tone="quiet" measure>
              {t("vip.lead")}
            </Text>
            <VipLadder
              label={t("vip.ranks")}
              ranks={ranks.map((rank, index) => ({
                ...rank,
                terms: termsOf(rank, index === 0, days),
              }))}
              current={data.rank}
              progress={
                <>
                  {typeof since === "number" && (
                    <Text size="small" tone="quiet">
                      {t("vip.since", { date: dayText(since) })}
                    </Text>
                  )}
                  {next && !isZero(target) ? (
                    <Meter
                      tone="prize"
                      label={t("vip.progress", {
                        rank: next.label,
                      })}
                      value={progress}
                      max={target}
                      valueText={t("vip.soFar", {
                        amount: write(progress),
                        target: write(target),
                      })}
                      hint={t("vip.hint")}
                    />
                  ) : (
                    <Text size="small" tone="quiet">
                      {t("vip.top")}
                    </Text>
                  )}
                  {keep && days > 0 && (
                    <RankKept
                      {...keep}
                      rank={ranks[at]?.label ?? ""}
                      days={days}
                      write={write}
                    />
                  )}
                </>
              }
            />
            <PointsMallButton />
          </Stack>
        );
      }}
    </Loaded>
  );
}
