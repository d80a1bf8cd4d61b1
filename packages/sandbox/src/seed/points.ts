import type { Database } from "../db/database.ts";
import { grantPoints } from "../services/points.ts";
import { redeem, settleRedemption } from "../services/redemptions.ts";
import { maya } from "./payers.ts";

const day = 86_400_000;

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
  const bought = [
    ["R-seed-1", "g-lamp", "APPROVE", "Sent on the 18th"],
    ["R-seed-2", "g-kite", "REJECT", "The address is incomplete"],
    ["R-seed-3", "g-kite", undefined, ""],
  ] as const;
  for (const [index, [id, goodsId, decision, remark]] of bought.entries()) {
    const now = today - (6 - index * 2) * day;
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
    if (decision !== undefined)
      await settleRedemption(tx, id, decision, now + day, remark);
  }
}
