import type { Match } from "@foyer/platform/calls";
import { describe, expect, it } from "vitest";
import { idleEveryMs, liveEveryMs, matchesOf, paceOf } from "./matches.ts";

const match = (id: string, state: Match["state"], startsAt: number): Match => ({
  id,
  state,
  startsAt,
  gameType: "SPORTS",
  vassalage: "TOUCHLN",
  sport: "",
  league: "",
  home: "A",
  away: "B",
  minute: null,
  homeScore: null,
  awayScore: null,
});

const all = [
  match("over-1", "FINISHED", 1),
  match("odd", "unknown", 5),
  match("later", "SCHEDULED", 9),
  match("over-2", "FINISHED", 2),
  match("soon", "SCHEDULED", 8),
  match("on", "LIVE", 6),
];

describe("matchesOf", () => {
  it.each([
    ["ALL", ["on", "soon", "later", "over-2", "over-1", "odd"]],
    ["LIVE", ["on"]],
    ["SCHEDULED", ["soon", "later"]],
    ["FINISHED", ["over-2", "over-1"]],
  ] as const)("returns the %s matches in order", (phase, ids) => {
    expect(matchesOf(all, phase).map(({ id }) => id)).toEqual(ids);
  });
});

describe("paceOf", () => {
  const now = 1_000_000;
  it.each([
    ["nothing read yet", undefined, idleEveryMs],
    ["nothing on", [match("a", "SCHEDULED", now + 3_600_000)], idleEveryMs],
    ["one on", [match("a", "LIVE", now - 1)], liveEveryMs],
    ["one about to be", [match("a", "SCHEDULED", now + 59_000)], liveEveryMs],
    ["all over", [match("a", "FINISHED", now - 1)], idleEveryMs],
  ])("sets the polling interval with %s", (_what, matches, pace) => {
    expect(paceOf(matches, now)).toBe(pace);
  });
});
