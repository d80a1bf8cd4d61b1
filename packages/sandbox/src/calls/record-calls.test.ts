import * as calls from "@foyer/platform/calls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { lotteryTickets } from "../db/tables/lottery.ts";
import { readBalance } from "../services/ledger.ts";
import { readTransactions } from "../services/records/transactions.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import {
  askForPayout,
  balanceOf,
  expectRightBooks,
  rich,
} from "../testing/money.ts";

let sandbox: TestSandbox;
let past: TestMember;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  past = await sandbox.member({ history: 60, balance: "0.00" });
});
afterEach(() => expectRightBooks(sandbox));
afterAll(() => sandbox.close());

const day = 86_400_000;
const page = { pageNo: 1, pageSize: 100 };
const always = {
  scope: "SELF",
  from: 0,
  to: 9_000_000_000_000,
  ...page,
} as const;
const lastDays = (days: number) => ({
  from: Date.now() - days * day,
  to: Date.now() + day,
});
const cents = (amount: string): bigint => BigInt(amount.replace(".", ""));
const sum = (amounts: readonly string[]): bigint =>
  amounts.reduce((total, amount) => total + cents(amount), 0n);

/** Every page of the account record. */
async function allOf({ client }: TestMember) {
  const first = await client.call(calls.transactions, always);
  const rest = await Promise.all(
    Array.from({ length: first.totalPages - 1 }, (_, index) =>
      client.call(calls.transactions, { ...always, pageNo: index + 2 }),
    ),
  );
  return [first, ...rest].flatMap(({ list }) => list);
}

describe("the account record (W-85)", () => {
  it("adds up to the balance, row by row", async () => {
    const rows = await allOf(past);
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(sum(rows.map(({ amount }) => amount))).toBe(
      cents(await balanceOf(past.client)),
    );
    rows.forEach(({ amount, balance }, index) => {
      const before = rows[index + 1]?.balance ?? "0.00";
      expect(cents(balance ?? "")).toBe(cents(before ?? "") + cents(amount));
      expect(cents(balance ?? "")).toBeGreaterThanOrEqual(0n);
    });
  });

  it("adds up for the sample member too, whose history was not written in order", async () => {
    const { db } = sandbox.database;
    const { list, totals } = await readTransactions(
      db,
      ["m-demo-member"],
      { ...always, account: "", kind: "" },
      { memberId: "m-demo-member", language: "EN" },
    );
    const balance = await readBalance(db, "m-demo-member");
    expect(cents(list[0]?.balance ?? "")).toBe(balance);
    expect(cents(totals.in) + cents(totals.out)).toBe(balance);
    for (const row of list) expect(row.kind).not.toBe("unknown");
  });

  it("filters by type and totals all pages of the result", async () => {
    const { client } = past;
    const rows = await allOf(past);
    for (const kind of ["DEPOSIT", "WIN", "BONUS", "WITHDRAW"] as const) {
      const found = await client.call(calls.transactions, {
        ...always,
        kind,
        pageSize: 10,
      });
      const wanted = rows.filter((row) => row.kind === kind);
      expect(wanted.length).toBeGreaterThan(0);
      expect(found.list).toEqual(wanted.slice(0, 10));
      expect(found.totalCount).toBe(wanted.length);
      expect(found.totals).toEqual(
        kind === "WITHDRAW"
          ? { in: "0.00", out: expect.stringMatching(/^-/) }
          : { in: expect.stringMatching(/^[1-9]/), out: "0.00" },
      );
    }
    const refunds = { ...always, kind: "REFUND" } as const;
    expect(await client.call(calls.transactions, refunds)).toMatchObject({
      list: [],
      totalPages: 0,
      totals: { in: "0.00", out: "0.00" },
    });
  });

  it("has a title for stakes, winnings and bonuses", async () => {
    const rows = await allOf(past);
    for (const kind of ["STAKE", "WIN", "BONUS"])
      expect(rows.find((row) => row.kind === kind)?.title).not.toBe("");
  });

  it("sorts by amount and by time, in both directions", async () => {
    const { client } = past;
    const ask = (over: object) =>
      client.call(calls.transactions, { ...always, ...over });
    const largest = await ask({ orderBy: "amount" });
    const least = await ask({ orderBy: "amount", order: "asc" });
    const rows = await allOf(past);
    const sorted = rows.map(({ amount }) => cents(amount));
    sorted.sort((a, b) => (a < b ? 1 : -1));
    expect(cents(largest.list[0]?.amount ?? "")).toBe(sorted[0]);
    expect(cents(least.list[0]?.amount ?? "")).toBe(sorted.at(-1));
    const oldest = await ask({ order: "asc" });
    expect(oldest.list[0]).toEqual(rows.at(-1));
  });

  it("filters by period, with both ends included", async () => {
    const rows = await allOf(past);
    const [newest, oldest] = [rows[0], rows.at(-1)];
    const of = (from: number, to: number) =>
      past.client.call(calls.transactions, { ...always, from, to });
    const at = oldest?.time ?? 0;
    expect((await of(at, at)).list).toContainEqual(oldest);
    expect((await of(0, at - 1)).list).toEqual([]);
    expect((await of((newest?.time ?? 0) + 1, always.to)).list).toEqual([]);
  });

  it("shows a new withdrawal immediately", async () => {
    const member = await sandbox.member(rich);
    await askForPayout(member, "120.00");
    const { list } = await member.client.call(calls.transactions, always);
    expect(list[0]).toMatchObject({
      kind: "WITHDRAW",
      amount: "-120.00",
      balance: "4880.00",
    });
  });

  it("rejects a reversed period, an oversized page, team scope for non-agents, and trial accounts", async () => {
    const { client } = past;
    const backwards = { ...always, from: 2, to: 1 };
    for (const ask of [
      client.call(calls.transactions, backwards),
      client.call(calls.betRecords, backwards),
      client.call(calls.profitLoss, backwards),
      client.call(calls.bonusDetails, backwards),
    ])
      expect((await refusalOf(ask)).code).toBe("VALIDATION");
    expect(
      (
        await refusalOf(
          client.call(calls.transactions, { ...always, pageSize: 101 }),
        )
      ).code,
    ).toBe("VALIDATION");
    const team = { ...always, scope: "TEAM" } as const;
    expect((await refusalOf(client.call(calls.transactions, team))).code).toBe(
      "FORBIDDEN",
    );
    const trial = await sandbox.member({ type: "4" });
    for (const ask of [
      () => trial.client.call(calls.transactions, always),
      () => trial.client.call(calls.betRecords, always),
      () => trial.client.call(calls.profitLoss, always),
      () => trial.client.call(calls.bonusDetails, always),
    ])
      expect((await refusalOf(ask())).code).toBe("TRIAL_NOT_ALLOWED");
  });
});

