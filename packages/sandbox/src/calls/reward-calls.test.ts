import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberContacts } from "../db/tables/identity.ts";
import { maskedName } from "../services/masked-name.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { havePlayed } from "../testing/have-played.ts";
import { balanceOf, expectRightBooks, fresh } from "../testing/money.ts";
import { grantMissions } from "../services/missions.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const waiting = async ({ client }: TestMember) => {
  const { list, count } = await client.call(calls.rewards, {});
  const ready = list.filter(
    ({ status, kind }) => status === "READY" && kind !== "RAFFLE",
  );
  return { ready, count };
};

const always = { from: 0, to: 9_000_000_000_000, pageNo: 1, pageSize: 100 };

/** The rewards that a member was told of by live events. */
const granted = async ({ client }: TestMember) =>
  (await client.call(calls.eventsSince, { cursor: "0" })).list
    .filter(({ type }) => type === "REWARD_GRANTED")
    .map(({ value: { id, amount } }) => [id, amount]);

const claim = ({ client }: TestMember, rewardId: string, key = fresh()) =>
  client.call(calls.claimReward, { rewardId }, key);

describe("rewards (W-88)", () => {
  it("are paid into the wallet once, even when claimed three times simultaneously", async () => {
    const who = await sandbox.member({ balance: "100.00", rewards: 2 });
    const { ready, count } = await waiting(who);
    expect(ready.map(({ title, amount }) => [title, amount])).toEqual([
      ["Reward 1", "5.00"],
      ["Reward 2", "5.00"],
    ]);
    const id = ready[0]?.id ?? "";
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        claim(who, id).then(
          ({ amount }) => amount,
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([
      "5.00",
      "ALREADY_CLAIMED",
      "ALREADY_CLAIMED",
    ]);
    expect(await balanceOf(who.client)).toBe("105.00");
    const after = await waiting(who);
    expect(after.count).toBe(count - 1);
    expect(after.ready).toHaveLength(1);
    await expectRightBooks(sandbox);
  });

  it("return the first answer again for the same idempotency key", async () => {
    const who = await sandbox.member({ balance: "100.00", rewards: 1 });
    const [reward] = (await waiting(who)).ready;
    const key = fresh();
    expect(await claim(who, reward?.id ?? "", key)).toEqual({ amount: "5.00" });
    expect(await claim(who, reward?.id ?? "", key)).toEqual({ amount: "5.00" });
    expect(await balanceOf(who.client)).toBe("105.00");
  });

  it("can be claimed only by their own member", async () => {
    const who = await sandbox.member({ rewards: 1 });
    const other = await sandbox.member();
    const [reward] = (await waiting(who)).ready;
    expect(await refusalOf(claim(other, reward?.id ?? ""))).toMatchObject({
      code: "VALIDATION",
    });
    expect((await waiting(who)).ready).toHaveLength(1);
  });

  it("include a raffle, which shows its prize once it is drawn", async () => {
    const who = await sandbox.member();
    const raffle = async () =>
      (await who.client.call(calls.rewards, {})).list.find(
        ({ kind }) => kind === "RAFFLE",
      );
    const before = await raffle();
    expect(before).toMatchObject({ status: "READY", amount: null });
    const { prize } = await who.client.call(
      calls.claimRaffle,
      { promotionId: before?.id ?? "" },
      fresh(),
    );
    expect(await raffle()).toMatchObject({ status: "CLAIMED", prize });
  });
});

describe("an activity with a reward", () => {
  it("is a reward to claim once its application is approved, and only once", async () => {
    const who = await sandbox.member({ balance: "100.00" });
    const { client } = who;
    const activityId = "act-photo";
    const { count: unclaimed } = await waiting(who);
    const status = async () =>
      (
        await client.call(calls.activities, { pageNo: 1, pageSize: 20 })
      ).list.find(({ id }) => id === activityId)?.status;
    await client.call(calls.activityApply, {
      activityId,
      comment: "Here it hangs.",
      images: [],
    });
    expect(await refusalOf(claim(who, activityId))).toMatchObject({
      code: "VALIDATION",
    });
    expect(await waiting(who)).toEqual({ ready: [], count: unclaimed });
    const [row] = await sandbox.platform.db.query.activityApplications.findMany(
      {
        where: (each, { eq }) => eq(each.memberId, who.id),
      },
    );
    await sandbox.control("POST", `/applications/${row?.id ?? ""}`, {
      action: "APPROVE",
    });
    expect(await status()).toBe("Claim");
    const before = await waiting(who);
    expect(before).toMatchObject({
      count: unclaimed + 1,
      ready: [
        {
          id: activityId,
          kind: "BONUS",
          title: "Show us your lantern",
          amount: "8.00",
        },
      ],
    });
    expect(await claim(who, activityId)).toEqual({ amount: "8.00" });
    expect(await status()).toBe("Claimed");
    expect(await waiting(who)).toEqual({ ready: [], count: unclaimed });
    const named = { title: "Show us your lantern", amount: "8.00" };
    expect((await client.call(calls.rewards, {})).list).toContainEqual(
      expect.objectContaining({
        ...named,
        id: activityId,
        status: "CLAIMED",
        claimedAt: expect.any(Number),
      }),
    );
    const bonuses = await client.call(calls.bonusDetails, always);
    expect(bonuses.list).toMatchObject([named]);
    const record = await client.call(calls.transactions, {
      ...always,
      scope: "SELF",
    });
    expect(record.list).toContainEqual(
      expect.objectContaining({ title: named.title }),
    );
    expect(await refusalOf(claim(who, activityId))).toMatchObject({
      code: "ALREADY_CLAIMED",
    });
    expect(await balanceOf(client)).toBe("108.00");
    await expectRightBooks(sandbox);
  });
});

describe("missions (W-41, W-42)", () => {
  const summary = ({ client }: TestMember) =>
    client.call(calls.missionSummary, {});
  const first = async (who: TestMember) =>
    (await summary(who)).missions.find(({ id }) => id === "mi-rounds");

  it("count rounds with real money only, and add their reward to the reward centre once", async () => {
    const who = await sandbox.member({ balance: "100.00" });
    await havePlayed(sandbox, who, 19, { stake: 100n });
    await havePlayed(sandbox, who, 30, { mode: "DEMO" });
    expect(await first(who)).toMatchObject({
      progress: "19",
      target: "20",
      status: "RUNNING",
    });
    expect((await summary(who)).count).toBe(0);
    await havePlayed(sandbox, who, 1, { daysAgo: 1 });
    expect(await first(who)).toMatchObject({ progress: "20", status: "DONE" });
    expect((await summary(who)).count).toBe(1);
    const [reward] = (await waiting(who)).ready;
    expect(reward).toMatchObject({ title: "Twenty rounds", amount: "3.00" });
    await claim(who, reward?.id ?? "");
    expect(await first(who)).toMatchObject({ status: "CLAIMED" });
    expect((await summary(who)).count).toBe(0);
    expect((await waiting(who)).ready).toEqual([]);
    expect(await balanceOf(who.client)).toBe("103.00");
  });

  it("are granted by the job soon after the last round, told live, and once", async () => {
    const who = await sandbox.member();
    await havePlayed(sandbox, who, 20, { stake: 100n });
    const { db } = sandbox.platform;
    const now = Date.now();
    expect((await waiting(who)).ready).toEqual([]);
    await grantMissions(db, "", now);
    const { ready } = await waiting(who);
    expect(ready).toMatchObject([{ title: "Twenty rounds", amount: "3.00" }]);
    const told = [[ready[0]?.id, "3.00"]];
    expect(await granted(who)).toEqual(told);
    for (const later of [now, now + 60_000, now - 86_400_000])
      await grantMissions(db, "", later);
    await summary(who);
    expect((await waiting(who)).ready).toEqual(ready);
    expect(await granted(who)).toEqual(told);
  });

  it("have a leaderboard with masked names, prizes and the member's own rank", async () => {
    const who = await sandbox.member();
    await havePlayed(sandbox, who, 5_000);
    for (const rounds of [30, 20, 10])
      await havePlayed(sandbox, await sandbox.member(), rounds);
    const board = (missionId: string) =>
      who.client.call(calls.missionLeaderboard, {
        missionId,
        pageNo: 1,
        pageSize: 3,
      });
    const { list, totalPages } = await board("mi-rounds");
    expect(list[0]).toEqual({
      rank: 1,
      player: `${who.username.slice(0, 2)}***${who.username.slice(-1)}`,
      score: "5000",
      prize: "50.00",
      own: true,
    });
    expect(list.map(({ own }) => own)).toEqual([true, false, false]);
    expect(totalPages).toBeGreaterThan(1);
    expect(JSON.stringify(list)).not.toContain(who.username);
    expect((await board("mi-stake")).list[0]?.score).toBe("25000.00");
    expect(await refusalOf(board("mi-none"))).toMatchObject({
      code: "VALIDATION",
    });
  });
});

describe("an invitation (W-89)", () => {
  it("counts registered friends, and earns a reward for each friend's first deposit", async () => {
    const who = await sandbox.member({ balance: "0" });
    const friend = await sandbox.member();
    const read = () => who.client.call(calls.referral, {});
    expect(await read()).toEqual({
      referralCode: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/),
      url: "",
      invited: 0,
      earned: "0.00",
      reward: "10.00",
      friends: [],
    });
    await sandbox.platform.db.insert(memberContacts).values({
      memberId: friend.id,
      payeeName: "",
      totpStep: 0,
      referrerId: who.id,
      profile: {},
    });
    const seen = (step: string) => [
      { player: maskedName(friend.username), step, time: expect.any(Number) },
    ];
    expect(await read()).toMatchObject({
      invited: 1,
      earned: "0.00",
      friends: seen("REGISTERED"),
    });
    expect((await waiting(who)).ready).toEqual([]);
    for (const amount of ["50.00", "60.00"])
      await sandbox.control("POST", `/members/${friend.username}/events`, {
        type: "DEPOSIT_ARRIVED",
        amount,
      });
    // Told when the first deposit is credited, before anybody reads anything.
    expect(await granted(who)).toEqual([[`referral:${friend.id}`, "10.00"]]);
    expect(await granted(friend)).toEqual([]);
    const { ready } = await waiting(who);
    expect(ready).toMatchObject([{ kind: "REFERRAL", amount: "10.00" }]);
    expect((await read()).friends).toEqual(seen("READY"));
    await claim(who, ready[0]?.id ?? "");
    expect(await read()).toMatchObject({
      invited: 1,
      earned: "10.00",
      friends: seen("CLAIMED"),
    });
    expect(await balanceOf(who.client)).toBe("10.00");
  });

  it("has one code, a different one for each member, even when first read twice simultaneously", async () => {
    const [who, other] = [await sandbox.member(), await sandbox.member()];
    const codes = await Promise.all(
      [who, who, other].map(
        async ({ client }) =>
          (await client.call(calls.referral, {})).referralCode,
      ),
    );
    expect(codes[1]).toBe(codes[0]);
    expect(codes[2]).not.toBe(codes[0]);
  });

  it("has a link where the portal's address is known", async () => {
    const other = await startTestSandbox({
      portalOrigins: ["https://portal.example"],
    });
    const who = await other.member();
    const { referralCode, url } = await who.client.call(calls.referral, {});
    expect(url).toBe(
      `https://portal.example/register?referralCode=${referralCode}`,
    );
    await other.close();
  });
});

