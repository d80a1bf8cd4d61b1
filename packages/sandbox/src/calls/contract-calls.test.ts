import * as calls from "@foyer/platform/calls";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { allKinds } from "../testing/contracts.ts";
import { fresh } from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

type Offer = v.InferInput<(typeof calls.contractCreate)["request"]>;
type Action = (typeof calls.contractActions)[number];

const agentBelow = (upline?: TestMember) =>
  sandbox.member({
    type: "1",
    contracts: allKinds,
    ...(upline === undefined ? {} : { upline: upline.username }),
  });

/** An agent without an upline, and an agent below. */
async function pair() {
  const agent = await agentBelow();
  return { agent, below: await agentBelow(agent) };
}

const offer = (from: TestMember, to: TestMember, over: Partial<Offer> = {}) =>
  from.client.call(
    calls.contractCreate,
    {
      downline: to.username,
      type: "DIVIDEND",
      rate: "10",
      periodKind: "M",
      activeMembers: 3,
      periodValidBet: "1000.00",
      periodProfitLoss: "500.00",
      betAmount: "12.5",
      ...over,
    },
    fresh(),
  );

const act = (
  who: TestMember,
  contractId: string,
  action: Action,
  confirmLower?: boolean,
) =>
  who.client.call(
    calls.dividendProcess,
    {
      contractId,
      action,
      ...(confirmLower === undefined ? {} : { confirmLower }),
    },
    fresh(),
  );

const upline = (who: TestMember, contractId: string, accept: boolean) =>
  who.client.call(calls.contractUplineConfirm, { contractId, accept }, fresh());

const listOf = async (who: TestMember, over: object = {}) =>
  (
    await who.client.call(calls.contractList, {
      pageNo: 1,
      pageSize: 50,
      ...over,
    })
  ).list;

/** How often a member was notified of a contract. */
const toldOf = async (who: TestMember, id: string) =>
  (await who.client.call(calls.eventsSince, { cursor: "0" })).list.filter(
    ({ type, value }) => type === "CONTRACT_REQUEST" && value.id === id,
  ).length;

const stateOf = async (who: TestMember, id: string) =>
  (await listOf(who)).find((each) => each.id === id)?.state;

async function inForce(
  from: TestMember,
  to: TestMember,
  over: Partial<Offer> = {},
) {
  const { id } = await offer(from, to, over);
  await act(to, id, "ACCEPT");
  return id;
}

