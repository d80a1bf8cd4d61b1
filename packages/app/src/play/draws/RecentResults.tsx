import { useState } from "react";
import { queryOptions } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { recentLottery, type LotteryArea } from "@foyer/platform/calls";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { Link } from "@foyer/ui/link";
import { useNeeded, useRead } from "../games/useRead.ts";
import { DrawCard, Draws } from "./Draws.tsx";
import {
  areaMessages,
  drawsEveryMs,
  lotteriesQuery,
  lotteryPages,
} from "./lotteries.ts";

const chooseable = ["LOTT", "VN", "SEA"] as const;

/** Maximum number of lotteries. */
const most = 12;

interface RecentResultsProps {
  /** Limits the results to one area; without it the visitor chooses. */
  readonly area?: LotteryArea;
}

/** The latest draw of each lottery of an area (GAM-35), each with a link to its lottery. */
export default function RecentResults({ area: only }: RecentResultsProps) {
  const t = useTranslations();
  const [chosen, setChosen] = useState<LotteryArea>(only ?? "LOTT");
  const area = only ?? chosen;
  const query = useNeeded(({ client }) =>
    queryOptions({
      queryKey: ["lottery", "recent", { lottoArea: area, limitNum: most }],
      staleTime: 0,
      refetchInterval: drawsEveryMs,
      queryFn: ({ signal }) =>
        client.call(
          recentLottery,
          { lottoArea: area, limitNum: most },
          { signal },
        ),
    }),
  );
  // If the names are not available the codes are shown; the numbers are what matters.
  const { data: lotteries } = useRead(lotteriesQuery);
  const nameOf = (code: string) =>
    lotteries?.find((lottery) => lottery.code === code)?.name || code;
  return (
    <Draws
      title={t("lottery.recent.title")}
      empty={t("lottery.recent.empty")}
      query={query}
      places={6}
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
              href={`${lotteryPages[area].path}?gameCode=${encodeURIComponent(gameCode)}`}
              tone="primary"
              underline="hover"
              standalone
            >
              {nameOf(gameCode)}
            </Link>
          </DrawCard>
        </li>
      )}
    </Draws>
  );
}
