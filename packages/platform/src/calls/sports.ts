import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  count,
  epoch,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";

/** States of a match; one in any other state is shown without a score. */
export const matchStates = ["SCHEDULED", "LIVE", "FINISHED"] as const;

const match = v.object({
  id: text(),
  gameType: text(),
  /** The provider that takes bets on it. */
  vassalage: text(),
  sport: optionalText(),
  league: optionalText(),
  home: text(),
  away: text(),
  startsAt: epoch(),
  state: oneOf(matchStates),
  /** Minutes played; null: unknown. */
  minute: v.nullish(count()),
  homeScore: v.nullish(count()),
  awayScore: v.nullish(count()),
});
export type Match = v.InferOutput<typeof match>;

export const sportsMatches = defineCall({
  id: "W-100",
  name: "sportsMatches",
  purpose:
    "Lists the matches of sports or e-sports: live, upcoming and recently finished.",
  method: "GET",
  path: "/wps/game/sports/matches",
  auth: "none",
  place: "body",
  request: v.object({
    gameType: v.string(),
    vassalage: v.optional(v.string()),
    language: v.string(),
  }),
  response: v.object({ list: list(match) }),
});
