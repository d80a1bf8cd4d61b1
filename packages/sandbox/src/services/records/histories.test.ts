import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { createRandom, type Random } from "../../seed/random.ts";
import { dailySince, makePast } from "../../testing/betting-past.ts";
import { manyBooks } from "../../testing/books.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/harness.ts";
import {
  daysIn,
  everybodyBelow,
  makeTeams,
  recount,
  type Days,
  type Recounted,
  type Team,
} from "../../testing/histories.ts";
import { expectRightBooks } from "../../testing/money.ts";
import { startOfDay } from "../house-day.ts";
import { toDecimal } from "../money.ts";
import { Refusal } from "../refusal.ts";
import { paySalaries } from "../salaries/pay.ts";
import { placeBelow } from "../team-lines.ts";
import { rollTeamSums } from "../team-sums.ts";
import { readTeamOverview } from "../team/overview.ts";
import { readBets } from "./bets.ts";
import { readBonuses } from "./bonuses.ts";
import { readProfit } from "./profit.ts";
import { readTransactions } from "./transactions.ts";

/** `npm run verify:full figures` makes ten thousand. */
const histories = Number(process.env["FOYER_HISTORIES"] ?? "40");
const batch = Math.min(histories, 100);
/** Histories that are read at the same time, on a server. */
const lines = 4;
const day = 86_400_000;
/** Days with bets; tickets are drawn up to two days later. */
const days = 6;
const allDays = days + 2;

/** Days that begin at every quarter of an hour, are longer or shorter than others, or begin at one o'clock. */
const zones = [
  "UTC",
  "Asia/Kuala_Lumpur",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "America/New_York",
  "America/Santiago",
  "Pacific/Kiritimati",
] as const;
/** Weeks in which the clocks of some of these zones change, and one in which none does. */
const weeks = [
  Date.UTC(2026, 2, 5),
  Date.UTC(2026, 3, 1),
  Date.UTC(2026, 8, 3),
  Date.UTC(2026, 9, 29),
  Date.UTC(2026, 10, 12),
] as const;

let sandbox: TestSandbox;
let db: Database;
beforeAll(async () => {
  sandbox = await startTestSandbox({ ownDatabase: true });
  db = sandbox.platform.db;
});
afterAll(() => sandbox.close());

type Figure = Exclude<keyof Recounted, "who" | "day">;
const sum = (rows: readonly Recounted[], of: Figure): bigint =>
  rows.reduce((total, row) => total + row[of], 0n);

/** The figures of profit and loss. */
function profitOf(rows: readonly Recounted[]) {
  const [stake, win, bonus] = [
    sum(rows, "stake"),
    sum(rows, "win"),
    sum(rows, "bonus"),
  ];
  return {
    stake: toDecimal(stake),
    win: toDecimal(win),
    bonus: toDecimal(bonus),
    profit: toDecimal(win + bonus - stake - sum(rows, "fee")),
    deposit: toDecimal(sum(rows, "deposit")),
    withdraw: toDecimal(sum(rows, "withdraw")),
  };
}

/** The figures of a team's overview. */
function overviewOf(rows: readonly Recounted[]) {
  const { stake: bet, deposit, withdraw, profit } = profitOf(rows);
  const active = new Set(
    rows.filter(({ bets }) => bets > 0n).map(({ who }) => who),
  ).size;
  return { active, deposit, withdraw, bet, profit };
}

/** Moves somebody below somebody else, of this team or of another. */
async function moveLine(random: Random, team: Team, others: readonly Team[]) {
  const who = random.pick([team.below, team.lowest, team.other]);
  const where = random.chance(0.3)
    ? (others[random.int(others.length)] ?? team).agent
    : random.pick([team.agent, team.below, team.lowest, team.other]);
  await db
    .transaction((tx) => placeBelow(tx, who, where, 0))
    // A ring: nothing has moved.
    .catch((error: unknown) => expect(error).toBeInstanceOf(Refusal));
}

interface Life {
  readonly random: Random;
  readonly seed: number;
  readonly team: Team;
  /** Time of the first day. */
  readonly from: number;
}

/**
 * Lets teams live: in two parts, between which lines move and sums are rolled up, or not. All of a part are written in
 * a few statements, and one of them as the platform writes.
 */
async function live(lives: readonly Life[], teams: readonly Team[]) {
  const many = manyBooks(db);
  for (const name of ["first", "second"]) {
    for (const [index, { random, team, from }] of lives.entries()) {
      const people = [team.agent, team.below, team.lowest, team.other].map(
        (id) => ({ id }),
      );
      const [first = { id: team.agent }, ...rest] = people;
      const events = 3 + random.int(5);
      await makePast(sandbox, {
        ...{ random, people: [first, ...rest], from, days, events, name },
        ...(index > 0 && { books: many }),
      });
    }
    await many.write();
    for (const { random, team } of lives) {
      if (random.chance(0.05)) await rollTeamSums(db);
      if (random.chance(0.3)) await moveLine(random, team, teams);
    }
  }
}

/** The requested days: all of them or some, of any zone. */
async function chooseDays(random: Random, from: number): Promise<Days> {
  const begin = random.int(allDays);
  const first = new Date(from + (begin - 1) * day).toISOString().slice(0, 10);
  return daysIn(
    db,
    random.pick(zones),
    first,
    1 + random.int(allDays + 1 - begin),
  );
}

/** The database sorts names by rules of its own. */
const byName = (
  one: { readonly account: string },
  other: { readonly account: string },
) => (one.account < other.account ? -1 : 1);

const page = { pageNo: 1, pageSize: 100 };
const list = { account: "", ...page, pageSize: 1 };

