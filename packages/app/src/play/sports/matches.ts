import { queryOptions } from "@tanstack/react-query";
import { sportsMatches, type Match } from "@foyer/platform/calls";
import type { Services } from "../../services/services.ts";

/** Filters of the matches. */
export const phases = ["ALL", "LIVE", "SCHEDULED", "FINISHED"] as const;
export type Phase = (typeof phases)[number];

const second = 1000;
/** Polling interval while a match is live, and while none is. A page in the background does not poll. */
export const liveEveryMs = 15 * second;
export const idleEveryMs = 60 * second;

/** Time until the next fetch: shorter while a match is live or about to start. */
export function paceOf(
  matches: readonly Match[] | undefined,
  now: number,
): number {
  const near = matches?.some(
    ({ state, startsAt }) =>
      state === "LIVE" ||
      (state === "SCHEDULED" && startsAt - now < idleEveryMs),
  );
  return near ? liveEveryMs : idleEveryMs;
}

const order: readonly Match["state"][] = ["LIVE", "SCHEDULED", "FINISHED"];
const place = ({ state }: Match): number => {
  const found = order.indexOf(state);
  return found < 0 ? order.length : found;
};

/**
 * The matches of a phase: live ones first, then upcoming ones by kick-off, then finished ones with the latest first.
 * Unknown states come last.
 */
export function matchesOf(
  matches: readonly Match[],
  phase: Phase,
): readonly Match[] {
  return matches
    .filter(({ state }) => phase === "ALL" || state === phase)
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        (a.state === "FINISHED"
          ? b.startsAt - a.startsAt
          : a.startsAt - b.startsAt),
    );
}

/** The matches of a category, kept up to date while in view (GAM-36). */
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
