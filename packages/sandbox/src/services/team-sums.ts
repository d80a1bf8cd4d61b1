import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { uplines } from "../db/tables/agents.ts";
import { withoutIndexes } from "../db/without-indexes.ts";

/** Advisory lock: teams' sums are written by one process at a time, and not while a line is being moved. */
const rolling = 41_744_175;
const batch = 5_000;
/** Quarters of an hour in a day. */
const slotsOfDay = 96;
/** `previous` of a member's first day. */
const never = -1;

/** Keeps the teams' sums as they are for the rest of the transaction. */
export const lockTeamSums = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(${rolling})`);

/**
 * Adds links between days with a bet to the counts of every agent above. `links` is a query for (member_id, day,
 * previous, sign): 1 adds a link, -1 takes it away.
 */
const addLinks = (tx: Database, links: SQL) =>
  tx.execute(sql`insert into team_bet_days as known (agent_id, day, previous, members)
    select line.ancestor_id, link.day, coalesce(link.previous, ${never}), sum(link.sign)::int
    from (${links}) link join team_lines line on line.member_id = link.member_id
    group by 1, 2, 3 having sum(link.sign) <> 0
    on conflict (agent_id, day, previous) do update set members = known.members + excluded.members`);

/** Notes new days with a bet: each comes between the day before it and the next, wherever the clock was. */
async function addBetDays(
  tx: Database,
  fresh: readonly { readonly memberId: string; readonly day: number }[],
): Promise<void> {
  if (fresh.length === 0) return;
  const rows = sql.join(
    fresh.map(({ memberId, day }) => sql`(${memberId}::text, ${day}::int)`),
    sql`, `,
  );
  await addLinks(
    tx,
    sql`with fresh (member_id, day) as (values ${rows}), known as (
      select d.member_id, d.day, f.day is null as old
      from bet_days d
      join (select member_id, min(day) as first from fresh group by 1) t on t.member_id = d.member_id
      left join fresh f on f.member_id = d.member_id and f.day = d.day
      where d.day >= coalesce((select max(before.day) from bet_days before where before.member_id = t.member_id and before.day < t.first), t.first)
    )
    select member_id, day, lag(day) over (partition by member_id order by day) as previous, 1 as sign from known
    union all
    select member_id, day, lag(day) over (partition by member_id order by day), -1 from known where old`,
  );
}

/**
 * Adds what members' sums have gained to the sums of every agent above. Each part is added once, however often this is
 * interrupted, and in whatever order time went: what is added is kept beside the sum, in the same transaction. Returns
 * the number of sums that were added.
 *
 * @example await rollTeamSums(db)
 */
export async function rollTeamSums(db: Database): Promise<number> {
  let rolled = 0;
  for (;;) {
    const some = await db.transaction(rollSome);
    rolled += some;
    if (some < batch) return rolled;
  }
}

const isDue = sql.raw(
  "(count <> rolled_count or paid <> rolled_paid or received <> rolled_received)",
);

async function rollSome(tx: Database): Promise<number> {
  await lockTeamSums(tx);
  const days = await rowsOf(
    tx,
    sql`with due as (
      select member_id, slot, kind, game_type, count, paid, received,
        count - rolled_count as more_count, paid - rolled_paid as more_paid, received - rolled_received as more_received
      from member_sums where ${isDue} order by slot, member_id, kind, game_type limit ${batch} for update
    ), marked as (
      update member_sums s set rolled_count = due.count, rolled_paid = due.paid, rolled_received = due.received
      from due where s.member_id = due.member_id and s.slot = due.slot and s.kind = due.kind and s.game_type = due.game_type
    ), added as (
      insert into team_sums as known (agent_id, slot, kind, game_type, count, paid, received)
      select line.ancestor_id, due.slot, due.kind, due.game_type, sum(more_count), sum(more_paid), sum(more_received)
      from due join team_lines line on line.member_id = due.member_id group by 1, 2, 3, 4
      on conflict (agent_id, slot, kind, game_type) do update
      set count = known.count + excluded.count, paid = known.paid + excluded.paid, received = known.received + excluded.received
    ), days as (
      select member_id, slot / ${slotsOfDay}::int as day, sum(more_paid) as staked from due where kind = 'bet' group by 1, 2
    ), kept as (
      insert into bet_days as known (member_id, day, staked) select member_id, day, staked from days
      on conflict (member_id, day) do update set staked = known.staked + excluded.staked
    ), fresh as (
      select days.member_id, days.day from days left join bet_days known on known.member_id = days.member_id and known.day = days.day
      where known.day is null
    )
    select (select count(*)::int from due) as sums, fresh.member_id, fresh.day from (select 1) one left join fresh on true`,
  );
  await addBetDays(
    tx,
    days.flatMap(({ member_id: memberId, day }) =>
      typeof memberId === "string" && typeof day === "number"
        ? [{ memberId, day }]
        : [],
    ),
  );
  return Number(days[0]?.["sums"] ?? 0);
}

/**
 * Adds what is rolled of members' sums to the agents above, or takes it away, for the lines that meet a condition. A
 * move of a line does both, before and after: what was played below an agent counts for whom it is below now, as in
 * every list.
 *
 * @example await countLines(tx, sql`line.member_id in ${team} and line.ancestor_id in ${above}`, -1)
 */
export async function countLines(
  tx: Database,
  lines: SQL,
  sign: 1 | -1,
): Promise<void> {
  const by = sql.raw(String(sign));
  await tx.execute(sql`insert into team_sums as known (agent_id, slot, kind, game_type, count, paid, received)
    select line.ancestor_id, s.slot, s.kind, s.game_type, ${by} * sum(s.rolled_count), ${by} * sum(s.rolled_paid), ${by} * sum(s.rolled_received)
    from team_lines line join member_sums s on s.member_id = line.member_id where ${lines} group by 1, 2, 3, 4
    on conflict (agent_id, slot, kind, game_type) do update
    set count = known.count + excluded.count, paid = known.paid + excluded.paid, received = known.received + excluded.received`);
  await tx.execute(sql`insert into team_bet_days as known (agent_id, day, previous, members)
    select line.ancestor_id, d.day, d.previous, ${by} * count(*)::int
    from team_lines line cross join lateral (
      select day, coalesce(lag(day) over (order by day), ${sql.raw(String(never))}) as previous from bet_days where member_id = line.member_id
    ) d where ${lines} group by 1, 2, 3
    on conflict (agent_id, day, previous) do update set members = known.members + excluded.members`);
}

/** Makes all sums anew from what counts. Bets wait meanwhile. */
export async function rebuildSums(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTeamSums(tx);
    await tx.execute(
      sql`lock table rounds, lottery_tickets, ledger_entries in share mode`,
    );
    await tx.execute(
      sql`truncate member_sums, team_sums, bet_days, team_bet_days`,
    );
    const tables = ["member_sums", "team_sums", "bet_days", "team_bet_days"];
    await withoutIndexes(tx, tables, async () => {
      await tx.execute(sql`insert into member_sums (member_id, slot, kind, game_type, count, paid, received, rolled_count, rolled_paid, rolled_received)
        select member_id, at / 900000, kind, game_type, count(*), sum(paid), sum(received), count(*), sum(paid), sum(received) from counted group by 1, 2, 3, 4`);
      await tx.execute(
        sql`insert into bet_days (member_id, day, staked) select member_id, slot / ${slotsOfDay}::int, sum(paid) from member_sums where kind = 'bet' group by 1, 2`,
      );
      await sumUp(tx);
      await tx.execute(sql`insert into team_bet_days (agent_id, day, previous, members)
        select line.ancestor_id, d.day, d.previous, count(*) from team_lines line join (
          select member_id, day, coalesce(lag(day) over (partition by member_id order by day), ${sql.raw(String(never))}) as previous from bet_days
        ) d on d.member_id = line.member_id group by 1, 2, 3`);
    });
  });
}

/**
 * Fills the teams' sums, from the lowest level up: what is below an agent is, for each direct downline, its own sums
 * and those of what is below it. So each sum is added once, and not once for each agent above.
 */
async function sumUp(tx: Database): Promise<void> {
  const [lowest] = await rowsOf(
    tx,
    sql`select coalesce(max(level), 0)::int as level from team_lines`,
  );
  // Members on the same level: the number of agents above them.
  await tx.execute(
    sql`create temporary table depths on commit drop as select up.member_id, up.upline_id, count(*)::int as depth
      from ${uplines} up join team_lines line on line.member_id = up.member_id group by 1, 2`,
  );
  for (let depth = Number(lowest?.["level"] ?? 0); depth > 0; depth -= 1)
    await tx.execute(sql`insert into team_sums (agent_id, slot, kind, game_type, count, paid, received)
      select upline_id, slot, kind, game_type, sum(count), sum(paid), sum(received) from (
        select d.upline_id, s.slot, s.kind, s.game_type, s.count, s.paid, s.received from depths d join member_sums s on s.member_id = d.member_id where d.depth = ${depth}::int
        union all
        select d.upline_id, s.slot, s.kind, s.game_type, s.count, s.paid, s.received from depths d join team_sums s on s.agent_id = d.member_id where d.depth = ${depth}::int
      ) below group by 1, 2, 3, 4`);
}