describe("the manual rebate (W-91)", () => {
  const on = ({ run }: TestMember) =>
    sandbox.control("PUT", `/flags?run=${run}`, { MANPLAYREB3: "1" });
  const list = async ({ client }: TestMember) =>
    (await client.call(calls.manualRebates, {})).list;
  const collect = ({ client }: TestMember, ids: string[]) =>
    client.call(calls.collectRebates, { ids }, fresh());

  it("is rejected while its switch is off", async () => {
    const who = await sandbox.member();
    for (const refusal of await Promise.all(
      [list(who), collect(who, ["x"])].map((call) => refusalOf(call)),
    ))
      expect(refusal).toMatchObject({ code: "FEATURE_OFF" });
  });

  it("pays a part of the stakes of past days, once", async () => {
    const who = await sandbox.member({ balance: "100.00" });
    await on(who);
    await havePlayed(sandbox, who, 10, { stake: 10_000n, daysAgo: 1 });
    await havePlayed(sandbox, who, 4, { stake: 10_000n, daysAgo: 2 });
    await havePlayed(sandbox, who, 9, { stake: 10_000n });
    const rows = await list(who);
    expect(
      rows.map(({ gameType, validBet, rate, amount }) => [
        gameType,
        validBet,
        rate,
        amount,
      ]),
    ).toEqual([
      ["RNG", "1000.00", "0.50", "5.00"],
      ["RNG", "400.00", "0.50", "2.00"],
    ]);
    const [newest, older] = rows.map(({ id }) => id);
    expect(await collect(who, [newest ?? ""])).toEqual({ amount: "5.00" });
    expect(
      await refusalOf(collect(who, [newest ?? "", older ?? ""])),
    ).toMatchObject({ code: "ALREADY_CLAIMED" });
    expect((await list(who)).map(({ id }) => id)).toEqual([older]);
    expect(await refusalOf(collect(who, ["2020-01-01:RNG"]))).toMatchObject({
      code: "VALIDATION",
    });
    expect(await balanceOf(who.client)).toBe("105.00");
    await expectRightBooks(sandbox);
  });
});

it("rejects trial accounts on rewards, invitations, missions and rebates", async () => {
  const { client } = await sandbox.member({ type: "4" });
  for (const refusal of await Promise.all(
    [
      client.call(calls.rewards, {}),
      client.call(calls.claimReward, { rewardId: "x" }, fresh()),
      client.call(calls.referral, {}),
      client.call(calls.missionSummary, {}),
      client.call(calls.manualRebates, {}),
    ].map((call) => refusalOf(call)),
  ))
    expect(refusal).toMatchObject({ code: "TRIAL_NOT_ALLOWED" });
});
