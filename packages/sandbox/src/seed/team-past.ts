import { eq, like, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import { gameSessions } from "../db/tables/play.ts";
import { startOfDay } from "../services/house-day.ts";
import { walletOf } from "../services/ledger.ts";
import { graceMs, paySalaries } from "../services/salaries/pay.ts";
import { periodOf } from "../services/salaries/periods.ts";
import { uplineMember } from "./payers.ts";
import { playedGames, settleBalances } from "./insert-months.ts";
import { teamPrefix } from "./team.ts";

const day = 86_400_000;
/** Number of days that the team has played, and of rounds that each player played in that time. */
const days = 21;
const roundsEach = 10;
/** Every other member plays. */
const oneOf = 2;
const opening = 20_000;
/** Length of the period of a real-time salary. */
const realTimeMs = periodOf("REALTIME", "D", 0).to;

/** Whether the team has played in a database. */
export const hasPast = async (db: Database): Promise<boolean> =>
  (await db.$count(gameSessions, like(gameSessions.id, "team-past-%"))) > 0;

/**
 * Gives the sample agent's team three weeks of play before a new database's first day, and pays what contracts owe up
 * to then, each when it was due. Done once: a database that has it keeps it.
 */
export async function ensureTeamPast(db: Database, now: number): Promise<void> {
  const until = startOfDay(now);
  const fresh = await db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.id, walletOf(uplineMember.id)))
      .for("update");
    if (held === undefined || (await hasPast(tx))) return false;
    await play(tx, until - days * day);
    return true;
  });
  if (!fresh) return;
  for (const due of await duePayments(db, now))
    await paySalaries(db, { run: "", now: due });
  await settleBalances(db);
}

/** When a period of any contract with bets was over and could be settled, as the job that pays does all the time. */
async function duePayments(
  db: Database,
  now: number,
): Promise<readonly number[]> {
  const rows = await rowsOf(
    db,
    sql`select distinct (at / span + 1) * span + ${graceMs}::bigint as due from (
      select generate_series(min(active_at) / ${day}::bigint, ${now}::bigint / ${day}::bigint - 1) * ${day}::bigint as at, ${day}::bigint as span from contracts
      union all
      select r.created_at, ${realTimeMs}::bigint from contracts c join rounds r on r.member_id = c.downline_id and r.created_at >= c.active_at
      where c.type = 'REALTIME'
    ) periods order by due`,
  );
  // What is due in this very minute is left to the job.
  return rows.map(({ due }) => Number(due)).filter((due) => due <= now);
}

/**
 * Deposits and rounds with their entries in the books; stakes and wins are derived from the numbers alone, so they
 * are always the same.
 */
async function play(tx: Database, from: number): Promise<void> {
  const start = sql`${from}::bigint`;
  const nodeIds = await playedGames(tx);
  // Each player is assigned one of a few games.
  await tx.execute(sql`insert into game_sessions (id, token_hash, member_id, session_id, node_id, mode, demo_balance, portal_origin, run, created_at, expires_at)
    select 'team-past-' || w.id, 'team-past-' || w.id, w.id, null, g.node_id, 'REAL', null, '', '', ${start}, ${start}
    from (select id, substr(id, ${teamPrefix.length + 1}::int)::int as n from members where id like ${`${teamPrefix}%`}) w
    join (select row_number() over () - 1 as i, node_id from unnest(array[${sql.join(
      nodeIds.map((id) => sql`${id}`),
      sql`, `,
    )}]::text[]) node_id) g on g.i = w.n % ${nodeIds.length}::int
    where w.n % ${oneOf} = 0`);
  await tx.execute(sql`insert into rounds (id, game_session_id, member_id, node_id, mode, stake, win, answer, created_at)
    select s.id || '-' || k, s.id, s.member_id, s.node_id, 'REAL',
      200 * (1 + (n * 7 + k * 3) % 5),
      case when (n * 5 + k * 11) % 7 < 3 then 200 * (1 + (n * 7 + k * 3) % 5) * (5 + (n * 3 + k * 13) % 22) / 10 else 0 end,
      '{}', ${start} + ((n * 3 + k * 2) % ${days}) * ${day}::bigint + 36000000 + (n * 37 + k * 1801) % 30000 * 1000
    from (select *, substr(member_id, ${teamPrefix.length + 1}::int)::int as n from game_sessions where id like 'team-past-%') s,
      generate_series(1, ${roundsEach}::int) k`);
  await tx.execute(sql`create temporary table team_past on commit drop as
    select 'D-' || id as id, 'deposit' as kind, 'D-' || id as reference, member_id, 'bank' as other, ${opening}::bigint as amount, ${start} + 1000 as at from game_sessions where id like 'team-past-%'
    union all select id || ':stake', 'stake', id, member_id, 'house', -stake, created_at from rounds where id like 'team-past-%'
    union all select id || ':win', 'win', id, member_id, 'house', win, created_at from rounds where id like 'team-past-%' and win > 0`);
  await tx.execute(
    sql`insert into ledger_transfers (id, kind, reference, created_at) select id, kind, reference, at from team_past`,
  );
  // In order of time; the platform's own balance over time is shown nowhere.
  await tx.execute(sql`insert into ledger_entries (transfer_id, account_id, amount, kind, created_at, balance_after)
    select id, 'member:' || member_id, amount, kind, at, sum(amount) over (partition by member_id order by at, id) from team_past order by at, id`);
  await tx.execute(
    sql`insert into ledger_entries (transfer_id, account_id, amount, kind, created_at) select id, other, -amount, kind, at from team_past`,
  );
  // The orders behind the deposits, as in opening.ts.
  await tx.execute(sql`insert into deposits (id, member_id, method_id, amount, fee, state, reason, run, created_at, paid_at, expires_at, updated_at)
    select id, member_id, 'bank', amount, 0, 'CREDITED', '', '', at - 120000, at, at + 780000, at from team_past where kind = 'deposit'`);
  await tx.execute(sql`update ledger_accounts set balance = balance + moved.amount
    from (select 'member:' || member_id as id, sum(amount) as amount from team_past group by 1 union all select other, -sum(amount) from team_past group by 1) moved
    where ledger_accounts.id = moved.id`);
}
