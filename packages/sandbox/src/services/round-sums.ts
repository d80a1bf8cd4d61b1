import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { drawnTickets } from "./counted-bets.ts";

const dayMs = 86_400_000;
/** Quarters of an hour in a day. */
const slotsOfDay = 96;

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const days = v.array(
  v.object({
    /** When the day began. */
    time: v.pipe(v.string(), v.transform(Number)),
    gameType: v.string(),
    count: minor,
    stake: minor,
  }),
);

/**
 * How many rounds of games a member has played for real money, and what was staked on them in minor units, by the
 * house's day and the type of game; the latest day first. Lottery tickets are not among them. It is read from the sums
 * of the records, so it costs the same however many rounds an hour had.
 *
 * @example await readRoundDays(db, "m-1") // [{ time: 1796083200000, gameType: "RNG", count: 40n, stake: 2000n }]
 */
export async function readRoundDays(db: Database, memberId: string) {
  const tickets = drawnTickets(db, {
    of: (column) => eq(column, memberId),
    from: 0,
    to: Number.MAX_SAFE_INTEGER,
  }).as("tickets");
  return v.parse(
    days,
    await rowsOf(
      db,
      sql`select (day::bigint * ${dayMs}::bigint)::text as time, game_type as "gameType", sum(count)::text as count, sum(stake)::text as stake from (
        select slot / ${slotsOfDay}::int as day, game_type, count, paid as stake from member_sums where member_id = ${memberId} and kind = 'bet'
        union all
        select (${tickets.time} / ${dayMs}::bigint)::int, games.game_type, -1, -${tickets.stake} from ${tickets} join games on games.node_id = ${tickets.nodeId}
      ) part group by day, game_type having sum(count) <> 0 order by day desc, game_type`,
    ),
  );
}
