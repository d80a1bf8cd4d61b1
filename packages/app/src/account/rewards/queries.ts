import { missionSummary, rewards } from "@foyer/platform/calls";
import { missionsKey, rewardsKey } from "../../kit/queryKeys.ts";
import { useMemberRead } from "../../kit/reading/useMemberRead.ts";

/** The member's rewards, the ready ones first (RWD-01). */
export const useRewards = () => useMemberRead(rewards, rewardsKey, {});

/** The missions and how far the member is with each (RWD-03). */
export const useMissions = () => useMemberRead(missionSummary, missionsKey, {});
