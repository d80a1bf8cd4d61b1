import type { Database } from "../db/database.ts";
import { redemptions } from "../db/tables/offers.ts";
import { pointsOf, post } from "../rules/ledger.ts";
import { grantPoints } from "../rules/points.ts";
import { goods } from "./money-lists.ts";
import { maya } from "./payers.ts";

const day = 86_400_000;

export async function seedPoints(tx: Database, today: number): Promise<void> {
  const rewards = [
    ["Sign-in on seven days", 700n],
    ["Play on slots", 2_400n],
    ["Lantern Week", 1_500n],
    ["Birthday", 1_000n],
    ["Play at live tables", 850n],
  ] as const;
  for (const [index, [title, points]] of rewards.entries())
    await grantPoints(tx, maya, {
      id: `seed-points-${index}`,
      title,
      points: points * 100n,
      now: today - (20 - index * 3) * day,
    });
  const bought = [
    ["R-seed-1", "g-lamp", "Approved", "Sent on the 18th"],
    ["R-seed-2", "g-kite", "Rejected", "The address is not complete"],
    ["R-seed-3", "g-kite", "In Process", ""],
  ] as const;
  for (const [index, [id, goodsId, status, remark]] of bought.entries()) {
    const at = today - (6 - index * 2) * day;
    const [, title, points] = goods.find(([each]) => each === goodsId) ?? [
      "",
      "",
      0n,
    ];
    const change = { reference: id, amount: points * 100n };
    await tx.insert(redemptions).values({
      id,
      memberId: maya,
      goodsId,
      title,
      quantity: 1,
      points: points * 100n,
      status,
      remark,
      address: "7 Quay Street, Lanternrow",
      mobile: "60125550101",
      createdAt: at,
    });
    await post(tx, {
      ...change,
      id,
      kind: "points-redeem",
      from: pointsOf(maya),
      to: "points-house",
      now: at,
    });
    if (status === "Rejected")
      await post(tx, {
        ...change,
        id: `${id}:back`,
        kind: "points-back",
        from: "points-house",
        to: pointsOf(maya),
        now: at + day,
      });
  }
}
