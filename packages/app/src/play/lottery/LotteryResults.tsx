import { Skeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import RecentResults from "../draws/RecentResults.tsx";
import { useLottery } from "../draws/useLottery.ts";
import { PanelBoundary } from "../../kit/parts/loadable.tsx";
import * as styles from "./lottery.css.ts";
import { OpenedNumbers } from "./OpenedNumbers.tsx";

/** Under a lottery that is being played: its own draws, then those of its area with the ways to them. */
export default function LotteryResults() {
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
  if (lottery) return <OpenedNumbers key={lottery.code} lottery={lottery} />;
  return read ? null : <Skeleton shape="block" />;
}
