import * as calls from "@foyer/platform/calls";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { openGame } from "../testing/open-game.ts";
import {
  balanceOf,
  expectRightBooks,
  fresh,
  paymentPassword,
  rich,
} from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => expectRightBooks(sandbox));
afterAll(() => sandbox.close());

const page = { pageNo: 1, pageSize: 20 };
const always = { from: 0, to: 9_000_000_000_000, ...page };

const redeem = (
  { client }: TestMember,
  over: Partial<{
    goodsId: string;
    quantity: number;
    address: string;
    mobileNum: string;
    paymentPassword: string;
  }> = {},
) =>
  client.call(
    calls.redeemPoints,
    {
      goodsId: "g-kite",
      quantity: 1,
      address: "7 Quay Street",
      mobileNum: "+60 12-555 0101",
      paymentPassword,
      ...over,
    },
    fresh(),
  );

/** Plays one round of a slot; returns the name of the game. */
async function bet(who: TestMember, stake: string): Promise<string> {
  const s = await openGame(who);
  const body = JSON.stringify({ s, roundId: randomUUID(), stake });
  const answer = await sandbox.send("/games/round", { method: "POST", body });
  expect(answer.status).toBe(200);
  const state = await sandbox.readJson(`/games/state?s=${s}`);
  return v.parse(v.object({ title: v.string() }), state).title;
}

const points = async ({ client }: TestMember) =>
  (await client.call(calls.pointsBalance, {})).currentPoints;

const goods = async ({ client }: TestMember, id: string) => {
  const { list } = await client.call(calls.pointsList, {
    kind: "GOODS",
    ...page,
  });
  return list.find((item) => item.id === id);
};

const records = async ({ client }: TestMember) =>
  (await client.call(calls.pointsList, { kind: "RECORDS", ...page })).list;

const left = (id: string, available: number) =>
  sandbox.control("PUT", `/goods/${id}`, { available });

describe("points", () => {
  it("are returned with their value and with the ways to earn them", async () => {
    const who = await sandbox.member(rich);
    expect(await who.client.call(calls.pointsBalance, {})).toEqual({
      currentPoints: "5000",
      pointsRatio: "0.01",
      unit: "RM",
    });
    const config = await who.client.call(calls.pointsConfig, {});
    expect(config.ratio).toBe("0.01");
    expect(config.table).toHaveLength(3);
    expect(config.rates).toContainEqual({ gameType: "RNG", points: "0.10" });
    expect(config.factor).toBe("1.00");
    const rewards = await who.client.call(calls.pointsReward, page);
    expect(rewards).toMatchObject({
      list: [{ title: "Welcome points", points: "5000" }],
      totalPages: 1,
    });
  });

  it("are earned by play at the rate that the member is told, times the rank's factor", async () => {
    const who = await sandbox.member({ ...rich, points: "0", vipRank: "3" });
    const { rates, factor } = await who.client.call(calls.pointsConfig, {});
    expect(factor).toBe("1.50");
    const rate = rates.find(({ gameType }) => gameType === "RNG");
    await bet(who, "5.00");
    expect(Number(await points(who))).toBe(
      5 * Number(rate?.points) * Number(factor),
    );
  });

  it("from play are listed by day and game, and one by one in the details, with the game's name", async () => {
    const who = await sandbox.member(rich);
    const title = await bet(who, "5.00");
    await bet(who, "2.00");
    const earned = await who.client.call(calls.pointsReward, page);
    expect(earned.list.map(({ title, points }) => [title, points])).toEqual([
      [title, "0.70"],
      ["Welcome points", "5000"],
    ]);
    expect(earned.totalPages).toBe(1);
    const details = await who.client.call(calls.pointsTransactions, always);
    expect(details.list.slice(0, 2)).toMatchObject([
      { changedPoints: "0.20", pointsBalance: "5000.70", remark: title },
      { changedPoints: "0.50", pointsBalance: "5000.50", remark: title },
    ]);
    const headers = {
      Language: "CN",
      Authorization: `Bearer ${who.token}`,
      "X-Foyer-Run": who.run,
    };
    const named = expect.stringMatching(/\p{Script=Han}/u);
    const { path } = calls.pointsReward;
    expect(
      await sandbox.readJson(`${path}?pageNo=1&pageSize=20`, { headers }),
    ).toMatchObject({ list: [{ title: named }, { title: "Welcome points" }] });
    const period = "from=0&to=9000000000000&pageNo=1&pageSize=1";
    expect(
      await sandbox.readJson(`${calls.pointsTransactions.path}?${period}`, {
        headers,
      }),
    ).toMatchObject({ list: [{ remark: named }] });
  });

  it("are converted into money, and both balances change together", async () => {
    const who = await sandbox.member(rich);
    expect(
      await who.client.call(
        calls.convertPoints,
        { points: "1234", paymentPassword },
        fresh(),
      ),
    ).toEqual({ currentPoints: "3766", balance: "5012.34" });
    expect(await points(who)).toBe("3766");
    expect(await balanceOf(who.client)).toBe("5012.34");
  });

  // API-62
  it.each([
    ["5001", paymentPassword, "POINTS_SHORT"],
    ["0", paymentPassword, "VALIDATION"],
    ["100", "wrong", "PAYMENT_PASSWORD_WRONG"],
    ["999999999999999999", paymentPassword, "POINTS_SHORT"],
  ])("%s with %j are not converted: %s", async (amount, password, code) => {
    const who = await sandbox.member(rich);
    expect(
      await refusalOf(
        who.client.call(
          calls.convertPoints,
          { points: amount, paymentPassword: password },
          fresh(),
        ),
      ),
    ).toMatchObject({ code });
    expect(await points(who)).toBe("5000");
    expect(await balanceOf(who.client)).toBe("5000.00");
  });

  it("list each change with the balance after it, page by page", async () => {
    const who = await sandbox.member(rich);
    await left("g-kite", 10);
    await redeem(who);
    await who.client.call(
      calls.convertPoints,
      { points: "50", paymentPassword },
      fresh(),
    );
    const read = (over: object) =>
      who.client.call(calls.pointsTransactions, { ...always, ...over });
    const all = await read({});
    expect(new Set(all.list.map(({ changedPoints }) => changedPoints))).toEqual(
      new Set(["5000", "-450", "-50"]),
    );
    expect(all.list[0]?.pointsBalance).toBe("4500");
    const second = await read({ pageSize: 2, pageNo: 2 });
    expect(second).toMatchObject({
      list: [{ changedPoints: "5000", pointsBalance: "5000" }],
      totalPages: 2,
    });
    expect((await read({ to: 1 })).list).toEqual([]);
    expect(await refusalOf(read({ from: 2, to: 1 }))).toMatchObject({
      code: "VALIDATION",
    });
  });
});

