import { someOf } from "@foyer/platform/testing/some-of";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/database.ts";
import type { Database } from "../../db/database.ts";
import { contracts } from "../../db/tables/agents.ts";
import { liveEvents } from "../../db/tables/events.ts";
import { ledgerEntries } from "../../db/tables/ledger.ts";
import { salaryRecords } from "../../db/tables/salaries.ts";
import { createRandom } from "../../seed/random.ts";
import { makeTree, type Tree } from "../../testing/agent-tree.ts";
import { owedLines } from "../../testing/bookkeeper.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { audit, walletOf } from "../ledger.ts";
import { toDecimal } from "../money.ts";
import { paySalaries } from "./pay.ts";

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterEach(async () =>
  expect(await audit(db)).toMatchObject({ sum: "0", mismatches: [] }),
);
afterAll(() => database.close());

const day = 86_400_000;
const from = Date.UTC(2025, 1, 24);
const days = 75;
const end = from + (days + 40) * day;

/** What the platform has paid, in the format of the reference calculation. */
async function paidLines({ run }: Tree): Promise<string[]> {
  const rows = await db
    .select({ row: salaryRecords })
    .from(salaryRecords)
    .innerJoin(contracts, eq(contracts.id, salaryRecords.contractId))
    .where(eq(contracts.run, run));
  return rows
    .map(({ row }) =>
      [
        row.contractId,
        row.periodTo + 1,
        toDecimal(row.salary),
        toDecimal(row.betAmount),
        toDecimal(row.profit),
        row.salaryKind,
        ...(row.playerId === null ? [] : [row.nodeId, row.playerId]),
      ].join(" "),
    )
    .toSorted();
}

/** What each member of a tree has received according to the ledger. */
async function gotBy({ ids }: Tree): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      account: ledgerEntries.accountId,
      sum: sql<string>`sum(${ledgerEntries.amount})::text`,
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.accountId, ids.map(walletOf)))
    .groupBy(ledgerEntries.accountId);
  return new Map(rows.map(({ account, sum }) => [account, sum]));
}

/** The same from the lines of the reference calculation. */
function dueTo(tree: Tree, lines: readonly string[]) {
  const due = new Map<string, bigint>();
  for (const line of lines) {
    const [id = "", , salary = ""] = line.split(" ");
    const contract = tree.contracts.find((one) => one.id === id);
    const wallet = walletOf(contract?.downlineId ?? "");
    const cents = BigInt(salary.replace(".", ""));
    due.set(wallet, (due.get(wallet) ?? 0n) + cents);
  }
  return new Map(
    [...due].flatMap(([wallet, cents]) =>
      cents === 0n ? [] : [[wallet, String(cents)] as const],
    ),
  );
}

/** What each contract says that it has paid in total. */
async function saidBy({
  run,
}: Tree): Promise<Readonly<Record<string, bigint>>> {
  const rows = await db
    .select({ id: contracts.id, paid: contracts.paid })
    .from(contracts)
    .where(eq(contracts.run, run));
  return Object.fromEntries(rows.map(({ id, paid }) => [id, paid]));
}

async function expectAllPaid(tree: Tree, now: number): Promise<void> {
  const owed = owedLines(tree, now);
  expect(await paidLines(tree)).toEqual(owed);
  expect(await gotBy(tree)).toEqual(dueTo(tree, owed));
  const due = Object.fromEntries(tree.contracts.map(({ id }) => [id, 0n]));
  for (const line of owed) {
    const [id = "", , salary = ""] = line.split(" ");
    due[id] = (due[id] ?? 0n) + BigInt(salary.replace(".", ""));
  }
  expect(await saidBy(tree)).toEqual(due);
}

