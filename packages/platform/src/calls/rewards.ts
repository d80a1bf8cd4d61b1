import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  epoch,
  list,
  oneOf,
  optionalText,
  text,
} from "../schema/tolerant.ts";

export const rewardKinds = [
  /** Bonus of a promotion, mission or activity. */
  "BONUS",
  /** A prize that is drawn when it is claimed, by W-55 with this id. */
  "RAFFLE",
  /** Reward for an invited friend. */
  "REFERRAL",
  /** A bonus that the platform gives on an occasion of its own (MEM-17). */
  "RED_ENVELOPE",
] as const;

export const rewardStatuses = ["READY", "CLAIMED"] as const;

export const deliveryStates = [
  /** The member has to say where it is sent. */
  "ADDRESS",
  /** The address can still be changed. */
  "PREPARING",
  "SENT",
  "DELIVERED",
  /** It cannot be sent; `remark` says why. */
  "REJECTED",
] as const;

/** How a prize that is a thing reaches the member. */
export const delivery = v.object({
  state: oneOf(deliveryStates),
  /** What the prize is, as HTML. */
  description: optionalText(),
  /** Where it is sent; before the member has said so, the address that was used last, as a suggestion. */
  address: optionalText(),
  /** Likewise, the number that the carrier can call. */
  mobileNum: optionalText(),
  /** What the platform says about it. */
  remark: optionalText(),
});
export type Delivery = v.InferOutput<typeof delivery>;

/** A reward that the member may claim once, or has claimed (RWD-01). */
export const reward = v.object({
  id: text(),
  kind: oneOf(rewardKinds),
  title: text(),
  /** Absent: unknown before the draw. */
  amount: v.nullish(amount()),
  status: oneOf(rewardStatuses),
  /** The prize that a raffle has drawn. */
  prize: optionalText(),
  /** When it was given. */
  time: v.fallback(epoch(), 0),
  claimedAt: v.fallback(v.nullish(epoch()), null),
  /** Of a prize that is sent; absent: it is money, or the platform does not say. */
  delivery: v.fallback(v.nullish(delivery), null),
});
export type Reward = v.InferOutput<typeof reward>;

export const rewards = defineCall({
  id: "W-88",
  name: "rewards",
  purpose:
    "Lists claimable and claimed rewards, and counts the claimable ones.",
  method: "GET",
  path: "/wps/relay/MCS2_rewards",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({ list: list(reward), count: v.fallback(count(), 0) }),
});

export const claimReward = defineCall({
  id: "W-88b",
  name: "claimReward",
  purpose: "Claims a reward, or the reward of an activity, by its id.",
  method: "POST",
  path: "/wps/relay/MCS2_claimReward",
  auth: "token",
  money: true,
  request: v.object({ rewardId: v.string() }),
  response: v.object({ amount: amount() }),
  errors: ["ALREADY_CLAIMED"],
});

export const friendSteps = [
  "REGISTERED",
  /** The first deposit was credited: the reward for it can be claimed. */
  "READY",
  "CLAIMED",
] as const;

/** A friend who registered with the member's invitation. */
export const invitedFriend = v.object({
  /** Masked by the platform. */
  player: text(),
  step: oneOf(friendSteps),
  /** When the friend registered. */
  time: epoch(),
});
export type InvitedFriend = v.InferOutput<typeof invitedFriend>;

export const referral = defineCall({
  id: "W-89",
  name: "referral",
  purpose:
    "Reads the member's invitation, who registered with it and what it earned.",
  method: "GET",
  path: "/wps/relay/MCS2_referral",
  auth: "token",
  request: v.object({}),
  response: v.object({
    referralCode: text(),
    /** Address that contains the code. */
    url: optionalText(),
    invited: v.fallback(count(), 0),
    earned: v.optional(amount(), "0"),
    /** What the member gets for each friend's first deposit; absent: not told. */
    reward: v.nullish(amount()),
    /** The newest friends first, 200 at most. */
    friends: list(invitedFriend),
  }),
});

/** The stakes of one game type on one day, and the rebate on them (MEM-15). */
export const rebate = v.object({
  id: text(),
  gameType: optionalText(),
  /** A moment within the day concerned. */
  time: epoch(),
  validBet: amount(),
  /** Percentage. */
  rate: amount(),
  amount: amount(),
});
export type Rebate = v.InferOutput<typeof rebate>;

export const manualRebates = defineCall({
  id: "W-91",
  name: "manualRebates",
  purpose: "Lists the rebates that can be claimed.",
  method: "GET",
  path: "/wps/relay/MCS2_manualRebate",
  auth: "token",
  place: "body",
  request: v.object({}),
  response: v.object({ list: list(rebate) }),
  errors: ["FEATURE_OFF"],
});

export const collectRebates = defineCall({
  id: "W-91b",
  name: "collectRebates",
  purpose: "Claims the given rebates into the wallet.",
  method: "POST",
  path: "/wps/relay/MCS2_manualRebate",
  auth: "token",
  money: true,
  request: v.object({
    ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(500)),
  }),
  response: v.object({ amount: amount() }),
  errors: ["FEATURE_OFF", "ALREADY_CLAIMED"],
});
