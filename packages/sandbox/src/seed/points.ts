import type { Database } from "../db/database.ts";
import { convert, grantPoints } from "../services/points.ts";
import {
  cancelRedemption,
  decideRedemption,
  redeem,
} from "../services/redemptions.ts";
import { maya } from "./payers.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Grants and orders of the sample member. The seeded bets are of a time before play earned points: none are made up. */
export async function seedPoints(tx: Database, today: number): Promise<void> {
  const rewards = [
    ["Login on seven days", 700n],
    ["Slots tournament", 2_400n],
    ["Lantern Week", 1_500n],
    ["Birthday", 1_000n],
    ["Live casino evening", 850n],
  ] as const;
  for (const [index, [title, points]] of rewards.entries())
    await grantPoints(tx, maya, {
      id: `seed-points-${index}`,
      title,
      points: points * 100n,
      now: today - (20 - index * 3) * day,
    });
  await convert(tx, {
    memberId: maya,
    points: 200n,
    intent: "seed-convert",
    now: today - 3 * day,
  });
  const bought = [
    ["R-seed-1", "g-lamp", 144, "APPROVE", "Sent by courier"],
    ["R-seed-2", "g-kite", 96, "REJECT", "The address is incomplete"],
    ["R-seed-3", "g-kite", 7, undefined, ""],
    ["R-seed-4", "g-lamp", 60, "CANCEL", ""],
  ] as const;
  for (const [id, goodsId, hoursAgo, decision, remark] of bought) {
    const now = today - hoursAgo * hour;
    await redeem(tx, {
      id,
      memberId: maya,
      goodsId,
      quantity: 1,
      address: "7 Quay Street, Lanternrow",
      mobileNum: "60125550101",
      intent: id,
      now,
    });
    if (decision === "CANCEL") await cancelRedemption(tx, maya, id, now + hour);
    else if (decision !== undefined)
      await decideRedemption(tx, id, decision, now + day, remark);
  }
}
