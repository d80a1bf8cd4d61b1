import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsOf } from "../db/rows.ts";
import { createRandom } from "../seed/random.ts";
import { makePast } from "../testing/betting-past.ts";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";
import { startOfDay } from "./house-day.ts";
import { readRoundDays } from "./round-sums.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

it("a member's days are those of all rounds for money, without free play and tickets, whenever these are drawn", async () => {
  const { db } = sandbox.platform;
  const day = 86_400_000;
  const who = await sandbox.member({ balance: "0.00" });
  await makePast(sandbox, {
    random: createRandom(20_261_128),
    people: [who],
    from: startOfDay(Date.now()) - 9 * day,
    days: 5,
    events: 150,
  });
  const recounted = await rowsOf(
    db,
    sql`select (to_timestamp(r.created_at / 1000) at time zone 'UTC')::date::text as day, g.game_type as "gameType", count(*)::int as count, sum(r.stake)::int as stake
      from rounds r join games g on g.node_id = r.node_id where r.member_id = ${who.id} and r.mode = 'REAL' group by 1, 2 order by 1 desc, 2`,
  );
  expect(recounted.length).toBeGreaterThan(3);
  expect(
    (await readRoundDays(db, who.id)).map(({ time, count, stake, ...row }) => ({
      ...row,
      day: new Date(time).toISOString().slice(0, 10),
      count: Number(count),
      stake: Number(stake),
    })),
  ).toEqual(recounted);
});
