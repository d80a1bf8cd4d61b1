import { and, eq, sum } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rounds } from "../db/tables/play.ts";
import { Refusal } from "./refusal.ts";
import { toDecimal } from "./money.ts";
import type { Member } from "./session.ts";
import { rankIn, vipRanks } from "./vip-ranks.ts";

/**
 * Reads a member's rank, the progress to the next, and the benefits of the ranks; rejected for a member without a
 * rank.
 */
export async function readVip(db: Database, member: Member, language: string) {
  if (member.vipRank === "0") throw new Refusal("FORBIDDEN");
  const [played] = await db
    .select({ stakes: sum(rounds.stake) })
    .from(rounds)
    .where(and(eq(rounds.memberId, member.id), eq(rounds.mode, "REAL")));
  const at = vipRanks.findIndex(({ rank }) => rank === member.vipRank);
  const next = vipRanks[at + 1];
  return {
    rank: member.vipRank,
    label: member.vipLabel,
    progress: toDecimal(BigInt(played?.stakes ?? "0")),
    target: toDecimal(next?.target ?? 0n),
    benefits: vipRanks.flatMap((vipRank) => {
      const { label, benefits } = rankIn(vipRank, language);
      return benefits.map(({ title, detail }) => ({
        rank: vipRank.rank,
        label,
        title,
        detail,
      }));
    }),
  };
}
