import * as calls from "@foyer/platform/calls";
import { handleMoney } from "../http/handle-money.ts";
import { handleMember } from "../http/handle.ts";
import { readLeaderboard } from "../services/leaderboards.ts";
import { readMissionSummary } from "../services/missions.ts";
import {
  collectRebates,
  readRebates,
  requireRebates,
} from "../services/rebates.ts";
import { readReferral } from "../services/referrals.ts";
import { claimReward, readRewards } from "../services/rewards.ts";
import { refuseTrial } from "../services/roles.ts";

export const rewardCalls = [
  handleMember(calls.rewards, async ({ db, session: { member }, language }) => {
    refuseTrial(member);
    return readRewards(db, member.id, language);
  }),

  handleMoney(calls.claimReward, {
    leaves: false,
    effect: ({ tx, session, request, intent, now }) =>
      claimReward(tx, {
        memberId: session.member.id,
        rewardId: request.rewardId,
        intent,
        now,
      }),
  }),

  handleMember(
    calls.referral,
    async ({ db, session: { member }, portalOrigins }) => {
      refuseTrial(member);
      return readReferral(db, member, portalOrigins);
    },
  ),

  handleMember(
    calls.missionSummary,
    async ({ db, session: { member }, now, language }) => {
      refuseTrial(member);
      return readMissionSummary(db, member.id, now, language);
    },
  ),

  handleMember(
    calls.missionLeaderboard,
    async ({ db, session: { member }, request, run, now }) => {
      refuseTrial(member);
      return readLeaderboard(db, {
        ...request,
        memberId: member.id,
        run,
        now,
      });
    },
  ),

  handleMember(
    calls.manualRebates,
    async ({ db, session: { member }, now, flagsOverride }) => {
      refuseTrial(member);
      await requireRebates(db, flagsOverride);
      return readRebates(db, member.id, now);
    },
  ),

  handleMoney(calls.collectRebates, {
    leaves: false,
    check: ({ db, flagsOverride }) => requireRebates(db, flagsOverride),
    effect: ({ tx, session, request, intent, now }) =>
      collectRebates(tx, {
        memberId: session.member.id,
        ids: request.ids,
        intent,
        now,
      }),
  }),
];
