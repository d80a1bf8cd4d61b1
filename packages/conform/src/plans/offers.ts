import * as calls from "@foyer/platform/calls";
import { many, needs, plan, type Plan } from "../plan.ts";
import { firstPage, lately } from "./requests.ts";

const member = { as: "member" } as const;
const changes = { as: "member", effect: true } as const;

const pointsPlans: readonly Plan[] = [
  plan(calls.pointsBalance, member, () => ({})),
  plan(calls.pointsConfig, member, () => ({})),
  plan(calls.redeemPoints, changes, async (known) => {
    const paymentPassword = known.account("member")?.paymentPassword;
    if (paymentPassword === undefined)
      return needs("`paymentPassword` of member in the accounts file");
    const shop = await known.read(
      calls.pointsList,
      { kind: "GOODS", ...firstPage },
      "member",
    );
    const goods = shop?.list.flatMap((one) =>
      "availableQuantity" in one && one.availableQuantity > 0 ? [one] : [],
    );
    const cheapest = goods?.toSorted(
      (one, other) => one.points.length - other.points.length,
    )[0];
    return cheapest === undefined
      ? needs("goods of pointsList that there are some of")
      : {
          goodsId: cheapest.id,
          quantity: 1,
          address: "1 Trial Street",
          mobileNum: known.account("member")?.mobile?.mobileNum ?? "125550100",
          paymentPassword,
        };
  }),
  plan(calls.cancelRedemption, changes, async (known) => {
    const orders = await known.read(
      calls.pointsList,
      { kind: "RECORDS", ...firstPage },
      "member",
    );
    const id = orders?.list.find(
      (one) => "cancellable" in one && one.cancellable,
    )?.id;
    return id === undefined
      ? needs("a redemption that can be cancelled")
      : { id };
  }),
  plan(calls.convertPoints, changes, (known) => {
    const paymentPassword = known.account("member")?.paymentPassword;
    return paymentPassword === undefined
      ? needs("`paymentPassword` of member in the accounts file")
      : { points: "100", paymentPassword };
  }),
  plan(calls.pointsList, member, () =>
    many([
      { kind: "GOODS", ...firstPage },
      { kind: "RECORDS", ...firstPage },
    ]),
  ),
  plan(calls.pointsReward, member, () => firstPage),
  plan(calls.pointsTransactions, member, (known) => ({
    ...lately(known),
    ...firstPage,
  })),
];

/** A reward that can be claimed. */
const ready = (
  list: readonly { id: string; kind: string; status: string }[] | undefined,
  isRaffle: boolean,
) =>
  list?.find(
    ({ kind, status }) =>
      status === "READY" && (kind === "RAFFLE") === isRaffle,
  )?.id;

const rewardPlans: readonly Plan[] = [
  plan(calls.rewards, member, () => ({})),
  plan(calls.claimReward, changes, (known) => {
    const rewardId = ready(known.answer(calls.rewards)?.list, false);
    return rewardId === undefined
      ? needs("a reward of rewards that is ready")
      : { rewardId };
  }),
  plan(calls.claimRaffle, changes, (known) => {
    const promotionId = ready(known.answer(calls.rewards)?.list, true);
    return promotionId === undefined
      ? needs("a raffle of rewards that is ready")
      : { promotionId };
  }),
  plan(calls.prizeAddress, changes, async (known) => {
    const now = await known.read(calls.rewards, {}, "member");
    const prize = now?.list.find(
      ({ delivery }) =>
        delivery?.state === "ADDRESS" || delivery?.state === "PREPARING",
    );
    return prize === undefined
      ? needs("a drawn prize that is sent to an address")
      : {
          promotionId: prize.id,
          address: "7 Quay Street",
          mobileNum: "60125550147",
        };
  }),
  plan(calls.referral, member, () => ({})),
  plan(calls.manualRebates, member, () => ({})),
  plan(calls.collectRebates, changes, (known) => {
    const id = known.answer(calls.manualRebates)?.list[0]?.id;
    return id === undefined
      ? needs("a rebate of manualRebates")
      : { ids: [id] };
  }),
  plan(calls.missionSummary, member, () => ({})),
  plan(calls.missionLeaderboard, member, (known) => {
    const missions = known.answer(calls.missionSummary)?.missions ?? [];
    return missions.length === 0
      ? needs("a mission of missionSummary")
      : many(missions.map(({ id }) => ({ missionId: id, ...firstPage })));
  }),
  plan(calls.activities, member, () => firstPage),
  plan(calls.activityApply, changes, (known) => {
    const activity = known
      .answer(calls.activities)
      ?.list.find(({ status }) => /^join$/i.test(status));
    return activity === undefined
      ? needs("an activity of activities that can be joined")
      : { activityId: activity.id, comment: "A trial of the connection." };
  }),
];

/** Points, rewards, missions and activities. */
export const offerPlans: readonly Plan[] = [...pointsPlans, ...rewardPlans];
