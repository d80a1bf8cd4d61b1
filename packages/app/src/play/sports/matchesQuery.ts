import { queryOptions } from "@tanstack/react-query";
import { sportsMatches } from "@foyer/platform/calls";
import type { Services } from "../../services/services.ts";
import { paceOf } from "./matchPhases.ts";

/** The matches of a category, kept up to date while somebody looks (GAM-36). */
export const matchesQuery = (
  { client }: Services,
  language: string,
  category: "SPORTS" | "ESPORTS",
) =>
  queryOptions({
    queryKey: ["sports", "matches", { gameType: category, language }],
    staleTime: 0,
    queryFn: ({ signal }) =>
      client.call(sportsMatches, { gameType: category, language }, { signal }),
    refetchInterval: ({ state }) => paceOf(state.data?.list, Date.now()),
  });
