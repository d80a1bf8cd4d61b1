import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { LotteryArea } from "@foyer/platform/calls";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { Link } from "@foyer/ui/link";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { areaMessages, lotteryPaths } from "./areas.ts";
import { DrawCard } from "./DrawCard.tsx";
import { DrawsPanel } from "./DrawsPanel.tsx";
import { lotteriesQuery, recentQuery } from "./queries.ts";

const chooseable = ["LOTT", "VN", "SEA"] as const;

interface RecentResultsProps {
  /** One area alone; without it the player chooses. */
  readonly area?: LotteryArea;
  /** How many lotteries at most. */
  readonly limit?: number;
}

/** The latest draw of each lottery of an area (GAM-35), each a way to its lottery. */
export default function RecentResults({
  area: only,
  limit = 12,
}: RecentResultsProps) {
  const t = useTranslations();
  const services = useServices();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<LotteryArea>(only ?? "LOTT");
  const area = only ?? chosen;
  const { data, error } = useQuery(recentQuery(services, area, limit));
  // Without the names the codes stand in; the numbers are what matters.
  const { data: lotteries } = useQuery(lotteriesQuery(services, language.code));
  if (error && !data) throw error;
  const nameOf = (code: string) =>
    lotteries?.find((lottery) => lottery.code === code)?.name || code;
  return (
    <DrawsPanel
      title={t("lottery.recent.title")}
      empty={t("lottery.recent.empty")}
      draws={data?.list}
      stale={error !== null}
      places={Math.min(limit, 6)}
      choice={
        only === undefined && (
          <ClassifyMenu
            label={t("lottery.recent.areas")}
            items={chooseable.map((key) => ({
              key,
              label: t(areaMessages[key]),
            }))}
            selected={area}
            onSelect={(key) => {
              const next = chooseable.find((one) => one === key);
              if (next) setChosen(next);
            }}
          />
        )
      }
    >
      {({ gameCode, ...draw }) => (
        <li key={gameCode}>
          <DrawCard {...draw} name={nameOf(gameCode)}>
            <Link
              href={`${lotteryPaths[area]}?gameCode=${encodeURIComponent(gameCode)}`}
              tone="primary"
              underline="hover"
              standalone
            >
              {nameOf(gameCode)}
            </Link>
          </DrawCard>
        </li>
      )}
    </DrawsPanel>
  );
}
