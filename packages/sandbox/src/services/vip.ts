import type { Database } from "../db/database.ts";
import { Refusal } from "./refusal.ts";
import { toDecimal } from "./money.ts";
import { settleRank } from "./vip-moves.ts";
import { keptDays, rankIn, vipRanks } from "./vip-ranks.ts";
import { placeOf, readCounted, readStanding } from "./vip-standing.ts";

interface Reader {
  readonly memberId: string;
  readonly run: string;
  readonly now: number;
  /** Pack code. */
  readonly language: string;
}

/**
 * Reads a member's rank, what counts towards the next one and to keep this one, and all ranks with their thresholds and
 * benefits; rejected for a member without a rank. A rank that is due rises or falls first.
 */
export async function readVip(
  db: Database,
  { memberId, language, ...time }: Reader,
) {
  await settleRank(db, memberId, time);
  const found = await readStanding(db, memberId, time);
  const place = placeOf(found?.rank ?? "0") ?? -1;
  const rank = vipRanks[place];
  if (found === undefined || rank === undefined) throw new Refusal("FORBIDDEN");
  const { standing } = found;
  const { towards, inPeriod } = await readCounted(db, standing, time.now);
  const below = vipRanks[place - 1];
  return {
    rank: rank.rank,
    label: rankIn(rank, language).label,
    progress: toDecimal(towards),
    target: toDecimal(vipRanks[place + 1]?.target ?? 0n),
    since: standing.since,
    keep:
      rank.keep === 0n || below === undefined
        ? null
        : {
            until: standing.keptUntil,
            counted: toDecimal(inPeriod),
            needed: toDecimal(rank.keep),
            below: rankIn(below, language).label,
          },
    keptDays,
    ranks: vipRanks.map((one) => ({
      rank: one.rank,
      label: rankIn(one, language).label,
      target: toDecimal(one.target),
      keep: toDecimal(one.keep),
    })),
    benefits: vipRanks.flatMap((one) => {
      const { label, benefits } = rankIn(one, language);
      return benefits.map(({ title, detail }) => ({
        rank: one.rank,
        label,
        title,
        detail,
      }));
    }),
  };
}
