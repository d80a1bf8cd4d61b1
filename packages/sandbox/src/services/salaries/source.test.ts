import { someOf } from "@foyer/platform/testing/some-of";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, OpenDatabase } from "../../db/database.ts";
import { contracts } from "../../db/tables/agents.ts";
import { rounds } from "../../db/tables/play.ts";
import { salaryRecords } from "../../db/tables/salaries.ts";
import { makeTree, type Tree } from "../../testing/agent-tree.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { toDecimal } from "../money.ts";
import { paySalaries } from "./pay.ts";
import { shareOf } from "./settle.ts";
import { readSource } from "./source.ts";

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

const day = 86_400_000;
const from = Date.UTC(2025, 1, 24);
const days = 75;
const end = from + (days + 40) * day;
const page = { pageNo: 1, pageSize: 100 };

const cents = (decimal: string): bigint => BigInt(decimal.replace(".", ""));

const sumOf = (amounts: readonly string[]): string =>
  toDecimal(amounts.reduce((sum, amount) => sum + cents(amount), 0n));

/** At most twenty, from the first to the last. */
const some = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, index) => index % Math.ceil(all.length / 20) === 0);

const paymentsOf = ({ run }: Tree) =>
  db
    .select({ row: salaryRecords, type: contracts.type })
    .from(salaryRecords)
    .innerJoin(contracts, eq(contracts.id, salaryRecords.contractId))
    .where(eq(contracts.run, run));

/** A tree whose salaries of all periods are paid. */
async function paidTree(seed: number) {
  const tree = await makeTree(db, { seed, from, days });
  await paySalaries(db, { run: tree.run, now: end });
  return { tree, payments: await paymentsOf(tree) };
}

describe.each(someOf([14, 11, 13]))("the payments of history %i", (seed) => {
  let past: Awaited<ReturnType<typeof paidTree>>;
  beforeAll(async () => {
    past = await paidTree(seed);
  });

  it.each(["DIVIDEND", "DAILY", "HOURLY", "REALTIME"] as const)(
    "by %s contracts are the rate of the bets they name, to the cent, by account and by type of game",
    async (type) => {
      const rows = some(past.payments.filter((one) => one.type === type));
      expect(rows.length).toBeGreaterThan(0);
      for (const { row } of rows) {
        const ask = { id: row.id, ...page };
        const [byAccount, byGame] = [
          await readSource(db, row.downlineId, { ...ask, by: "account" }),
          await readSource(db, row.agentId, { ...ask, by: "gameType" }),
        ];
        const totals = {
          stake: toDecimal(row.betAmount),
          profit: toDecimal(row.profit),
        };
        for (const found of [byAccount, byGame]) {
          expect([row.id, found.totals]).toEqual([row.id, totals]);
          expect(sumOf(found.rows.map(({ stake }) => stake))).toBe(
            totals.stake,
          );
          expect(sumOf(found.rows.map(({ profit }) => profit))).toBe(
            totals.profit,
          );
          const { stake, profit } = found.totals;
          const base = found.base === "LOSS" ? -cents(profit) : cents(stake);
          expect(shareOf(base, row.rate)).toBe(row.salary);
          expect(found.counted.from).toBeGreaterThanOrEqual(row.periodFrom);
          expect(found.counted.to).toBeLessThanOrEqual(row.periodTo);
        }
        expect(byAccount.base).toBe(type === "DIVIDEND" ? "LOSS" : "STAKE");
      }
    },
  );

  it("are nobody else's to look at", async () => {
    const [payment] = past.payments;
    const { row } = payment ?? {};
    const strangers = past.tree.ids.filter(
      (id) => id !== row?.agentId && id !== row?.downlineId,
    );
    for (const who of [...strangers.slice(0, 3), "m-nobody"])
      await expect(
        readSource(db, who, { id: row?.id ?? "", by: "account", ...page }),
      ).rejects.toMatchObject({ code: "VALIDATION" });
    await expect(
      readSource(db, row?.agentId ?? "", { id: "?", by: "account", ...page }),
    ).rejects.toMatchObject({ code: "VALIDATION" });
  });
});

describe("a payment", () => {
  it("names each account once, over all pages, highest stakes first", async () => {
    const { payments } = await paidTree(22);
    const readerOf =
      ({ row: { id, downlineId } }: (typeof payments)[number]) =>
      (pageNo: number, pageSize: number) =>
        readSource(db, downlineId, { id, by: "account", pageNo, pageSize });
    const dividends = payments.filter(({ type }) => type === "DIVIDEND");
    const found = await Promise.all(
      dividends.map(async (payment) => {
        const read = readerOf(payment);
        return { read, all: await read(1, 100) };
      }),
    );
    const [most] = found.toSorted(
      (a, b) => b.all.rows.length - a.all.rows.length,
    );
    if (!most) throw new Error("Nothing was paid.");
    const { read, all } = most;
    const names = all.rows.map(({ account }) => account);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    const stakes = all.rows.map(({ stake }) => Number(cents(stake)));
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
    const first = await read(1, 1);
    expect(first.totalPages).toBe(names.length);
    expect([first, await read(2, 1)].flatMap(({ rows }) => rows)).toEqual(
      all.rows.slice(0, 2),
    );
    expect(first.totals).toEqual(all.totals);
  });

  it("says what was staked on days that do not count", async () => {
    const { tree, payments } = await paidTree(31);
    const limited = payments.filter(
      ({ row, type }) =>
        type !== "REALTIME" &&
        (tree.contracts.find(({ id }) => id === row.contractId)?.betAmount ??
          0n) > 0n,
    );
    let left = 0n;
    for (const { row } of limited) {
      const found = await readSource(db, row.downlineId, {
        id: row.id,
        by: "gameType",
        ...page,
      });
      left += cents(found.leftOut);
      expect(found.totals.stake).toBe(toDecimal(row.betAmount));
    }
    expect(limited.length).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(0n);
  });

  it("stays as it was when a bet is booked into its period later, and its bets show the difference", async () => {
    const { tree, payments } = await paidTree(32);
    const [daily] = payments.filter(({ type }) => type === "DAILY");
    if (!daily) throw new Error("Nothing was paid daily.");
    const { row } = daily;
    const read = () =>
      readSource(db, row.downlineId, { id: row.id, by: "account", ...page });
    const { counted } = await read();
    const [any] = await db
      .select()
      .from(rounds)
      .where(inArray(rounds.memberId, [...tree.ids]))
      .limit(1);
    if (!any) throw new Error("Nothing was played.");
    await db.insert(rounds).values({
      ...any,
      id: `${tree.run}-late`,
      memberId: row.downlineId,
      mode: "REAL",
      stake: 1_234n,
      win: 0n,
      createdAt: counted.to,
    });
    const found = await read();
    expect(found.totals.stake).toBe(toDecimal(row.betAmount + 1_234n));
    await paySalaries(db, { run: tree.run, now: end + day });
    const [kept] = await db
      .select()
      .from(salaryRecords)
      .where(eq(salaryRecords.id, row.id));
    expect(kept).toEqual(row);
  });
});