describe("products", () => {
  it("are redeemed, recorded and approved", async () => {
    const who = await sandbox.member(rich);
    await left("g-kite", 5);
    const { id, status } = await redeem(who, { quantity: 2 });
    expect(status).toBe("In Process");
    expect(await points(who)).toBe("4100");
    expect(await goods(who, "g-kite")).toMatchObject({ availableQuantity: 3 });
    await sandbox.control("POST", `/redemptions/${id}`, {
      action: "APPROVE",
      remark: "On its way",
    });
    expect(await records(who)).toMatchObject([
      {
        id,
        title: "Box kite",
        redeemQuantity: 2,
        status: "Approved",
        remark: "On its way",
        amount: "900",
        address: "7 Quay Street",
      },
    ]);
    expect(
      await sandbox.control("POST", `/redemptions/${id}`, { action: "REJECT" }),
    ).toMatchObject({ code: "ALREADY_SETTLED" });
  });

  it("return the points and the stock once when the member cancels while in process", async () => {
    const who = await sandbox.member(rich);
    const other = await sandbox.member(rich);
    await left("g-kite", 5);
    const { id } = await redeem(who, { quantity: 2 });
    expect(await records(who)).toMatchObject([{ cancellable: true }]);
    const cancel = ({ client }: TestMember) =>
      client.call(calls.cancelRedemption, { id });
    expect(await refusalOf(cancel(other))).toMatchObject({
      code: "VALIDATION",
    });
    expect(await Promise.all([cancel(who), cancel(who)])).toEqual([
      { status: "Cancelled" },
      { status: "Cancelled" },
    ]);
    expect(await points(who)).toBe("5000");
    expect(await goods(who, "g-kite")).toMatchObject({ availableQuantity: 5 });
    expect(await records(who)).toMatchObject([
      { status: "Cancelled", cancellable: false },
    ]);
    expect(
      await sandbox.control("POST", `/redemptions/${id}`, {
        action: "APPROVE",
      }),
    ).toMatchObject({ code: "ALREADY_SETTLED" });
  });

  it("cannot be cancelled once they were sent", async () => {
    const who = await sandbox.member(rich);
    const { id } = await redeem(who);
    await sandbox.control("POST", `/redemptions/${id}`, { action: "APPROVE" });
    expect(
      await refusalOf(who.client.call(calls.cancelRedemption, { id })),
    ).toMatchObject({ code: "ALREADY_SETTLED" });
    expect(await points(who)).toBe("4550");
  });

  it("return the points and the stock once when the redemption is rejected", async () => {
    const who = await sandbox.member(rich);
    await left("g-kite", 5);
    const { id } = await redeem(who, { quantity: 2 });
    const reject = () =>
      sandbox.control("POST", `/redemptions/${id}`, { action: "REJECT" });
    await Promise.all([reject(), reject()]);
    expect(await points(who)).toBe("5000");
    expect(await goods(who, "g-kite")).toMatchObject({ availableQuantity: 5 });
    expect(await records(who)).toMatchObject([{ status: "Rejected" }]);
  });

  it("cannot be oversold by simultaneous redemptions of the last one", async () => {
    await left("g-tea", 1);
    const buyers = await Promise.all([1, 2, 3].map(() => sandbox.member(rich)));
    const results = await Promise.all(
      buyers.map((who) =>
        redeem(who, { goodsId: "g-tea" }).then(
          () => "bought",
          ({ code }) => code,
        ),
      ),
    );
    expect(results.toSorted()).toEqual([
      "OUT_OF_STOCK",
      "OUT_OF_STOCK",
      "bought",
    ]);
  });

  it("cannot be redeemed twice with the same points by simultaneous requests", async () => {
    const who = await sandbox.member({ ...rich, points: "1000" });
    await left("g-lamp", 20);
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => redeem(who, { goodsId: "g-lamp" })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(
      1,
    );
    expect(await points(who)).toBe("200");
  });

  // API-61
  it.each([
    [{ goodsId: "g-scarf" }, "OUT_OF_STOCK"],
    [{ goodsId: "g-nothing" }, "VALIDATION"],
    [{ goodsId: "g-clock" }, "POINTS_SHORT"],
    [{ quantity: 100 }, "VALIDATION"],
    [{ address: "  x " }, "VALIDATION"],
    [{ mobileNum: "call me" }, "VALIDATION"],
    [{ paymentPassword: "wrong" }, "PAYMENT_PASSWORD_WRONG"],
  ])("cannot be redeemed with %j: %s", async (over, code) => {
    const who = await sandbox.member(rich);
    expect(await refusalOf(redeem(who, over))).toMatchObject({ code });
    expect(await points(who)).toBe("5000");
    expect(await records(who)).toEqual([]);
  });
});
