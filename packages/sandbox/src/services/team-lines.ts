import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { teamLines, uplines } from "../db/tables/agents.ts";
import { Refusal } from "./refusal.ts";

/** Two who are placed at once could each stand below the other: one waits. */
const placing = 41_744_174;

/** A member and everybody below, with how far below. */
const downFrom = (memberId: string): SQL =>
  sql`(select ${teamLines.memberId} as id, ${teamLines.level} as level from ${teamLines} where ${teamLines.ancestorId} = ${memberId} union all select ${memberId}::text, 0)`;

/** A member and everybody above, with how far above. */
const upFrom = (memberId: string): SQL =>
  sql`(select ${teamLines.ancestorId} as id, ${teamLines.level} as level from ${teamLines} where ${teamLines.memberId} = ${memberId} union all select ${memberId}::text, 0)`;

/**
 * Puts one member, with everybody below, directly below another; `rate` is what the one above gives, in hundredths of a
 * per cent. Refused where a ring would come of it.
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
  await tx
    .insert(uplines)
    .values({ memberId, uplineId, rate })
    .onConflictDoUpdate({ target: uplines.memberId, set: { uplineId, rate } });
  await tx.execute(
    sql`delete from ${teamLines} where ${teamLines.memberId} in (select id from ${downFrom(memberId)} down) and ${teamLines.ancestorId} in (select id from ${upFrom(memberId)} up where up.level > 0)`,
  );
  await tx.execute(
    sql`insert into ${teamLines} (ancestor_id, member_id, level) select up.id, down.id, up.level + 1 + down.level from ${upFrom(uplineId)} up, ${downFrom(memberId)} down`,
  );
}

/**
 * Ids of all who stand below a member, as a part of a statement; `self`: the member too.
 *
 * @example db.select().from(rounds).where(sql`${rounds.memberId} in ${teamOf(agentId)}`)
 */
export const teamOf = (memberId: string, self = false): SQL =>
  self
    ? sql`(select id from ${downFrom(memberId)} down)`
    : sql`(select ${teamLines.memberId} from ${teamLines} where ${teamLines.ancestorId} = ${memberId})`;

/** Works the lines out anew from the uplines alone; for a new database, where nobody is placed at the same time. */
export async function fillTeamLines(tx: Database): Promise<void> {
  await tx.delete(teamLines);
  await tx.execute(sql`with recursive lines as (
    select upline_id as ancestor_id, member_id, 1 as level from ${uplines}
    union all
    select up.upline_id, lines.member_id, lines.level + 1
    from lines join ${uplines} up on up.member_id = lines.ancestor_id
  ) insert into ${teamLines} (ancestor_id, member_id, level) select ancestor_id, member_id, level from lines`);
}
