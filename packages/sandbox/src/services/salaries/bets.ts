import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { countedBets } from "../counted-bets.ts";
import { teamOf } from "../team-lines.ts";
import type { Period } from "./periods.ts";
import type { Played } from "./settle.ts";

/** The bets that count for a member and the whole team in a period. */
const betsOf = (db: Database, memberId: string, { from, to }: Period) =>
  countedBets(db, {
    of: (column) => sql`${column} in ${teamOf(memberId, true)}`,
    from,
    // The end of a period belongs to the next one.
    to: to - 1,
  }).as("bets");

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const row = v.object({
  memberId: v.string(),
  slot: v.pipe(v.string(), v.transform(Number)),
  nodeId: v.nullable(v.string()),
  stake: minor,
  win: minor,
});

/** The statement of `readPlayed`. */
export const playedBy = (
  db: Database,
  memberId: string,
  period: Period,
  slotMs: number,
  byGame: boolean,
): SQL =>
  sql`select member_id as "memberId", ("time" / ${slotMs}::bigint)::text as slot, ${byGame ? sql`node_id` : sql`null::text`} as "nodeId", sum(stake)::text as stake, sum(win)::text as win from ${betsOf(db, memberId, period)} group by 1, 2, 3 order by 1, 2, 3`;

/**
 * Totals stakes and winnings of a member and the whole team in a period, by player and by slots of `slotMs`; `byGame`
 * also splits them by game.
 */
export async function readPlayed(
  ...[db, ...question]: Parameters<typeof playedBy>
): Promise<readonly Played[]> {
  return v.parse(v.array(row), await rowsOf(db, playedBy(db, ...question)));
}

/** When the first bet of a period counted; undefined: there was none. */
export async function firstBet(
  db: Database,
  memberId: string,
  period: Period,
): Promise<number | undefined> {
  const [found] = await rowsOf(
    db,
    sql`select min("time")::text as at from ${betsOf(db, memberId, period)}`,
  );
  return typeof found?.["at"] === "string" ? Number(found["at"]) : undefined;
}
