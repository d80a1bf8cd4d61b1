import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { lotteryVendors } from "../lottery/schedule.ts";
import { teamOf } from "../team-lines.ts";
import type { Period } from "./periods.ts";
import type { Played } from "./settle.ts";

const names = sql.join(
  lotteryVendors.map((name) => sql`${name}`),
  sql`, `,
);

/** Real-money bets of a member and the whole team in a period: rounds when played, lottery tickets when settled. */
const betsOf = (memberId: string, { from, to }: Period): SQL =>
  sql`with team as ${teamOf(memberId, true)}, bets as (
    select r.member_id, r.node_id, r.created_at as at, r.stake, r.win
    from team join rounds r on r.member_id = team.id
    where r.mode = 'REAL' and r.created_at >= ${from}::bigint and r.created_at < ${to}::bigint
    union all
    select t.member_id, g.node_id, t.settled_at, t.stake, t.win
    from team join lottery_tickets t on t.member_id = team.id
    join games g on g.game_code = t.game_code and g.vassalage in (${names})
    where t.state <> 'OPEN' and t.settled_at >= ${from}::bigint and t.settled_at < ${to}::bigint
  )`;

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
  memberId: string,
  period: Period,
  slotMs: number,
  byGame: boolean,
): SQL =>
  sql`${betsOf(memberId, period)} select member_id as "memberId", (at / ${slotMs}::bigint)::text as slot, ${byGame ? sql`node_id` : sql`null::text`} as "nodeId", sum(stake)::text as stake, sum(win)::text as win from bets group by 1, 2, 3 order by 1, 2, 3`;

/**
 * Totals stakes and winnings of a member and the whole team in a period, by player and by slots of `slotMs`; `byGame`
 * also splits them by game.
 */
export async function readPlayed(
  db: Database,
  ...question: Parameters<typeof playedBy>
): Promise<readonly Played[]> {
  return v.parse(v.array(row), await rowsOf(db, playedBy(...question)));
}

/** When the first bet of a period was settled; undefined: there was none. */
export async function firstBet(
  db: Database,
  memberId: string,
  period: Period,
): Promise<number | undefined> {
  const [found] = await rowsOf(
    db,
    sql`${betsOf(memberId, period)} select min(at)::text as at from bets`,
  );
  return typeof found?.["at"] === "string" ? Number(found["at"]) : undefined;
}
