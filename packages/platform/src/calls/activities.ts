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
import { deliveryRequest } from "./points.ts";
import { deliveryStates } from "./rewards.ts";

/** An activity that members may apply for (RWD-04). */
export const activity = v.object({
  id: text(),
  title: text(),
  status: optionalText(),
  /** What it is about, as HTML. */
  description: optionalText(),
  startsAt: v.fallback(v.nullish(epoch(), null), null),
  endsAt: v.fallback(v.nullish(epoch(), null), null),
  /** What an accepted member can claim; absent: nothing, or not told. */
  prize: v.fallback(v.nullish(amount(), null), null),
  /** What the member sent with the latest application. */
  comment: optionalText(),
  /** What the platform said when it decided that application. */
  remark: optionalText(),
  /** Whether the member may apply again after a rejection. */
  again: flag(),
});
export type Activity = v.InferOutput<typeof activity>;

export const activities = defineCall({
  id: "W-99",
  name: "activities",
  purpose: "Lists the activities that a member may apply for.",
  method: "GET",
  path: "/wps/relay/MCS2_activities",
  auth: "token",
  place: "body",
  request: v.object(pageRequest),
  response: v.object({
    list: list(activity),
    totalPages: count(),
  }),
});

export const activityApply = defineCall({
  id: "W-75",
  name: "activityApply",
  purpose: "Applies for an activity with a comment and pictures.",
  method: "POST",
  path: "/wps/relay/MCS2_activityApply",
  auth: "token",
  encoding: "multipart",
  request: v.object({
    activityId: v.string(),
    comment: v.string(),
    // Without pictures, the part is left out of the form.
    images: v.optional(v.array(v.blob()), []),
  }),
  response: v.object({ status: text() }),
  errors: ["IMAGE_TYPE", "IMAGE_SIZE", "IMAGE_COUNT"],
});

export const claimRaffle = defineCall({
  id: "W-55",
  name: "claimRaffle",
  purpose: "Draws the prize of a raffle.",
  method: "POST",
  path: "/wps/relay/MCS2_claimRafflePromotion",
  auth: "token",
  money: true,
  request: v.object({ promotionId: v.string() }),
  response: v.object({ prize: text(), amount: v.optional(amount(), "0") }),
  errors: ["ALREADY_CLAIMED"],
});

export const prizeAddress = defineCall({
  id: "W-55b",
  name: "prizeAddress",
  purpose: "Says where a drawn prize is sent; it can be changed until then.",
  method: "POST",
  path: "/wps/relay/MCS2_prizeAddress",
  auth: "token",
  request: v.object({
    /** Of the raffle, as for the claim. */
    promotionId: v.string(),
    ...deliveryRequest,
  }),
  response: v.object({ state: oneOf(deliveryStates) }),
  errors: ["ALREADY_SETTLED"],
});
