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
  type Team,
} from "../../testing/histories.ts";
import {
  readFigures,
  recountFigures,
  sum,
} from "../../testing/figures-twice.ts";
import { expectRightBooks } from "../../testing/money.ts";
import { startOfDay } from "../house-day.ts";
import { Refusal } from "../refusal.ts";
import { paySalaries } from "../salaries/pay.ts";
import { placeBelow } from "../team-lines.ts";
import { rollTeamSums } from "../team-sums.ts";

/** `npm run verify:full figures` makes ten thousand. */
const histories = Number(process.env["FOYER_HISTORIES"] ?? "20");
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
  expect([seed, days, await readFigures(db, team, days, one)]).toEqual([
    seed,
    days,
    await recountFigures(db, team, days, one),
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
      expect(left).toEqual([]);
      for (const { random, team, from } of lives)
        if (random.chance(0.05)) await checkSalary(team, from);
    },
    // Several times what a busy machine needs.
    600_000,
  );

  it("leave the books even", () => expectRightBooks(sandbox));
});
