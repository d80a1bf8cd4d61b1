import type { Database } from "../db/database.ts";
import { readContent } from "./content.ts";
import { readFlag, type Flags } from "./flags.ts";
import { promotionTimes } from "./promotion-times.ts";
import type { Member } from "./session.ts";

type Body = Readonly<Record<string, unknown>>;

/** Promotions for newcomers lead to the registration, which a member has already completed. */
const forNewcomers = ({ linkage }: Body): boolean =>
  typeof linkage === "object" &&
  linkage !== null &&
  "type" in linkage &&
  linkage.type === "REGISTER";

/**
 * What a member can take part in now: the number of running promotions open to them, and whether inviting friends is
 * on. Rank promotions count only for members who have a rank.
 */
export async function readAvailablePromos(
  db: Database,
  member: Member,
  now: number,
  override: Flags,
) {
  const [promotions, referral] = await Promise.all([
    readContent(db, "promotion"),
    readFlag(db, "REFERRAL3", override),
  ]);
  const open = promotions.filter(({ body }) => {
    const { startTime, endTime } = promotionTimes(body, now);
    const runs =
      (startTime === null || startTime <= now) &&
      (endTime === null || now < endTime);
    const forRanks = body["promotionType"] === "rank";
    return runs && !forNewcomers(body) && (!forRanks || member.vipRank !== "0");
  });
  return {
    availablePromoCount: open.length,
    availablePromo: { REFERRAL: { enabled: referral ? 1 : 0 } },
  };
}