/** A database that fails at every nth transaction: before the commit, or just after it. */
function breaking(every: number): Database {
  let count = 0;
  const transaction: Database["transaction"] = async (effect, config) => {
    count += 1;
    const fails = count % every === 0;
    const after = count % (2 * every) === 0;
    const done = await db.transaction(async (tx) => {
      const result = await effect(tx);
      if (fails && !after) throw new Error("The power went.");
      return result;
    }, config);
    if (fails) throw new Error("The power went.");
    return done;
  };
  return new Proxy(db, {
    get: (target, name): unknown =>
      name === "transaction" ? transaction : Reflect.get(target, name, target),
  });
}

describe("salaries and dividends", () => {
  it.each(someOf([14, 11, 12, 13]))(
    "match an independent calculation (tree %i)",
    async (seed) => {
      const tree = await makeTree(db, { seed, from, days });
      expect(tree.bets.length).toBeGreaterThan(250);
      const random = createRandom(seed);
      // The platform is down for hours or weeks between two runs.
      for (let now = from; now < end; now += random.int(20 * day)) {
        await paySalaries(db, { run: tree.run, now });
        expect(await paidLines(tree)).toEqual(owedLines(tree, now));
      }
      await paySalaries(db, { run: tree.run, now: end });
      await expectAllPaid(tree, end);
      // Every type must have been paid, or the test would prove nothing.
      const types = new Set(
        owedLines(tree, end).map((line) => line.split("-")[2]),
      );
      expect(types).toEqual(
        new Set(["DIVIDEND", "DAILY", "HOURLY", "REALTIME"]),
      );
    },
  );

  it.each(
    someOf([
      [2, 601],
      [5, 604],
    ]),
  )(
    "are paid once by a job that fails at one in %i transactions and runs again (tree %i)",
    async (every, seed) => {
      const tree = await makeTree(db, {
        seed,
        from,
        days,
        bets: 200,
      });
      const fragile = breaking(every);
      let deaths = 0;
      for (let turn = 0; turn < 2_000; turn += 1) {
        try {
          await paySalaries(fragile, { run: tree.run, now: end });
          break;
        } catch (error) {
          expect(error).toHaveProperty("message", "The power went.");
          deaths += 1;
        }
      }
      expect(deaths).toBeGreaterThan(3);
      expect(owedLines(tree, end).length).toBeGreaterThan(50);
      await expectAllPaid(tree, end);
    },
  );

  it("are paid once by four concurrent runners", async () => {
    const tree = await makeTree(db, { seed: 603, from, days, bets: 200 });
    const paid = await Promise.all(
      [end, end - 3 * day, end, end - 20 * day].map((now) =>
        paySalaries(db, { run: tree.run, now }),
      ),
    );
    await expectAllPaid(tree, end);
    expect(owedLines(tree, end).length).toBeGreaterThan(50);
    const periods = new Set(
      owedLines(tree, end).map((line) => line.split(" ").slice(0, 2).join(" ")),
    );
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(periods.size);
    expect(await paySalaries(db, { run: tree.run, now: end })).toBe(0);
  });

  it("send the recipient one event for each payment above zero", async () => {
    const tree = await makeTree(db, { seed: 301, from, days });
    await paySalaries(db, { run: tree.run, now: end });
    const told = await db
      .select({ value: liveEvents.value, type: liveEvents.type })
      .from(liveEvents)
      .where(inArray(liveEvents.memberId, [...tree.ids]));
    expect(new Set(told.map(({ type }) => type))).toEqual(
      new Set(["SALARY_PAID"]),
    );
    const sum = told.reduce(
      (all, { value }) =>
        all + BigInt((value["amount"] ?? "").replace(".", "")),
      0n,
    );
    const due = [...dueTo(tree, owedLines(tree, end)).values()];
    expect(sum).toBe(due.reduce((all, cents) => all + BigInt(cents), 0n));
    expect(new Set(told.map(({ value }) => value["id"])).size).toBe(
      told.length,
    );
  });

  it("are not paid for another run", async () => {
    const tree = await makeTree(db, { seed: 401, from, days });
    expect(await paySalaries(db, { run: "nobody's", now: end })).toBe(0);
    expect(await paidLines(tree)).toEqual([]);
  });
});
