import { queryOptions } from "@tanstack/react-query";
import { sportsMatches, type Match } from "@foyer/platform/calls";
import type { Services } from "../../services/services.ts";

/** What of the matches is shown. */
export const phases = ["ALL", "LIVE", "SCHEDULED", "FINISHED"] as const;
export type Phase = (typeof phases)[number];

const second = 1000;
/** How often the list is read while a match is on, and while none is. Nothing is read in the background. */
export const liveEveryMs = 15 * second;
export const idleEveryMs = 60 * second;

/** Time until the list is to be read again: sooner while something is on, or about to be. */
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
 * The matches of a phase: on now, then to come by their kick-off, then over with the latest first. A state that is
 * not known comes last.
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
