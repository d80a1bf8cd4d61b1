import { and, eq, gte, isNotNull, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import { withdrawals } from "../db/tables/payouts.ts";
import { startOfDay } from "./house-day.ts";
import { rankIn, vipRanks, type VipRank } from "./vip-ranks.ts";

/** The name of a rank in a language; empty for an unknown rank. */
export function rankLabel(rank: string | null, language: string): string {
  const found = vipRanks.find((one) => one.rank === rank);
  return found ? rankIn(found, language).label : "";
}

/**
 * The rank that makes the member's next withdrawal today free of charge; undefined: the fee applies. A rejected
 * withdrawal does not use up a free one. The caller locks the wallet first, so that concurrent requests run one after
 * the other.
 *
 * @example (await freeWithdrawal(tx, memberId, now))?.rank // "3"
 */
export async function freeWithdrawal(
  db: Database,
  memberId: string,
  now: number,
): Promise<VipRank | undefined> {
  const [member] = await db
    .select({ rank: members.vipRank })
    .from(members)
    .where(eq(members.id, memberId));
  const rank = vipRanks.find((one) => one.rank === member?.rank);
  if (rank === undefined || rank.freeWithdrawals === 0) return undefined;
  if (rank.freeWithdrawals === "all") return rank;
  const used = await db.$count(
    withdrawals,
    and(
      eq(withdrawals.memberId, memberId),
      ne(withdrawals.state, "REJECTED"),
      isNotNull(withdrawals.feeWaivedBy),
      gte(withdrawals.createdAt, startOfDay(now)),
    ),
  );
  return used < rank.freeWithdrawals ? rank : undefined;
}