/** What every page says about the days of a team. */
async function readFigures(team: Team, days: Days, one: string) {
  const { names: _, ...period } = days;
  const team_ = { teamOf: team.agent };
  const profit = {
    scope: "TEAM",
    account: "",
    after: "",
    ...page,
    ...period,
  } as const;
  const byDay = await readProfit(db, team_, { ...profit, by: "day" });
  const byAccount = await readProfit(db, team_, { ...profit, by: "account" });
  const accounts = byAccount.rows.flatMap((row) =>
    "account" in row ? [row] : [],
  );
  const own = await readProfit(db, [one], {
    ...profit,
    scope: "SELF",
    by: "day",
  });
  const overview = await readTeamOverview(db, team.agent, period);
  const bets = await readBets(
    db,
    team_,
    { scope: "TEAM", gameType: "", ...list, ...period },
    "EN",
  );
  const changes = await readTransactions(
    db,
    team_,
    { scope: "TEAM", kind: "", ...list, ...period },
    { memberId: team.agent, language: "EN" },
  );
  const bonuses = await readBonuses(
    db,
    one,
    { kind: "", ...list, ...period },
    "EN",
  );
  return {
    days: byDay.rows,
    total: byDay.total,
    accounts: accounts.toSorted(byName),
    inOrder: accounts.every(
      ({ stake }, index) =>
        Number(stake) <= Number(accounts[index - 1]?.stake ?? stake),
    ),
    totalOfAccounts: byAccount.total,
    own: own.rows,
    overview: overview.days,
    bonus: overview.bonus,
    bets: bets.totals,
    changes: { ...changes.totals, count: changes.totalCount },
    bonuses: bonuses.totals.amount,
  };
}

/** The same, counted again. */
async function recountFigures(team: Team, days: Days, one: string) {
  const ids = await everybodyBelow(db, team.agent);
  const rows = await recount(db, ids, days);
  const ownRows = await recount(db, [one], days);
  const total = profitOf(rows);
  const byDay = (of: readonly Recounted[]) =>
    days.names.map((name) => ({
      day: name,
      ...profitOf(of.filter((row) => row.day === name)),
    }));
  const result = sum(rows, "win") - sum(rows, "stake");
  const accounts = ids.map((account) => ({
    account,
    ...profitOf(rows.filter(({ who }) => who === account)),
  }));
  return {
    days: byDay(rows),
    total,
    accounts: accounts.toSorted(byName),
    inOrder: true,
    totalOfAccounts: total,
    own: byDay(ownRows),
    overview: days.names.map((name) => ({
      day: name,
      ...overviewOf(rows.filter((row) => row.day === name)),
    })),
    bonus: total.bonus,
    bets: { stake: total.stake, win: total.win, result: toDecimal(result) },
    changes: {
      in: toDecimal(sum(rows, "received")),
      out: toDecimal(sum(rows, "paid")),
      count: Number(sum(rows, "entries")),
    },
    bonuses: toDecimal(sum(ownRows, "bonus")),
  };
}

/** Pays a daily salary for all of the past, and compares what was paid for with the bets of these days. */
async function checkSalary(team: Team, from: number) {
  const run = await dailySince(
    sandbox,
    { id: team.agent },
    { id: team.below },
    startOfDay(from),
  );
  await paySalaries(db, { run, now: from + (allDays + 1) * day });
  const paid = await rowsOf(
    db,
    sql`select period_from::text as "from", period_to::text as "to", bet_amount::text as bets, salary::text from salary_records where contract_id = ${run} order by period_from`,
  );
  const who = [team.below, ...(await everybodyBelow(db, team.below))];
  const all = { from: 0, to: from + allDays * day, timeZone: "UTC" };
  const played = await recount(db, who, all);
  expect(paid.length).toBe(
    new Set(played.filter(({ bets }) => bets > 0n).map((row) => row.day)).size,
  );
  for (const { from: first, to: last, bets, salary } of paid) {
    const period = { from: Number(first), to: Number(last), timeZone: "UTC" };
    const stake = sum(await recount(db, who, period), "stake");
    // The rate is one per cent; fractions of a cent are cut.
    expect([bets, salary]).toEqual([String(stake), String(stake / 100n)]);
  }
}

/** Compares all that the pages say about a team with the same, counted again. */
async function check({ random, seed, team, from }: Life) {
  const days = await chooseDays(random, from);
  const one = random.pick([team.agent, team.below, team.lowest, team.other]);
  expect([seed, days, await readFigures(team, days, one)]).toEqual([
    seed,
    days,
    await recountFigures(team, days, one),
  ]);
}

const batches = Array.from(
  { length: Math.ceil(histories / batch) },
  (_, index) => index,
);

describe("random histories", () => {
  it.each(batches)(
    "have the same figures on every page and in a recount (batch %i)",
    async (number) => {
      const seeds = Array.from(
        { length: batch },
        (_, index) => number * batch + index,
      );
      const teams = await makeTeams(
        db,
        seeds.map((seed) => `history-${seed}`),
      );
      const lives = teams.map((team, index): Life => {
        const seed = number * batch + index;
        const random = createRandom(seed + 20_261_128);
        return { random, seed, team, from: random.pick(weeks) };
      });
      await live(lives, teams);
      // What a server's own statistics would know by now.
      if (number % 10 === 0) await db.execute(sql`analyze`);
      // After all of them: somebody may have come from another team.
      const left = [...lives];
      const line = async () => {
        for (let one = left.shift(); one; one = left.shift()) await check(one);
      };
      await Promise.all(Array.from({ length: lines }, line));
      for (const { random, team, from } of lives)
        if (random.chance(0.05)) await checkSalary(team, from);
    },
  );

  it("leave the books even", () => expectRightBooks(sandbox));
});
