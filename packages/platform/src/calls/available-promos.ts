import * as v from "valibot";
import { defineCall } from "../call.ts";
import { count, flag } from "../schema/tolerant.ts";

export const availablePromos = defineCall({
  id: "W-93",
  name: "availablePromos",
  purpose:
    "Counts the promotions open to the member, and lists those that are running.",
  method: "GET",
  path: "/wps/relay/MCS2_availablePromo",
  auth: "token",
  request: v.object({}),
  response: v.object({
    availablePromoCount: v.optional(count(), 0),
    availablePromo: v.optional(
      v.object({
        /** Inviting friends (SID-03). */
        REFERRAL: v.optional(v.object({ enabled: flag() }), {}),
      }),
      {},
    ),
  }),
});
