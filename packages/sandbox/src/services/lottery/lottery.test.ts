import { asc, eq, sql } from "drizzle-orm";
import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { lotteryDraws, lotteryTickets } from "../../db/tables/lottery.ts";
import { ledgerTransfers } from "../../db/tables/ledger.ts";
import { pointsOf, readAccount, readBalance } from "../ledger.ts";
import { expectRightBooks } from "../../testing/money.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/harness.ts";
import { drawDue, forgetDraws } from "./draws.ts";
import { readLotteries, type Lottery } from "./lotteries.ts";
import { dueSlot, issueOf, keptDraws, openSlot } from "./schedule.ts";
import { runLottery } from "./settle.ts";
import { buyTicket, salesOf } from "./tickets.ts";

let sandbox: TestSandbox;
let lottery: Lottery;
let run: string;
const start = Date.UTC(2026, 5, 1, 12);

beforeAll(async () => {
  sandbox = await startTestSandbox();
  // Three digits: a ticket's winnings can be checked at a glance.
  const found = (await readLotteries(sandbox.platform.db)).find(
    ({ form, maintenance }) => form.prizes[3] === 600 && !maintenance,
  );
  if (found === undefined) throw new Error("There is no lottery of three.");
  lottery = found;
});
beforeEach(() => {
  run = randomUUID();
});
afterAll(() => sandbox.close());

const db = () => sandbox.platform.db;
/** Always draws the same digit. */
const always = (digit: number) => () => digit;
const at = (now: number, draw: (below: number) => number = always(7)) => ({
  run,
  now,
  draw,
});

async function buy(memberId: string, numbers: string, stake = "1.00") {
  const [sale] = salesOf(lottery, start);
  if (sale === undefined) throw new Error("Nothing is for sale.");
  const { ticket } = await db().transaction((tx) =>
    buyTicket(tx, {
      id: randomUUID(),
      memberId,
      run,
      now: start,
      request: {
        gameCode: lottery.gameCode,
        issue: sale.issue,
        numbers: [...numbers],
        stake,
      },
    }),
  );
  return { ...ticket, slot: sale.slot };
}

const ticketsOf = () =>
  db()
    .select()
    .from(lotteryTickets)
    .where(eq(lotteryTickets.run, run))
    .orderBy(asc(lotteryTickets.id));

const drawsOf = () =>
  db()
    .select()
    .from(lotteryDraws)
    .where(eq(lotteryDraws.run, run))
    .orderBy(asc(lotteryDraws.slot));

const winsOf = async (ids: readonly string[]) =>
  (
    await db()
      .select({ id: ledgerTransfers.id })
      .from(ledgerTransfers)
      .where(sql`${ledgerTransfers.id} like '%:win'`)
  ).filter(({ id }) => ids.some((ticket) => id === `${ticket}:win`)).length;

/** A database whose process dies after `after` transactions. */
function dying(real: Database, after: number): Database {
  let left = after;
  return new Proxy(real, {
    get(target, name) {
      if (name === "transaction" && left-- <= 0)
        return () => Promise.reject(new Error("The process died."));
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

describe("lottery draws", () => {
  it("take place once, at their time and not before", async () => {
    const due = dueSlot(lottery.period, start);
    await drawDue(db(), [lottery], at(start));
    const first = await drawsOf();
    expect(first.map(({ slot }) => slot)).toEqual(
      Array.from({ length: keptDraws }, (_, i) => due - keptDraws + 1 + i),
    );
    expect(await drawDue(db(), [lottery], at(start, always(1)))).toBe(0);
    expect(await drawsOf()).toEqual(first);
    expect(await drawDue(db(), [lottery], at(start + lottery.period))).toBe(1);
  });

  it("have one result when several sandboxes draw concurrently", async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, digit) =>
        drawDue(db(), [lottery], at(start, always(digit))),
      ),
    );
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(keptDraws);
    const numbers = (await drawsOf()).map((draw) => draw.numbers);
    expect(numbers).toHaveLength(keptDraws);
    expect(await drawDue(db(), [lottery], at(start, always(9)))).toBe(0);
    expect((await drawsOf()).map((draw) => draw.numbers)).toEqual(numbers);
  });

  it("are made up for after any downtime when a ticket is held", async () => {
    const { id: memberId } = await sandbox.member({ balance: "10.00" });
    const { slot } = await buy(memberId, "777");
    const later = start + 300 * lottery.period;
    await runLottery(db(), at(later), [lottery]);
    const draws = await drawsOf();
    expect(draws).toHaveLength(keptDraws + 1);
    expect(draws[0]).toMatchObject({ slot, drawnAt: later });
    expect(await ticketsOf()).toMatchObject([{ state: "WON", win: 60_000n }]);
    // They are not deleted as long as they have a ticket.
    await forgetDraws(db(), run, later + 48 * 60 * 60_000);
    expect((await drawsOf()).map((draw) => draw.slot)).toEqual([slot]);
  });

  it("are numbered within their day", () => {
    expect(issueOf(60_000, Date.UTC(2026, 0, 31) / 60_000)).toBe(
      "20260131-0001",
    );
    expect(issueOf(60_000, Date.UTC(2026, 0, 31, 23, 59) / 60_000)).toBe(
      "20260131-1440",
    );
  });

  it("sell no tickets in the last five seconds before", () => {
    const { period } = lottery;
    expect(openSlot(period, 10 * period - 5001)).toBe(10);
    expect(openSlot(period, 10 * period - 5000)).toBe(11);
  });
});

