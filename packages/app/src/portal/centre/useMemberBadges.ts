import { useMemo } from "react";
import { useUnreadCount } from "../../kit/memberFacts.ts";
import { useOwnContracts } from "../../team/own-contracts/useOwnContracts.ts";
import { useMissions, useRewards } from "../../account/rewards/queries.ts";

/** How much waits at each page, by its key; nothing at a page that is not named (MEM-16). */
export function useMemberBadges(): Readonly<Record<string, number>> {
  const messageV2 = useUnreadCount();
  const rewardCenter = useRewards().data?.count ?? 0;
  const contracts = useOwnContracts().waiting;
  const missionLeaderboard = useMissions().data?.count ?? 0;
  return useMemo(
    () => ({ messageV2, rewardCenter, contracts, missionLeaderboard }),
    [messageV2, rewardCenter, contracts, missionLeaderboard],
  );
}
