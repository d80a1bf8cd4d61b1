import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";

/*
 * Small teams for random histories, and their figures counted a second time: by the database alone, from rounds,
 * tickets, entries and uplines, with its own calendar. It shares no code with services/records.
 */

/** The members of a team: two below the agent, and one below the first of them. */
export interface Team {
  readonly agent: string;
  readonly below: string;
  readonly lowest: string;
  readonly other: string;
}

/** Makes many teams in a few statements. */
export async function makeTeams(
  db: Database,
  names: readonly string[],
): Promise<readonly Team[]> {
  const teams = names.map((name) => ({
    agent: `${name}-agent`,
    below: `${name}-below`,
    lowest: `${name}-lowest`,
    other: `${name}-other`,
  }));
  const list = <Row>(
    rows: readonly Row[],
    write: (row: Row) => ReturnType<typeof sql>,
  ) => sql.join(rows.map(write), sql`, `);
  const ids = list(
    teams.flatMap((team) => Object.values<string>(team)),
    (id) => sql`(${id}::text)`,
  );
  await db.execute(sql`insert into members (id, username, password_hash, nickname, type, currency_symbol, vip_rank, vip_label, password_expired, first_login, captcha_always, contracts, created_at)
    select id, id, null, '', '1', 'RM', '0', '', false, false, false, '{}', 0 from (values ${ids}) made (id)`);
  await db.execute(
    sql`insert into ledger_accounts (id, kind, member_id, balance) select 'member:' || id, 'member', id, 0 from (values ${ids}) made (id)`,
  );
  const places = list(
    teams.flatMap(({ agent, below, lowest, other }) => [
      [agent, below, 1],
      [agent, other, 1],
      [agent, lowest, 2],
      [below, lowest, 1],
    ]),
    ([up, down, level]) => sql`(${up}::text, ${down}::text, ${level}::int)`,
  );
  await db.execute(
    sql`insert into uplines (member_id, upline_id, rate) select down, up, 0 from (values ${places}) made (up, down, level) where level = 1`,
  );
  await db.execute(
    sql`insert into team_lines (ancestor_id, member_id, level) select up, down, level from (values ${places}) made (up, down, level)`,
  );
  return teams;
}

/** A period of days in a time zone, from the first day's start to the last day's end. */
export interface Days {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
  /** "2026-01-31", in order. */
  readonly names: readonly string[];
}

/** Some days of a zone in sequence, by the database's calendar. */
export async function daysIn(
  db: Database,
  timeZone: string,
  first: string,
  count: number,
): Promise<Days> {
  const rows = await rowsOf(
    db,
    sql`select day::date::text as name, (extract(epoch from day at time zone ${timeZone}) * 1000)::bigint::text as start
      from generate_series(${first}::timestamp, ${first}::timestamp + ${count} * interval '1 day', interval '1 day') day order by day`,
  );
  const starts = rows.map(({ start }) => Number(start));
  return {
    timeZone,
    from: starts[0] ?? 0,
    to: (starts.at(-1) ?? 0) - 1,
    names: rows.slice(0, -1).map(({ name }) => String(name)),
  };
}

/** Everybody below a member now, by the uplines alone. */
export async function everybodyBelow(
  db: Database,
  id: string,
): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    sql`with recursive team as (
      select member_id from uplines where upline_id = ${id}
      union all select u.member_id from uplines u join team on u.upline_id = team.member_id
    ) select member_id as id from team`,
  );
  return rows.map((row) => String(row["id"]));
}

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const recounted = v.array(
  v.object({
    who: v.string(),
    day: v.string(),
    stake: minor,
    win: minor,
    bonus: minor,
    fee: minor,
    deposit: minor,
    withdraw: minor,
    /** Into the wallet and out of it, for whatever reason, and in how many entries. */
    received: minor,
    paid: minor,
    entries: minor,
    bets: minor,
  }),
);

/** What happened to a member on a day; amounts in minor units. */
export type Recounted = v.InferOutput<typeof recounted>[number];

/** Counts what happened to some members on days of a zone. */
export async function recount(
  db: Database,
  ids: readonly string[],
  { from, to, timeZone }: Omit<Days, "names">,
): Promise<readonly Recounted[]> {
  if (ids.length === 0) return [];
  const wallets = ids.map((id) => `member:${id}`);
  const rows = await rowsOf(
    db,
    sql`select who, (to_timestamp(at / 1000.0) at time zone ${timeZone})::date::text as day,
      sum(stake)::text as stake, sum(win)::text as win, sum(bonus)::text as bonus, sum(fee)::text as fee, sum(deposit)::text as deposit,
      sum(withdraw)::text as withdraw, sum(received)::text as received, sum(paid)::text as paid, sum(entries)::text as entries, sum(bets)::text as bets
    from (
      select member_id as who, created_at as at, stake, win, 0 as bonus, 0 as fee, 0 as deposit, 0 as withdraw, 0 as received, 0 as paid, 0 as entries, 1 as bets
      from rounds where mode = 'REAL' and member_id in ${ids}
      union all
      select member_id, settled_at, stake, win, 0, 0, 0, 0, 0, 0, 0, 1 from lottery_tickets where state in ('WON', 'LOST') and member_id in ${ids}
      union all
      select substr(account_id, 8), created_at, 0, 0,
        case when kind in ('promotion', 'rebate', 'raffle', 'reward', 'mission', 'referral', 'points-money') then amount else 0 end,
        case when kind = 'deposit-fee' then -amount else 0 end,
        case when kind = 'deposit' then amount else 0 end,
        case when kind in ('withdrawal', 'withdrawal-back', 'payout-refund') then -amount else 0 end,
        case when amount > 0 then amount else 0 end, case when amount < 0 then amount else 0 end, 1, 0
      from ledger_entries where account_id in ${wallets}
    ) moved where at between ${from}::bigint and ${to}::bigint group by 1, 2`,
  );
  return v.parse(recounted, rows);
}
