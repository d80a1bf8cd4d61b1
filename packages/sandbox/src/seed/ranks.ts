import { and, eq, isNull, like, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members, messages } from "../db/tables/members.ts";
import { vipStandings } from "../db/tables/vip.ts";
import { settleRank } from "../services/vip-moves.ts";

const hour = 3_600_000;
/** The job that settles ranks runs this often, in ms. */
const jobMs = 5_000;

/** Takes a member's rank away, so that the months that follow can bring it back. */
export async function startWithoutRank(
  tx: Database,
  memberId: string,
): Promise<void> {
  await tx.delete(vipStandings).where(eq(vipStandings.memberId, memberId));
  await tx
    .update(members)
    .set({ vipRank: "0", vipLabel: "" })
    .where(eq(members.id, memberId));
}

/**
 * Lets a member's rank rise and fall as the job does in life, shortly after each of the given bets. Returns a function
 * that does so up to a time; the times only go forward.
 *
 * @example const ranksUntil = rankRise(tx, memberId, bets); await ranksUntil(withdrawal.at);
 */
export function rankRise(
  tx: Database,
  memberId: string,
  bets: readonly number[],
): (until: number) => Promise<void> {
  const due = bets.map((at) => at + jobMs).toSorted((a, b) => a - b);
  let next = 0;
  return async (until) => {
    for (; (due[next] ?? until) < until; next += 1)
      await settleRank(tx, memberId, { run: "", now: due[next] ?? until });
    // They were read long ago.
    await tx
      .update(messages)
      .set({ readAt: sql`${messages.createdAt} + ${hour}::bigint` })
      .where(
        and(
          eq(messages.memberId, memberId),
          like(messages.id, "M-vip:%"),
          isNull(messages.readAt),
        ),
      );
  };
}
