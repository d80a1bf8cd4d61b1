import { queryOptions } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { openedNumbers } from "@foyer/platform/calls";
import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { PanelBoundary } from "../../kit/parts/PanelBoundary.tsx";
import { useNeeded } from "../games/useRead.ts";
import { DrawCard, Draws } from "./Draws.tsx";
import * as styles from "./lottery.css.ts";
import RecentResults from "./RecentResults.tsx";
import { drawsEveryMs, useLottery } from "./lotteries.ts";

/** How many draws of one lottery are shown. */
const shown = 8;

/** Below the lottery that is being played: its own draws, then those of its area with links to their lotteries. */
export function LotteryResults() {
  const { area } = useLottery();
  return (
    <div className={styles.column}>
      <Stack gap="x8">
        <PanelBoundary name="openedNumbers">
          <Own />
        </PanelBoundary>
        <PanelBoundary name="recentDraws">
          <RecentResults key={area} area={area} />
        </PanelBoundary>
      </Stack>
    </div>
  );
}

function Own() {
  const { lottery, read, error } = useLottery();
  if (error && !read && !lottery) throw error;
  if (lottery) return <OpenedNumbers key={lottery.code} {...lottery} />;
  return read ? null : <Skeleton shape="block" />;
}

interface OpenedNumbersProps {
  readonly code: string;
  readonly name: string;
}

/** The latest draws of one lottery (GAM-35). */
function OpenedNumbers({ code, name }: OpenedNumbersProps) {
  const t = useTranslations();
  const query = useNeeded(({ client }) =>
    queryOptions({
      queryKey: ["lottery", "opened", { lottoGameCode: code, limitNum: shown }],
      staleTime: 0,
      refetchInterval: drawsEveryMs,
      queryFn: ({ signal }) =>
        client.call(
          openedNumbers,
          { lottoGameCode: code, limitNum: shown },
          { signal },
        ),
    }),
  );
  return (
    <Draws
      title={t("lottery.opened.title", { name: name || code })}
      empty={t("lottery.opened.empty")}
      query={query}
      places={4}
    >
      {(draw) => (
        <li key={draw.issue}>
          <DrawCard {...draw} name={name || code} />
        </li>
      )}
    </Draws>
  );
}
