import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { vip } from "@foyer/platform/calls";
import { Meter } from "@foyer/ui/meter";
import { ListRowSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { VipLadder } from "@foyer/ui/vip-ladder";
import { useSession } from "../../actors/actors.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { PointsMallButton } from "../../kit/parts/PointsMallButton.tsx";
import { amountText } from "../../kit/words/amountText.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { ranksOf } from "./vipRanks.ts";

/** The VIP programme: the member's rank, the progress to the next one, and each rank's benefits. */
export default function VipPage() {
  const t = useTranslations();
  const intl = useIntl();
  const { language } = useLanguage();
  const { client } = useServices();
  const query = useQuery({
    // The ranks' benefits are translated by the platform, so they are fetched again in another language (W-114).
    queryKey: ["member", "vip", { language: language.code }],
    queryFn: ({ signal }) => client.call(vip, {}, { signal }),
  });
  const symbol = useSession().member?.currencySymbol ?? "";
  const write = (amount: string) => amountText(intl, amount, symbol);
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
              {t("vip.lead")}
            </Text>
            <VipLadder
              label={t("vip.ranks")}
              ranks={ranks}
              current={data.rank}
              progress={
                next && /[1-9]/.test(target) ? (
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
                )
              }
            />
            <PointsMallButton />
          </Stack>
        );
      }}
    </Loaded>
  );
}
