import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { fresh, paymentPassword, rich } from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  // The first prize is the lantern.
  sandbox = await startTestSandbox({ draw: () => 0 });
});
afterAll(() => sandbox.close());

const promotionId = "p-lantern-week";
const quay = { address: "7 Quay Street", mobileNum: "+60 12-555 0147" };

async function winner(): Promise<TestMember> {
  const who = await sandbox.member();
  await who.client.call(calls.claimRaffle, { promotionId }, fresh());
  return who;
}
const prizeOf = async ({ client }: TestMember) =>
  (await client.call(calls.rewards, {})).list.find(
    ({ id }) => id === promotionId,
  );
const deliveryOf = async (who: TestMember) => (await prizeOf(who))?.delivery;
const say = ({ client }: TestMember, over: Partial<typeof quay> = {}) =>
  client.call(calls.prizeAddress, { promotionId, ...quay, ...over });
const decide = ({ id }: TestMember, action: string, remark = "") =>
  sandbox.control("POST", `/redemptions/prize:${promotionId}:${id}`, {
    action,
    remark,
  });
const inbox = async ({ client }: TestMember) =>
  (await client.call(calls.messages, { pageNo: 1, pageSize: 9 })).list.map(
    ({ title, kind }) => [title, kind],
  );
const stock = async () =>
  (await sandbox.platform.db.query.pointsGoods.findMany()).find(
    ({ id }) => id === "g-lamp",
  )?.available;

describe("a prize that is a thing (W-55b)", () => {
  it("says what it is, and follows from its address to its delivery, each step told live and by a message", async () => {
    const who = await winner();
    expect(await prizeOf(who)).toMatchObject({
      status: "CLAIMED",
      prize: "A paper lantern",
      delivery: {
        state: "ADDRESS",
        description: "<p>Folds flat.</p>",
        address: "",
      },
    });
    expect(await say(who)).toEqual({ state: "PREPARING" });
    await say(who, { address: " 9 Quay Street " });
    expect(await deliveryOf(who)).toMatchObject({
      state: "PREPARING",
      address: "9 Quay Street",
      mobileNum: "+60125550147",
    });
    await decide(who, "APPROVE", "By courier.");
    expect(await deliveryOf(who)).toMatchObject({
      state: "SENT",
      remark: "By courier.",
    });
    expect(await refusalOf(say(who))).toMatchObject({
      code: "ALREADY_SETTLED",
    });
    await decide(who, "DELIVER");
    expect(await deliveryOf(who)).toMatchObject({ state: "DELIVERED" });
    expect(await inbox(who)).toEqual([
      ["Delivery completed", "ORDER"],
      ["Your prize was sent", "ORDER"],
    ]);
    const { list } = await who.client.call(calls.eventsSince, { cursor: "0" });
    expect(
      list.filter(({ type }) => type === "REDEMPTION_DECIDED"),
    ).toHaveLength(2);
  });

  it("is not sent without an address, nor delivered before it was sent, nor twice", async () => {
    const who = await winner();
    expect(await decide(who, "APPROVE")).toMatchObject({ code: "VALIDATION" });
    expect(await decide(who, "DELIVER")).toMatchObject({
      code: "ALREADY_SETTLED",
    });
    expect(await deliveryOf(who)).toMatchObject({ state: "ADDRESS" });
    await say(who);
    await decide(who, "APPROVE");
    await decide(who, "DELIVER");
    expect(await decide(who, "DELIVER")).toMatchObject({
      code: "ALREADY_SETTLED",
    });
    expect(await inbox(who)).toHaveLength(2);
  });

  it("can be rejected with a reason, which touches no points and no stock, and is no redemption", async () => {
    const before = await stock();
    const who = await winner();
    await decide(who, "REJECT", "Broken.");
    expect(await deliveryOf(who)).toMatchObject({
      state: "REJECTED",
      remark: "Broken.",
    });
    expect(await inbox(who)).toEqual([["We cannot send your prize", "ORDER"]]);
    expect(await stock()).toBe(before);
    const { list } = await who.client.call(calls.pointsList, {
      kind: "RECORDS",
      pageNo: 1,
      pageSize: 9,
    });
    expect(list).toEqual([]);
  });

  it("suggests the address that was used last", async () => {
    const who = await sandbox.member(rich);
    await who.client.call(
      calls.redeemPoints,
      {
        goodsId: "g-kite",
        quantity: 1,
        ...quay,
        paymentPassword,
      },
      fresh(),
    );
    await who.client.call(calls.claimRaffle, { promotionId }, fresh());
    expect(await deliveryOf(who)).toMatchObject({
      state: "ADDRESS",
      address: quay.address,
      mobileNum: "+60125550147",
    });
  });

  it("takes no address of others, none that is too short, and none without such a prize", async () => {
    const who = await winner();
    const other = await sandbox.member();
    for (const act of [
      () => say(other),
      () => say(who, { address: "abc" }),
      () => say(who, { mobileNum: "none" }),
    ])
      expect(await refusalOf(act())).toMatchObject({ code: "VALIDATION" });
    expect(await deliveryOf(who)).toMatchObject({ state: "ADDRESS" });
  });
});
