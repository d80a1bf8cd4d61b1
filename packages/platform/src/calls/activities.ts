import * as v from "valibot";
import { defineCall } from "../call.ts";
import { amount, count, list, optionalText, text } from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

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
    list: list(v.object({ id: text(), title: text(), status: optionalText() })),
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