describe("the contract types of a team", () => {
  const ofNobody = (over: object = {}) =>
    sandbox.member({ contracts: {}, ...over });

  it("include those of every agent in it, upline or downline", async () => {
    const top = await sandbox.member({ type: "1", contracts: {} });
    const agent = await sandbox.member({
      type: "1",
      upline: top.username,
      contracts: { realtimesalreqtype: "1" },
    });
    const below = await ofNobody({ upline: agent.username });
    const apart = await ofNobody();
    for (const { client } of [top, agent, below])
      expect(await client.call(calls.consolidatedFunds, {})).toMatchObject({
        realtimesalreqtype: "1",
        divtypereq: "",
      });
    expect(await apart.client.call(calls.consolidatedFunds, {})).toMatchObject({
      realtimesalreqtype: "",
    });
  });

  it("limit what can be offered: other types are rejected with the list of allowed ones", async () => {
    const agent = await sandbox.member({
      type: "1",
      contracts: { dailysalreqtype: "1" },
    });
    const below = await ofNobody({ upline: agent.username });
    expect(await refusalOf(offer(agent, below))).toMatchObject({
      code: "FORBIDDEN",
      value: { types: ["DAILY"] },
    });
    expect(
      await refusalOf(
        agent.client.call(calls.contractOptions, { type: "DIVIDEND" }),
      ),
    ).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("an offer", () => {
  // ROL-21
  it("is listed for both sides, each with the other's username", async () => {
    const { agent, below } = await pair();
    const made = await offer(agent, below);
    expect(made).toMatchObject({
      type: "DIVIDEND",
      kind: "NEW",
      rate: "10.00",
      activeMembers: 3,
      periodValidBet: "1000.00",
      periodProfitLoss: "500.00",
      betAmount: "12.50",
      betAmountPer: "DAY",
      periodKind: "M",
      state: "AWAITING",
      side: "ASKING",
      party: below.username,
    });
    expect(await listOf(below)).toEqual([
      { ...made, side: "ASKED", party: agent.username },
    ]);
    expect(await listOf(below, { type: "DAILY" })).toEqual([]);
    expect(await listOf(below, { state: "ACTIVE" })).toEqual([]);
    expect(await listOf(await agentBelow())).toEqual([]);
  });

  it.each([
    ["ACCEPT", "ACTIVE"],
    ["REJECT", "REJECTED"],
  ] as const)(
    "answered with %s becomes %s, and cannot be answered again",
    async (action, state) => {
      const { agent, below } = await pair();
      const { id } = await offer(agent, below);
      expect(await act(below, id, action)).toMatchObject({ id, state });
      for (const again of ["ACCEPT", "REJECT", "CANCEL"] as const)
        for (const who of [agent, below])
          expect(await refusalOf(act(who, id, again))).toMatchObject({
            code: "CONTRACT_STATE",
            status: 409,
          });
      expect(await stateOf(agent, id)).toBe(state);
    },
  );

  it("can be cancelled only by its sender and answered only by the recipient", async () => {
    const { agent, below } = await pair();
    const { id } = await offer(agent, below);
    for (const [who, action] of [
      [agent, "ACCEPT"],
      [agent, "REJECT"],
      [below, "CANCEL"],
      [below, "TERMINATE"],
    ] as const)
      expect(await refusalOf(act(who, id, action))).toMatchObject({
        code: "CONTRACT_STATE",
      });
    expect(await act(agent, id, "CANCEL")).toMatchObject({
      state: "CANCELLED",
    });
  });

  it("notifies the recipient, and each answer notifies the other side", async () => {
    const { agent, below } = await pair();
    const { id } = await offer(agent, below);
    expect([await toldOf(agent, id), await toldOf(below, id)]).toEqual([0, 1]);
    await act(below, id, "ACCEPT");
    expect([await toldOf(agent, id), await toldOf(below, id)]).toEqual([1, 1]);
    await act(below, id, "TERMINATE");
    await act(agent, id, "REJECT");
    expect([await toldOf(agent, id), await toldOf(below, id)]).toEqual([2, 2]);
  });

  it("is answered once when several answers arrive simultaneously", async () => {
    const { agent, below } = await pair();
    const { id } = await offer(agent, below);
    const results = await Promise.allSettled([
      act(below, id, "ACCEPT"),
      act(below, id, "REJECT"),
      act(agent, id, "CANCEL"),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(
      1,
    );
  });

  it("is the only pending one of its type between two agents", async () => {
    const { agent, below } = await pair();
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => offer(agent, below)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(
      1,
    );
    expect(await refusalOf(offer(agent, below))).toMatchObject({
      code: "CONTRACT_STATE",
    });
    expect(
      await offer(agent, below, { type: "DAILY", rate: "1", periodKind: "D" }),
    ).toMatchObject({ state: "AWAITING" });
  });

  it("accepts a negative loss condition, which allows the players to win up to that amount", async () => {
    const { agent, below } = await pair();
    expect(
      await offer(agent, below, { periodProfitLoss: "-50.25" }),
    ).toMatchObject({ periodProfitLoss: "-50.25" });
  });

  it.each([
    [{ rate: "40.5" }, "RATE_TOO_HIGH"],
    [{ rate: "0.4" }, "VALIDATION"],
    [{ rate: "10.25" }, "VALIDATION"],
    [{ rate: "1e1" }, "VALIDATION"],
    [{ rate: "-1" }, "VALIDATION"],
    [{ periodKind: "H" }, "VALIDATION"],
    [{ periodValidBet: "x" }, "VALIDATION"],
    [{ periodProfitLoss: "--1" }, "VALIDATION"],
    [{ betAmount: "1.234" }, "VALIDATION"],
    [{ type: "HOURLY", rate: "0.5", periodKind: "D" }, "VALIDATION"],
    [{ downline: "nobody-of-that-name" }, "USER_NOT_FOUND"],
  ] as const)("is rejected with %j: %s", async (over, code) => {
    const { agent, below } = await pair();
    expect(await refusalOf(offer(agent, below, over))).toMatchObject({ code });
    expect(await listOf(agent)).toEqual([]);
  });

  it("can be made only by an agent, and only to an account in the agent's team", async () => {
    const { agent, below } = await pair();
    const player = await sandbox.member({ upline: below.username });
    expect(await refusalOf(offer(player, agent))).toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await refusalOf(offer(below, agent))).toMatchObject({
      code: "USER_NOT_FOUND",
    });
    expect(await refusalOf(offer(agent, await agentBelow()))).toMatchObject({
      code: "USER_NOT_FOUND",
    });
    // Offers to members further down the team are allowed.
    expect(await offer(agent, player)).toMatchObject({ state: "AWAITING" });
  });

  it("cannot exceed the agent's own rate", async () => {
    const { agent, below } = await pair();
    await inForce(agent, below, { rate: "8" });
    const lowest = await sandbox.member({ upline: below.username });
    expect(
      await below.client.call(calls.contractOptions, { type: "DIVIDEND" }),
    ).toEqual({
      rateMin: "0.50",
      rateMax: "8.00",
      rateStep: "0.50",
      periodKinds: ["D", "W", "SM", "M"],
    });
    expect(
      await refusalOf(offer(below, lowest, { rate: "8.5" })),
    ).toMatchObject({ code: "RATE_TOO_HIGH", value: { rateMax: "8.00" } });
    expect(await offer(below, lowest, { rate: "8" })).toMatchObject({
      rate: "8.00",
    });
  });

  it("replaces the contract in force once it is accepted", async () => {
    const { agent, below } = await pair();
    const first = await inForce(agent, below, { rate: "8" });
    const { id } = await offer(agent, below, { rate: "9" });
    expect(await stateOf(agent, first)).toBe("ACTIVE");
    await act(below, id, "ACCEPT");
    expect(await stateOf(agent, first)).toBe("TERMINATED");
    expect(await stateOf(agent, id)).toBe("ACTIVE");
  });
});

describe("a termination", () => {
  it.each(["agent", "below"] as const)(
    "requested by the %s takes effect when the other side agrees",
    async (side) => {
      const people = await pair();
      const id = await inForce(people.agent, people.below);
      const asker = people[side];
      const other = side === "agent" ? people.below : people.agent;
      expect(await act(asker, id, "TERMINATE")).toMatchObject({
        id,
        kind: "TERMINATION",
        state: "AWAITING",
        side: "ASKING",
      });
      expect(await refusalOf(act(asker, id, "ACCEPT"))).toMatchObject({
        code: "CONTRACT_STATE",
      });
      expect(await act(other, id, "ACCEPT")).toMatchObject({
        kind: "TERMINATION",
        state: "TERMINATED",
      });
      expect(await refusalOf(act(asker, id, "TERMINATE"))).toMatchObject({
        code: "CONTRACT_STATE",
      });
    },
  );

  it.each(["REJECT", "CANCEL"] as const)(
    "does not take effect after %s",
    async (action) => {
      const { agent, below } = await pair();
      const id = await inForce(agent, below);
      await act(agent, id, "TERMINATE");
      const who = action === "REJECT" ? below : agent;
      expect(await act(who, id, action)).toMatchObject({
        kind: "NEW",
        state: "ACTIVE",
      });
    },
  );
});

describe("the upline agent", () => {
  async function threeLevels() {
    const top = await agentBelow();
    const agent = await agentBelow(top);
    return { top, agent, below: await agentBelow(agent) };
  }

  it.each([
    [true, "ACTIVE"],
    [false, "REJECTED"],
  ])("answers %s and the contract becomes %s", async (accept, state) => {
    const { top, agent, below } = await threeLevels();
    const { id } = await offer(agent, below);
    expect(await listOf(top)).toEqual([]);
    expect(await refusalOf(upline(top, id, true))).toMatchObject({
      code: "CONTRACT_STATE",
    });
    expect(await act(below, id, "ACCEPT")).toMatchObject({
      state: "AWAITING_UPLINE",
    });
    expect(await listOf(top)).toMatchObject([
      { id, state: "AWAITING_UPLINE", side: "ABOVE", party: agent.username },
    ]);
    for (const who of [agent, below])
      expect(await refusalOf(upline(who, id, true))).toMatchObject({
        code: "VALIDATION",
      });
    expect(await upline(top, id, accept)).toMatchObject({ state });
    expect(await refusalOf(upline(top, id, accept))).toMatchObject({
      code: "CONTRACT_STATE",
    });
    expect(await stateOf(below, id)).toBe(state);
  });

  it("cannot answer an offer that was cancelled", async () => {
    const { top, agent, below } = await threeLevels();
    const { id } = await offer(agent, below);
    await act(below, id, "ACCEPT");
    await act(agent, id, "CANCEL");
    expect(await refusalOf(upline(top, id, true))).toMatchObject({
      code: "CONTRACT_STATE",
    });
  });
});

describe("an offer of a lower rate", () => {
  /** The agent below passes on shares of its rate: 10 to one member, 9 to another, 5 to a third. */
  async function givenOn() {
    const { agent, below } = await pair();
    const own = await inForce(agent, below, { rate: "12" });
    const ids = [];
    for (const rate of ["10", "9", "5"]) {
      const lowest = await sandbox.member({ upline: below.username });
      const { id } = await offer(below, lowest, { rate });
      await act(lowest, id, "ACCEPT");
      // The agent below has an upline, who has to agree.
      await upline(agent, id, true);
      ids.push(id);
    }
    const [ten = "", nine = "", five = ""] = ids;
    return { agent, below, own, ten, nine, five };
  }

  it("lists the contracts that it would end, and ends none until the agent confirms", async () => {
    const { agent, below, own, ten, nine, five } = await givenOn();
    const refused = await refusalOf(offer(agent, below, { rate: "6" }));
    expect(refused).toMatchObject({ code: "LOWER_RATE_CONFIRM", status: 409 });
    expect(
      v
        .parse(calls.lowerRateConflict, refused.value)
        .map(({ id, rate }) => [id, rate]),
    ).toEqual([
      [own, "12.00"],
      [ten, "10.00"],
      [nine, "9.00"],
    ]);
    expect(
      await refusalOf(offer(agent, below, { rate: "6", confirmLower: false })),
    ).toMatchObject({ code: "LOWER_RATE_CONFIRM" });
    for (const id of [own, ten, nine, five])
      expect(await stateOf(below, id)).toBe("ACTIVE");

    const { id } = await offer(agent, below, { rate: "6", confirmLower: true });
    for (const ended of [own, ten, nine])
      expect(await stateOf(below, ended)).toBe("TERMINATED");
    expect(await stateOf(below, five)).toBe("ACTIVE");
    expect(await stateOf(below, id)).toBe("AWAITING");
  });

  it("needs no confirmation when no contract has a higher rate", async () => {
    const { agent, below } = await givenOn();
    expect(await offer(agent, below, { rate: "12" })).toMatchObject({
      state: "AWAITING",
    });
  });

  it("needs confirmation on acceptance when a higher rate was offered below in the meantime", async () => {
    const { agent, below } = await pair();
    const { id } = await offer(agent, below, { rate: "6" });
    const lowest = await sandbox.member({ upline: below.username });
    const higher = await offer(below, lowest, { rate: "7" });
    expect(await refusalOf(act(below, id, "ACCEPT"))).toMatchObject({
      code: "LOWER_RATE_CONFIRM",
    });
    expect(await act(below, id, "ACCEPT", true)).toMatchObject({
      state: "ACTIVE",
    });
    expect(await stateOf(below, higher.id)).toBe("CANCELLED");
  });
});

describe("a contract", () => {
  it("is processed only by the call of its type, and only by its two sides", async () => {
    const { agent, below } = await pair();
    const { id } = await offer(agent, below);
    const request = { contractId: id, action: "ACCEPT" as const };
    for (const call of [
      calls.dailySalaryProcess,
      calls.hourlySalaryProcess,
      calls.realtimeSalaryProcess,
    ])
      expect(
        await refusalOf(below.client.call(call, request, fresh())),
      ).toMatchObject({ code: "VALIDATION" });
    expect(
      await refusalOf(act(await agentBelow(agent), id, "ACCEPT")),
    ).toMatchObject({ code: "VALIDATION" });
    expect(await refusalOf(act(below, "C-nothing", "ACCEPT"))).toMatchObject({
      code: "VALIDATION",
    });
  });

  it("offers options only to agents", async () => {
    const player = await sandbox.member();
    expect(
      await refusalOf(
        player.client.call(calls.contractOptions, { type: "DAILY" }),
      ),
    ).toMatchObject({ code: "FORBIDDEN" });
  });
});