describe("a team's records", () => {
  it("cover every account below the agent, each with its username", async () => {
    const agent = await sandbox.member({ type: "1" });
    const below = await sandbox.member({
      upline: agent.username,
      history: 5,
    });
    const team = { ...always, scope: "TEAM" } as const;
    const bets = await agent.client.call(calls.betRecords, team);
    expect(bets.list.length).toBeGreaterThan(0);
    for (const { account } of bets.list) expect(account).toBe(below.username);
    const money = await agent.client.call(calls.transactions, team);
    for (const { account } of money.list) expect(account).toBe(below.username);
    const days = lastDays(7);
    const own = { scope: "SELF", ...days } as const;
    const { total } = await below.client.call(calls.profitLoss, own);
    const teams = { scope: "TEAM", ...days } as const;
    expect((await agent.client.call(calls.profitLoss, teams)).total).toEqual(
      total,
    );
  });

  it("are empty for an agent without a downline", async () => {
    const { client } = await sandbox.member({ type: "1" });
    const team = { ...always, scope: "TEAM" } as const;
    expect(await client.call(calls.betRecords, team)).toMatchObject({
      list: [],
      totalPages: 0,
    });
    expect((await client.call(calls.transactions, team)).list).toEqual([]);
  });
});

describe("the betting record (W-84)", () => {
  it("matches the stakes and winnings in the ledger", async () => {
    const { list, totals, totalCount } = await past.client.call(
      calls.betRecords,
      always,
    );
    expect(totalCount).toBeGreaterThan(100);
    expect(list).toHaveLength(100);
    for (const { stake, win, result } of list)
      expect(cents(result ?? "")).toBe(cents(win) - cents(stake));
    const rows = await allOf(past);
    const of = (kind: string) =>
      sum(rows.filter((row) => row.kind === kind).map(({ amount }) => amount));
    expect(cents(totals?.stake ?? "")).toBe(-of("STAKE"));
    expect(cents(totals?.win ?? "")).toBe(of("WIN"));
  });

  it("filters by game type and sorts by result", async () => {
    const { client } = past;
    const { list } = await client.call(calls.betRecords, always);
    const type = list[0]?.gameType ?? "";
    const some = await client.call(calls.betRecords, {
      ...always,
      gameType: type,
      orderBy: "amount",
    });
    expect(some.list.length).toBeGreaterThan(0);
    const results = some.list.map(({ gameType, result }) => {
      expect(gameType).toBe(type);
      return cents(result ?? "");
    });
    const sorted = [...results].sort((a, b) => (a < b ? 1 : -1));
    expect(results).toEqual(sorted);
    const none = { ...always, gameType: "NONE" };
    expect((await client.call(calls.betRecords, none)).list).toEqual([]);
  });

  it("includes a lottery ticket that awaits its draw, without a result", async () => {
    const { client } = await sandbox.member();
    const { list: lotteries } = await client.call(calls.recentLottery, {
      lottoArea: "LOTT",
      limitNum: 1,
    });
    const gameCode = lotteries[0]?.gameCode ?? "";
    const { db } = sandbox.database;
    const { id: memberId } = await client.call(calls.memberInfo, {});
    await db.insert(lotteryTickets).values({
      id: "waiting",
      run: "",
      memberId,
      gameCode,
      slot: 1,
      numbers: [1],
      stake: 500n,
      win: 0n,
      state: "OPEN",
      boughtAt: 5,
      settledAt: null,
    });
    const found = await client.call(calls.betRecords, always);
    expect(found.list).toEqual([
      expect.objectContaining({
        stake: "5.00",
        result: null,
        state: "OPEN",
      }),
    ]);
    expect(found.totals?.result).toBe("0.00");
  });
});

