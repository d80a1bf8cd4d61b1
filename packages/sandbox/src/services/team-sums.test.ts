import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { rounds } from "../db/tables/play.ts";
import { havePlayed } from "../testing/have-played.ts";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { walletOf, post } from "./ledger.ts";
import { Refusal } from "./refusal.ts";
import { placeBelow } from "./team-lines.ts";
import { rebuildSums, rollTeamSums } from "./team-sums.ts";

const people = 6;
const day = 86_400_000;
const start = Date.UTC(2026, 10, 2);

let sandbox: TestSandbox;
let members: readonly TestMember[];
let db: Database;
beforeAll(async () => {
  // It counts everything in the database.
  sandbox = await startTestSandbox({ ownDatabase: true });
  db = sandbox.platform.db;
  members = await Promise.all(
    Array.from({ length: people }, () => sandbox.member({ balance: "1000" })),
  );
  for (const member of members) await havePlayed(sandbox, member, 1);
});
afterAll(() => sandbox.close());

/** What the sums should be, from rounds, tickets and entries alone. */
const recounted = sql`select line.ancestor_id as agent, c.at / 900000 as slot, c.kind, c.game_type, count(*)::int as count, sum(c.paid)::text as paid, sum(c.received)::text as received
  from counted c join team_lines line on line.member_id = c.member_id group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const kept = sql`select agent_id as agent, slot, kind, game_type, count, paid::text, received::text
  from team_sums where count <> 0 order by 1, 2, 3, 4`;

/** Members with a bet in each period of whole days: counted one by one, and from the counts by day before. */
const periods = sql`select f.day as first, t.day as last from generate_series(0, 4) f (day), generate_series(0, 4) t (day) where f.day <= t.day`;
const firstDay = start / day;
const activeOneByOne = sql`select line.ancestor_id as agent, p.first, p.last, count(distinct c.member_id)::int as active
  from (${periods}) p join counted c on c.kind = 'bet' and c.at / 86400000 between p.first + ${firstDay}::int and p.last + ${firstDay}::int
  join team_lines line on line.member_id = c.member_id group by 1, 2, 3 order by 1, 2, 3`;
const activeFromCounts = sql`select d.agent_id as agent, p.first, p.last, sum(d.members)::int as active
  from (${periods}) p join team_bet_days d on d.day between p.first + ${firstDay}::int and p.last + ${firstDay}::int and d.previous < p.first + ${firstDay}::int
  group by 1, 2, 3 having sum(d.members) <> 0 order by 1, 2, 3`;

/** What each member staked on each day. */
const stakedRecounted = sql`select member_id as member, at / 86400000 as day, sum(paid)::text as staked from counted where kind = 'bet' and paid <> 0 group by 1, 2 order by 1, 2`;
const stakedKept = sql`select member_id as member, day, staked::text from bet_days where staked <> 0 order by 1, 2`;

let bets = 0;
async function bet(who: TestMember, at: number, stake: bigint) {
  const [session] = await db.query.gameSessions.findMany({
    where: (row, { eq: is }) => is(row.memberId, who.id),
    limit: 1,
  });
  if (session === undefined) throw new Error("There is no game session.");
  bets += 1;
  const id = `sum-bet-${bets}`;
  await db.transaction(async (tx) => {
    await tx.insert(rounds).values({
      id,
      gameSessionId: session.id,
      memberId: who.id,
      nodeId: session.nodeId,
      mode: "REAL",
      stake,
      win: stake / 2n,
      answer: {},
      createdAt: at,
    });
    const posting = { reference: id, now: at, kind: "stake" } as const;
    const [from, to] = [walletOf(who.id), "house"];
    await post(tx, { ...posting, id: `${id}:stake`, from, to, amount: stake });
  });
}

type Step =
  | { readonly do: "bet"; who: number; at: number; stake: bigint }
  | { readonly do: "move"; who: number; to: number }
  | { readonly do: "roll" };
const person = fc.nat(people - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("bet" as const),
      who: person,
      at: fc.nat(5 * day - 1),
      stake: fc.bigInt(1n, 10n),
    }),
  },
  fc.record({ do: fc.constant("move" as const), who: person, to: person }),
  fc.record({ do: fc.constant("roll" as const) }),
);

const of = (index: number): TestMember => {
  const found = members[index];
  if (found === undefined) throw new Error(`There is no member ${index}.`);
  return found;
};

async function take(one: Step) {
  if (one.do === "roll") await rollTeamSums(db);
  else if (one.do === "bet") await bet(of(one.who), start + one.at, one.stake);
  else
    await db
      .transaction((tx) => placeBelow(tx, of(one.who).id, of(one.to).id, 0))
      // A ring: nothing has moved.
      .catch((error: unknown) => expect(error).toBeInstanceOf(Refusal));
}

/** A day is a whole number in one table and a quotient of large ones in the other. */
const daysOf = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ day: at, ...row }) => ({ ...row, day: Number(at) }));

it("a team's sums are those of its members, whatever the clock, the lines and the job did", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      for (const one of steps) await take(one);
      await rollTeamSums(db);
      expect(await rowsOf(db, kept)).toEqual(await rowsOf(db, recounted));
      expect(daysOf(await rowsOf(db, stakedKept))).toEqual(
        daysOf(await rowsOf(db, stakedRecounted)),
      );
      expect(await rowsOf(db, activeFromCounts)).toEqual(
        await rowsOf(db, activeOneByOne),
      );
    }),
    { numRuns: 40, seed: 20_261_127 },
  );
});

it("sums follow a round that is changed or deleted, and can be made anew", async () => {
  const who = of(0);
  await bet(who, start + 100, 7n);
  const id = `sum-bet-${bets}`;
  await db.update(rounds).set({ win: 900n }).where(eq(rounds.id, id));
  await rollTeamSums(db);
  expect(await rowsOf(db, kept)).toEqual(await rowsOf(db, recounted));
  await db.delete(rounds).where(eq(rounds.id, id));
  await rollTeamSums(db);
  const before = await rowsOf(db, kept);
  expect(before).toEqual(await rowsOf(db, recounted));
  const staked = await rowsOf(db, stakedKept);
  expect(daysOf(staked)).toEqual(daysOf(await rowsOf(db, stakedRecounted)));
  const indexes = sql`select indexdef from pg_indexes where tablename in ('member_sums', 'team_sums', 'bet_days', 'team_bet_days') order by 1`;
  const made = await rowsOf(db, indexes);
  const active = await rowsOf(db, activeFromCounts);
  await rebuildSums(db);
  expect(await rowsOf(db, stakedKept)).toEqual(staked);
  expect(await rowsOf(db, activeFromCounts)).toEqual(active);
  expect(await rowsOf(db, indexes)).toEqual(made);
  expect(await rowsOf(db, kept)).toEqual(before);
});
