import * as calls from "@foyer/platform/calls";
import { handleMoney } from "../http/handle-money.ts";
import { handleMember } from "../http/handle.ts";
import { pointsOf, readAccount } from "../services/ledger.ts";
import { confirmPayment } from "../services/payment-password.ts";
import {
  readGoods,
  readRedemptions,
  readRewards,
  readTransactions,
} from "../services/points-lists.ts";
import {
  convert,
  pointsRatio,
  readPointsConfig,
  writePoints,
} from "../services/points.ts";
import { cancelRedemption, redeem } from "../services/redemptions.ts";
import { checkPeriod } from "../services/records/whose.ts";
import { refuseTrial } from "../services/roles.ts";

export const pointsCalls = [
  handleMember(calls.pointsBalance, async ({ db, session: { member } }) => {
    refuseTrial(member);
    return {
      currentPoints: writePoints(await readAccount(db, pointsOf(member.id))),
      pointsRatio,
      unit: member.currencySymbol,
    };
  }),

  handleMember(
    calls.pointsReward,
    async ({ db, session: { member }, request, language }) => {
      refuseTrial(member);
      return readRewards(db, member.id, request, language);
    },
  ),

  handleMember(
    calls.pointsList,
    async ({ db, session: { member }, request, language }) => {
      refuseTrial(member);
      return request.kind === "GOODS"
        ? readGoods(db, request, language)
        : readRedemptions(db, member.id, request, language);
    },
  ),

  handleMember(calls.pointsConfig, async ({ db, session, language }) => {
    refuseTrial(session.member);
    return readPointsConfig(db, language, session.member.vipRank);
  }),

  handleMember(
    calls.pointsTransactions,
    async ({ db, session: { member }, request, language }) => {
      refuseTrial(member);
      checkPeriod(request);
      return readTransactions(db, member.id, request, language);
    },
  ),

  handleMoney(calls.redeemPoints, {
    leaves: true,
    check: ({ db, session, request, now }) =>
      confirmPayment(db, session.member.id, request.paymentPassword, now),
    effect: ({ tx, session, request, intent, now }) =>
      redeem(tx, {
        memberId: session.member.id,
        goodsId: request.goodsId,
        quantity: request.quantity,
        address: request.address.trim(),
        mobileNum: request.mobileNum.replace(/[\s-]/g, ""),
        intent,
        now,
      }),
  }),

  handleMember(
    calls.cancelRedemption,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      return cancelRedemption(db, member.id, request.id, now);
    },
  ),

  handleMoney(calls.convertPoints, {
    leaves: false,
    check: ({ db, session, request, now }) =>
      confirmPayment(db, session.member.id, request.paymentPassword, now),
    effect: ({ tx, session, request, intent, now }) =>
      convert(tx, {
        memberId: session.member.id,
        points: BigInt(request.points),
        intent,
        now,
      }),
  }),
];
