import { and, eq, isNull, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { pointsGoods, redemptions } from "../db/tables/offers.ts";
import type { Decision } from "../stock/decisions.ts";
import { invalid, Refusal } from "./refusal.ts";
import { tellDecision } from "./decision-notice.ts";
import { titleIn } from "./in-language.ts";
import { tellMember } from "./live-events.ts";
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

const statusAfter = {
  APPROVE: "Approved",
  REJECT: "Rejected",
  CANCEL: "Cancelled",
} as const;

/**
 * Sends a product, or rejects or cancels the redemption and returns points and stock; a prize has neither. The member
 * is not notified.
 */
export async function settleRedemption(
  tx: Database,
  id: string,
  action: keyof typeof statusAfter,
  now: number,
  remark: string,
): Promise<typeof redemptions.$inferSelect> {
  const [row] = await tx
    .select()
    .from(redemptions)
    .where(eq(redemptions.id, id))
    .for("update");
  if (row === undefined) throw invalid({ id: "is not known" });
  if (row.status !== "In Process") throw new Refusal("ALREADY_SETTLED");
  if (action === "APPROVE" && row.address === "")
    throw invalid({ address: "is not known: the winner has to give it" });
  await tx
    .update(redemptions)
    .set({ status: statusAfter[action], remark })
    .where(eq(redemptions.id, id));
  if (action === "APPROVE" || row.raffleId !== null) return row;
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
  return row;
}

/**
 * Cancels a member's own redemption while it is in process, and returns points and stock. A second request changes
 * nothing more. Other open pages learn of it; there is no message, because the member has done it.
 */
export const cancelRedemption = (
  db: Database,
  memberId: string,
  id: string,
  now: number,
) =>
  db.transaction(async (tx) => {
    const [own] = await tx
      .select({ status: redemptions.status })
      .from(redemptions)
      .where(
        and(
          eq(redemptions.id, id),
          eq(redemptions.memberId, memberId),
          // A prize is not bought.
          isNull(redemptions.raffleId),
        ),
      )
      .for("update");
    if (own === undefined) throw invalid({ id: "is not known" });
    if (own.status !== "Cancelled") {
      await settleRedemption(tx, id, "CANCEL", now, "");
      await tellMember(tx, memberId, { type: "REDEMPTION_DECIDED", id }, now);
    }
    return { status: "Cancelled" as const };
  });

/** Lets the control room settle a redemption or a prize, and tells the member what was decided. */
export const decideRedemption = (
  db: Database,
  id: string,
  action: "APPROVE" | "REJECT" | "DELIVER",
  now: number,
  remark = "",
): Promise<void> =>
  db.transaction(async (tx) => {
    const row =
      action === "DELIVER"
        ? await markDelivered(tx, id, now)
        : await settleRedemption(tx, id, action, now, remark);
    const [goods] = await tx
      .select({ words: pointsGoods.words })
      .from(pointsGoods)
      .where(eq(pointsGoods.id, row.goodsId));
    const decision = decisionsOf[row.raffleId === null ? "product" : "prize"];
    await tellDecision(
      tx,
      row.memberId,
      {
        type: "REDEMPTION_DECIDED",
        id,
        decision: decision[action],
        nameIn: (language) =>
          titleIn({ title: row.title, words: goods?.words }, language),
        remark,
      },
      now,
    );
  });

const decisionsOf = {
  product: {
    APPROVE: "redemptionApproved",
    REJECT: "redemptionRejected",
    DELIVER: "redemptionDelivered",
  },
  prize: {
    APPROVE: "prizeSent",
    REJECT: "prizeRejected",
    DELIVER: "redemptionDelivered",
  },
} as const satisfies Record<string, Record<string, Decision>>;

/** Records that a product or a prize has arrived, once. */
async function markDelivered(
  tx: Database,
  id: string,
  now: number,
): Promise<typeof redemptions.$inferSelect> {
  const [row] = await tx
    .update(redemptions)
    .set({ deliveredAt: now })
    .where(
      and(
        eq(redemptions.id, id),
        eq(redemptions.status, "Approved"),
        isNull(redemptions.deliveredAt),
      ),
    )
    .returning();
  if (row === undefined) throw new Refusal("ALREADY_SETTLED");
  return row;
}