describe("lottery tickets", () => {
  it("take the stake when bought and pay the win when drawn, with balanced books", async () => {
    const { id } = await sandbox.member({ balance: "100.00" });
    const stakes = ["0.50", "1.00", "2.00", "5.00", "10.00"] as const;
    const picks = ["777", "778", "787", "789", "123"];
    for (const [index, numbers] of picks.entries())
      await buy(id, numbers, stakes[index]);
    expect(await readBalance(db(), id)).toBe(8150n);
    await runLottery(db(), at(start), [lottery]);
    expect((await ticketsOf()).every(({ state }) => state === "OPEN")).toBe(
      true,
    );
    await runLottery(db(), at(start + lottery.period), [lottery]);
    // Calculated by hand: 600 × 0.50, 10 × 1.00, 10 × 2.00; one hit and none pay nothing.
    expect(await readBalance(db(), id)).toBe(8150n + 30_000n + 1000n + 2000n);
    await expectRightBooks(sandbox);
  });

  it("pay what a second calculation gives, for random tickets and draws", async () => {
    const { id } = await sandbox.member({ balance: "5000.00" });
    for (let index = 0; index < 40; index++)
      await buy(id, String(randomInt(1000)).padStart(3, "0"), "2.00");
    await runLottery(db(), at(start + lottery.period, randomInt), [lottery]);
    const drawn = new Map(
      (await drawsOf()).map(({ slot, numbers }) => [slot, numbers.join("")]),
    );
    let owed = 500_000n - 40n * 200n;
    for (const ticket of await ticketsOf()) {
      const result = drawn.get(ticket.slot) ?? "";
      const same = [...ticket.numbers.join("")].filter(
        (digit, place) => result[place] === digit,
      ).length;
      const win = same === 3 ? 120_000n : same === 2 ? 2000n : 0n;
      expect(ticket).toMatchObject({ win, state: win > 0n ? "WON" : "LOST" });
      owed += win;
    }
    expect(await readBalance(db(), id)).toBe(owed);
    await expectRightBooks(sandbox);
  });

  it("are paid once when the job dies halfway and runs again", async () => {
    const { id } = await sandbox.member({ balance: "100.00" });
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.push((await buy(id, "777")).id);
    const time = at(start + lottery.period);
    await expect(runLottery(dying(db(), 2), time, [lottery])).rejects.toThrow(
      "The process died.",
    );
    expect(await winsOf(ids)).toBe(2);
    expect(await readBalance(db(), id)).toBe(9500n + 2n * 60_000n);
    expect(await runLottery(db(), time, [lottery])).toEqual({
      draws: 0,
      tickets: 3,
    });
    expect(await runLottery(db(), time, [lottery])).toEqual({
      draws: 0,
      tickets: 0,
    });
    expect(await winsOf(ids)).toBe(5);
    expect(await readBalance(db(), id)).toBe(9500n + 5n * 60_000n);
    await expectRightBooks(sandbox);
  });

  it("are paid once when several sandboxes settle them concurrently", async () => {
    const { id } = await sandbox.member({ balance: "100.00" });
    for (let index = 0; index < 6; index++) await buy(id, "777");
    const time = at(start + lottery.period);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => runLottery(db(), time, [lottery])),
    );
    expect(all.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(6);
    expect(await readBalance(db(), id)).toBe(9400n + 6n * 60_000n);
    await expectRightBooks(sandbox);
  });

  it("earn points once, when they are drawn and not when they are bought", async () => {
    const { id } = await sandbox.member({ balance: "10.00", vipRank: "4" });
    await buy(id, "777", "2.00");
    await buy(id, "123", "2.00");
    expect(await readAccount(db(), pointsOf(id))).toBe(0n);
    const time = at(start + lottery.period);
    for (let run = 0; run < 2; run++) await runLottery(db(), time, [lottery]);
    // The winning ticket and the losing one: 0.05 per 1.00, twice as much for this rank.
    expect(await readAccount(db(), pointsOf(id))).toBe(40n);
    await expectRightBooks(sandbox);
  });

  it("are paid even when another one cannot be paid", async () => {
    const { id } = await sandbox.member({ balance: "100.00" });
    const broken = await buy(id, "777");
    await buy(id, "777");
    // A posting with its id exists already, so the ledger rejects it.
    await db()
      .insert(ledgerTransfers)
      .values({
        id: `${broken.id}:win`,
        kind: "test",
        reference: "",
        createdAt: start,
      });
    const time = at(start + lottery.period);
    await expect(runLottery(db(), time, [lottery])).rejects.toThrow();
    expect((await ticketsOf()).map(({ state }) => state).toSorted()).toEqual([
      "OPEN",
      "WON",
    ]);
    await db()
      .delete(ledgerTransfers)
      .where(eq(ledgerTransfers.id, `${broken.id}:win`));
    await runLottery(db(), time, [lottery]);
    expect(await readBalance(db(), id)).toBe(9800n + 2n * 60_000n);
  });
});
