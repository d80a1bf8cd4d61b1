import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { teamLines, uplines } from "../db/tables/agents.ts";
import { Refusal } from "./refusal.ts";
import { countLines, lockTeamSums } from "./team-sums.ts";

/** Advisory lock: two concurrent placements could put each member below the other, so one waits. */
const placing = 41_744_174;

/** A member and the whole team below, each with its level. */
const downFrom = (memberId: string): SQL =>
  sql`(select ${teamLines.memberId} as id, ${teamLines.level} as level from ${teamLines} where ${teamLines.ancestorId} = ${memberId} union all select ${memberId}::text, 0)`;

/** A member and all uplines, each with its distance. */
const upFrom = (memberId: string): SQL =>
  sql`(select ${teamLines.ancestorId} as id, ${teamLines.level} as level from ${teamLines} where ${teamLines.memberId} = ${memberId} union all select ${memberId}::text, 0)`;

/**
 * Places a member, with the whole team below, directly below another; `rate` is what the upline gives, in hundredths
 * of a per cent. Rejected if it would form a cycle.
 *
 * @example await placeBelow(tx, memberId, agentId, 120)
 */
export async function placeBelow(
  tx: Database,
  memberId: string,
  uplineId: string,
  rate: number,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${placing})`);
  const [ring] = await tx
    .select({ level: teamLines.level })
    .from(teamLines)
    .where(
      sql`${teamLines.ancestorId} = ${memberId} and ${teamLines.memberId} = ${uplineId}`,
    );
  if (ring !== undefined || memberId === uplineId)
    throw new Refusal("FORBIDDEN", {
      message: "An account cannot be in its own team.",
    });
  await lockTeamSums(tx);
  const team = downFrom(memberId);
  const above = sql`(select id from ${upFrom(memberId)} up where up.level > 0)`;
  const lines = (agents: SQL) =>
    sql`line.member_id in (select id from ${team} down) and line.ancestor_id in ${agents}`;
  await countLines(tx, lines(above), -1);
  await tx
    .insert(uplines)
    .values({ memberId, uplineId, rate })
    .onConflictDoUpdate({ target: uplines.memberId, set: { uplineId, rate } });
  await tx.execute(
    sql`delete from ${teamLines} where ${teamLines.memberId} in (select id from ${team} down) and ${teamLines.ancestorId} in ${above}`,
  );
  await tx.execute(
    sql`insert into ${teamLines} (ancestor_id, member_id, level) select up.id, down.id, up.level + 1 + down.level from ${upFrom(uplineId)} up, ${team} down`,
  );
  await countLines(tx, lines(sql`(select id from ${upFrom(uplineId)} up)`), 1);
}

/**
 * Subquery for the ids of a member's whole team; `self` includes the member.
 *
 * @example db.select().from(rounds).where(sql`${rounds.memberId} in ${teamOf(agentId)}`)
 */
export const teamOf = (memberId: string, self = false): SQL =>
  self
    ? sql`(select id from ${downFrom(memberId)} down)`
    : sql`(select ${teamLines.memberId} as id from ${teamLines} where ${teamLines.ancestorId} = ${memberId})`;

/** Rebuilds the lines from the uplines alone; for a new database, where nobody is being placed concurrently. */
export async function fillTeamLines(tx: Database): Promise<void> {
  await tx.delete(teamLines);
  await tx.execute(sql`with recursive lines as (
    select upline_id as ancestor_id, member_id, 1 as level from ${uplines}
    union all
    select up.upline_id, lines.member_id, lines.level + 1
    from lines join ${uplines} up on up.member_id = lines.ancestor_id
  ) insert into ${teamLines} (ancestor_id, member_id, level) select ancestor_id, member_id, level from lines`);
}
