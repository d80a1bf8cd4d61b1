import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { pointsGoods, redemptions } from "../db/tables/offers.ts";
import { invalid, Refusal } from "./refusal.ts";
import { ensureAccount, lockAccounts, pointsOf, post } from "./ledger.ts";

interface Redeem {
  /** @default a generated id */
  readonly id?: string;
  readonly memberId: string;
  readonly goodsId: string;
  readonly quantity: number;
  readonly address: string;
  readonly mobileNum: string;
  readonly intent: string;
  readonly now: number;
}

/** Redeems points for a product: reduces the stock and the points. */
export async function redeem(tx: Database, wish: Redeem) {
  const { memberId, goodsId, quantity, intent, now } = wish;
  const account = pointsOf(memberId);
  await ensureAccount(tx, account, "points", memberId);
  const balances = await lockAccounts(tx, [account]);
  const [goods] = await tx
    .select()
    .from(pointsGoods)
    .where(eq(pointsGoods.id, goodsId))
    .for("update");
  if (goods === undefined) throw invalid({ goodsId: "is not offered" });
  if (goods.available < quantity)
    throw new Refusal("OUT_OF_STOCK", { value: { left: goods.available } });
  const points = goods.points * BigInt(quantity);
  if ((balances.get(account) ?? 0n) < points) throw new Refusal("POINTS_SHORT");
  await tx
    .update(pointsGoods)
    .set({ available: goods.available - quantity })
    .where(eq(pointsGoods.id, goodsId));
  const id = wish.id ?? `R-${randomUUID()}`;
  const status = "In Process" as const;
  await tx.insert(redemptions).values({
    id,
    memberId,
    goodsId,
    title: goods.title,
    quantity,
    points,
    status,
    remark: "",
    address: wish.address,
    mobile: wish.mobileNum,
    createdAt: now,
  });
  if (points > 0n)
    await post(tx, {
      id: intent,
      kind: "points-redeem",
      reference: id,
      from: account,
      to: "points-house",
      amount: points,
      now,
    });
  return { id, status };
}

/** Lets the control room send a product, or reject the redemption and return points and stock. */
export async function decideRedemption(
  db: Database,
  id: string,
  action: "APPROVE" | "REJECT",
  now: number,
  remark = "",
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(redemptions)
      .where(eq(redemptions.id, id))
      .for("update");
    if (row === undefined) throw invalid({ id: "is not known" });
    if (row.status !== "In Process") throw new Refusal("ALREADY_SETTLED");
    const status = action === "APPROVE" ? "Approved" : "Rejected";
    await tx
      .update(redemptions)
      .set({ status, remark })
      .where(eq(redemptions.id, id));
    if (action === "APPROVE") return;
    // In the order of `redeem`: the member's points, the product, the house's points.
    await lockAccounts(tx, [pointsOf(row.memberId)]);
    await tx
      .update(pointsGoods)
      .set({ available: sql`${pointsGoods.available} + ${row.quantity}` })
      .where(eq(pointsGoods.id, row.goodsId));
    if (row.points > 0n)
      await post(tx, {
        id: `${id}:back`,
        kind: "points-back",
        reference: id,
        from: "points-house",
        to: pointsOf(row.memberId),
        amount: row.points,
        now,
      });
  });
}
