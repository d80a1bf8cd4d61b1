import { useQuery } from "@tanstack/react-query";
import { missionSummary, rewards } from "@foyer/platform/calls";
import { useSession } from "../../actors/actors.ts";
import { missionsKey, rewardsKey } from "../../kit/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** The member's rewards, the ready ones first (RWD-01). */
export function useRewards() {
  const { client } = useServices();
  const { kind } = useSession();
  return useQuery({
    queryKey: rewardsKey,
    queryFn: ({ signal }) => client.call(rewards, {}, { signal }),
    enabled: kind === "full",
  });
}

/** The missions and how far the member is with each (RWD-03). */
export function useMissions() {
  const { client } = useServices();
  const { kind } = useSession();
  return useQuery({
    queryKey: missionsKey,
    queryFn: ({ signal }) => client.call(missionSummary, {}, { signal }),
    enabled: kind === "full",
  });
}
