import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { settings } from "../db/tables/platform.ts";
import { slotMs } from "./records/sums.ts";

const found = v.array(v.object({ id: v.string() }));

/** How far back the first run looks, in ms; whoever played before is looked at after the next bet. */
const firstLookMs = 86_400_000;
/** Bets are committed after the time that they carry, by this much at most, in ms. */
const graceMs = 30_000;

interface Look {
  readonly run: string;
  readonly now: number;
  /** Setting that keeps until when has been looked. */
  readonly key: string;
}

/**
 * Settles something for every member of a run who has had a bet that counts since the last time. A failure leaves the
 * rest to the next time; after a clock was set back, it looks at what is new by that clock. Returns the sum of what
 * `settle` returns.
 *
 * @example await forNewPlayers(db, { run: "", now, key: "ranksSettledUntil" }, (id) => settleRank(db, id, time))
 */
export async function forNewPlayers(
  db: Database,
  { run, now, key }: Look,
  settle: (memberId: string) => Promise<number>,
): Promise<number> {
  const [kept] = await db
    .select()
    .from(settings)
    .where(and(eq(settings.run, run), eq(settings.key, key)));
  const until = v.parse(v.number(), kept?.value ?? now - firstLookMs);
  const from = Math.min(until, now) - graceMs;
  const players = v.parse(
    found,
    await rowsOf(
      db,
      sql`select distinct s.member_id as id from member_sums s
        where s.slot >= ${Math.floor(from / slotMs)}::int and s.kind = 'bet' and (
          exists (select from rounds r join game_sessions g on g.id = r.game_session_id
            where r.member_id = s.member_id and r.created_at >= ${from}::bigint and r.mode = 'REAL' and g.run = ${run})
          or exists (select from lottery_tickets t
            where t.member_id = s.member_id and t.settled_at >= ${from}::bigint and t.run = ${run}))
        order by 1`,
    ),
  );
  let settled = 0;
  for (const { id } of players) settled += await settle(id);
  await db
    .insert(settings)
    .values({ run, key, value: now })
    .onConflictDoUpdate({
      target: [settings.run, settings.key],
      set: { value: now },
    });
  return settled;
}
