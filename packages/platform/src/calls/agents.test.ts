import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { downlines, teamOverview } from "./agents.ts";
import { contract } from "./contracts.ts";
import { liveEvent, readLiveFrame } from "./events.ts";
import { profitLoss } from "./records.ts";
import { salaryRecords } from "./salaries.ts";

const figures = {
  stake: "10.00",
  win: "0.00",
  bonus: "0.00",
  profit: "-10.00",
  deposit: "0",
  withdraw: "0",
};

describe("a team's answers", () => {
  it("keep readable downlines, and leave out invalid ones", () => {
    const good = {
      account: "lakeagent",
      type: "AGENT",
      rate: 1.5,
      level: "1",
      children: 2,
      team: 3,
      balance: "1.00",
      registeredAt: 5,
    };
    const { list } = v.parse(downlines.response, {
      list: [good, { ...good, rate: "much" }, null, { ...good, type: "GHOST" }],
      totalPages: 1,
    });
    expect(list).toEqual([
      {
        ...good,
        nickname: "",
        rate: "1.5",
        level: 1,
        path: [],
      },
      {
        ...good,
        type: "unknown",
        nickname: "",
        rate: "1.5",
        level: 1,
        path: [],
      },
    ]);
  });

  it("are valid with the six figures of the contract alone", () => {
    const six = {
      members: 3,
      active: 1,
      deposit: "1",
      withdraw: "0",
      bet: "2",
      profit: "-1",
    };
    expect(v.parse(teamOverview.response, six)).toEqual(six);
  });

  it("keep a negative salary and its kind", () => {
    const { list } = v.parse(salaryRecords.response, {
      list: [
        {
          id: 1,
          time: 2,
          period: { from: 0, to: 1 },
          betAmount: "1",
          profit: "1",
          rate: "1",
          salary: "-0.50",
          salaryKind: "PROFIT",
        },
      ],
      totalPages: 1,
    });
    expect(list[0]).toMatchObject({ salary: "-0.50", salaryKind: "PROFIT" });
  });
});

describe("profit and loss", () => {
  it("has rows by day or by account, and drops rows with neither or both", () => {
    const { rows } = v.parse(profitLoss.response, {
      rows: [
        { day: "2026-01-01", ...figures },
        { account: "kaireef11", ...figures },
        figures,
        { day: "2026-01-01", account: "kaireef11", ...figures },
        { day: "today", ...figures },
      ],
      total: figures,
    });
    expect(rows.map(({ day, account }) => [day, account])).toEqual([
      ["2026-01-01", ""],
      ["", "kaireef11"],
    ]);
  });

  it("says by what its accounts are sorted, or does not", () => {
    const orderOf = (answer: object) =>
      v.parse(profitLoss.response, { rows: [], total: figures, ...answer })
        .orderBy;
    expect(
      [{ orderBy: "account" }, { orderBy: "luck" }, {}].map(orderOf),
    ).toEqual(["account", "unknown", undefined]);
  });

  it("is requested by day for the whole team by default", () => {
    expect(
      v.parse(profitLoss.request, { scope: "TEAM", from: 0, to: 1 }),
    ).toMatchObject({ by: "day", account: "" });
  });
});

describe("a contract", () => {
  const bare = {
    id: "C-1",
    type: "DAILY",
    kind: "NEW",
    rate: "1",
    betAmountPer: "DAY",
    periodKind: "D",
    state: "AWAITING",
    side: "ASKED",
    createdAt: 1,
  };

  it("may leave out all newer members", () => {
    expect(v.parse(contract, bare)).toMatchObject({ id: "C-1", party: "" });
  });

  it("contains the terms that it would replace", () => {
    const current = { rate: "2", periodKind: "D", betAmount: "5" };
    expect(v.parse(contract, { ...bare, current }).current).toEqual({
      rate: "2",
      activeMembers: 0,
      periodValidBet: "0",
      periodProfitLoss: "0",
      betAmount: "5",
      periodKind: "D",
    });
    expect(v.parse(contract, { ...bare, current: null }).current).toBeNull();
  });
});

describe("the event of a salary", () => {
  const paid = {
    id: "7",
    type: "SALARY_PAID",
    at: 1,
    value: { id: "S-1", amount: "-1.20", contractType: "REALTIME" },
  };

  it("contains the amount and the type of contract", () => {
    expect(readLiveFrame(JSON.stringify(paid))).toMatchObject({
      kind: "event",
      event: { type: "SALARY_PAID", value: paid.value },
    });
  });

  it("is kept without an unknown type of contract", () => {
    const odd = { ...paid, value: { ...paid.value, contractType: "YEARLY" } };
    const { value } = v.parse(liveEvent, odd);
    expect(value.amount).toBe("-1.20");
    expect(value.contractType).toBeUndefined();
  });
});
