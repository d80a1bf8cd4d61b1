import * as calls from "@foyer/platform/calls";
import { handleMoney } from "../http/handle-money.ts";
import { handleMember } from "../http/handle.ts";
import { applyForActivity, readActivities } from "../services/activities.ts";
import { setPrizeAddress } from "../services/prizes.ts";
import { claimRaffle } from "../services/raffles.ts";
import { refuseTrial } from "../services/roles.ts";

export const activityCalls = [
  handleMember(
    calls.activities,
    async ({ db, session: { member }, request, language, now }) => {
      refuseTrial(member);
      return readActivities(db, member.id, request, language, now);
    },
  ),

  handleMember(
    calls.activityApply,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      return applyForActivity(db, member.id, request, now);
    },
  ),

  handleMember(
    calls.prizeAddress,
    async ({ db, session: { member }, request }) => {
      refuseTrial(member);
      return setPrizeAddress(db, member.id, request);
    },
  ),

  handleMoney(calls.claimRaffle, {
    leaves: false,
    effect: ({ tx, session, request, intent, now, draw, language }) =>
      claimRaffle(tx, {
        memberId: session.member.id,
        promotionId: request.promotionId,
        intent,
        now,
        draw,
        language,
      }),
  }),
];