describe("profit and loss (W-86)", () => {
  it("has one row per day without gaps, and adds up to its total", async () => {
    const request = { scope: "SELF", ...lastDays(30) } as const;
    const { rows, total } = await past.client.call(calls.profitLoss, request);
    const days = rows.map((row) => row.day);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days).toHaveLength(32);
    for (const figure of ["stake", "win", "bonus", "profit"] as const)
      expect(sum(rows.map((row) => row[figure]))).toBe(cents(total[figure]));
    expect(cents(total.profit)).toBe(
      cents(total.win) + cents(total.bonus) - cents(total.stake),
    );
    expect(cents(total.stake)).toBeGreaterThan(0n);
  });

  it("uses the days of the requested time zone, even across a daylight saving change", async () => {
    const ask = (from: string, to: string, timeZone: string) =>
      past.client
        .call(calls.profitLoss, {
          scope: "SELF",
          from: Date.parse(from),
          to: Date.parse(to),
          timeZone,
        })
        .then(({ rows }) => rows.map((row) => row.day));
    // The night of 29 March 2026 is an hour short in Paris.
    expect(
      await ask("2026-03-27T23:00:00Z", "2026-03-30T21:59:59Z", "Europe/Paris"),
    ).toEqual(["2026-03-28", "2026-03-29", "2026-03-30"]);
    expect(
      await ask("2026-01-30T16:00:00Z", "2026-01-31T15:59:59Z", "Asia/Manila"),
    ).toEqual(["2026-01-31"]);
  });

  it("rejects unknown time zones and periods that are too long", async () => {
    const { client } = past;
    const request = { scope: "SELF", ...lastDays(3) } as const;
    expect(
      (
        await refusalOf(
          client.call(calls.profitLoss, { ...request, timeZone: "Mars/Base" }),
        )
      ).code,
    ).toBe("VALIDATION");
    expect(
      (await refusalOf(client.call(calls.profitLoss, { ...always }))).code,
    ).toBe("VALIDATION");
  });
});

describe("bonus details (W-87)", () => {
  it("match the bonuses in the ledger, and can be filtered by type", async () => {
    const { client } = past;
    const all = await client.call(calls.bonusDetails, always);
    const rows = (await allOf(past)).filter(({ kind }) => kind === "BONUS");
    expect(all.list.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(cents(all.totals?.amount ?? "")).toBe(
      sum(rows.map(({ amount }) => amount)),
    );
    const rebates = await client.call(calls.bonusDetails, {
      ...always,
      kind: "REBATE",
    });
    expect(rebates.list.length).toBeGreaterThan(0);
    expect(rebates.list.length).toBeLessThan(all.list.length);
    for (const { kind } of rebates.list) expect(kind).toBe("REBATE");
  });
});
