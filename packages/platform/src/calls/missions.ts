import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  epoch,
  flag,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

export const missionStatuses = [
  "RUNNING",
  /** Reached: its reward can be claimed in the reward centre. */
  "DONE",
  "CLAIMED",
] as const;

/** A target to reach by playing (RWD-03). */
export const mission = v.object({
  id: text(),
  title: text(),
  progress: amount(),
  target: amount(),
  /** What progress counts: rounds, or money that was staked. */
  unit: oneOf(["ROUNDS", "MONEY"]),
  /** The reward once it is reached. */
  prize: v.fallback(v.nullish(amount()), null),
  status: oneOf(missionStatuses),
});
export type Mission = v.InferOutput<typeof mission>;

export const missionSummary = defineCall({
  id: "W-41",
  name: "missionSummary",
  purpose: "Lists the missions with the member's progress in each.",
  method: "GET",
  path: "/wps/relay/MCS2_missionSummary",
  auth: "token",
  request: v.object({}),
  response: v.object({
    /** How many are reached and not yet claimed. */
    count: v.fallback(count(), 0),
    missions: list(mission),
  }),
});

/** One place of a mission's leaderboard; the player's name is masked by the platform. */
export const leader = v.object({
  rank: count(),
  player: text(),
  score: amount(),
  prize: optionalText(),
  /** Whether it is the member who made the request. */
  own: flag(),
});
export type Leader = v.InferOutput<typeof leader>;

export const missionLeaderboard = defineCall({
  id: "W-42",
  name: "missionLeaderboard",
  purpose: "Lists the leaders of a mission.",
  method: "GET",
  path: "/wps/relay/MCS2_missionLeaderboard",
  auth: "token",
  place: "body",
  request: v.object({ missionId: v.string(), ...pageRequest }),
  response: v.object({
    list: list(leader),
    totalPages: count(),
    /** When the leaderboard started and when it ends, in ms; null: the platform does not say. */
    startsAt: v.fallback(v.nullish(epoch(), null), null),
    endsAt: v.fallback(v.nullish(epoch(), null), null),
  }),
});
