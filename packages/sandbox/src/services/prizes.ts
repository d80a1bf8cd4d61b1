import type { deliveryStates } from "@foyer/platform/calls";
import { and, desc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { pointsGoods, redemptions } from "../db/tables/offers.ts";
import { inLanguage } from "./in-language.ts";
import { invalid, Refusal } from "./refusal.ts";

type Order = typeof redemptions.$inferSelect;

interface Won {
  readonly memberId: string;
  readonly promotionId: string;
  /** The product that is sent. */
  readonly goodsId: string;
  readonly now: number;
}

/**
 * Orders a prize that is a thing, in the transaction that draws it: like a redemption, but without points, from no
 * stock, and without an address yet.
 */
export async function orderPrize(tx: Database, won: Won): Promise<void> {
  const { memberId, promotionId, goodsId, now } = won;
  const [goods] = await tx
    .select({ title: pointsGoods.title })
    .from(pointsGoods)
    .where(eq(pointsGoods.id, goodsId));
  if (goods === undefined) throw new Refusal("UNKNOWN");
  await tx.insert(redemptions).values({
    id: `prize:${promotionId}:${memberId}`,
    memberId,
    goodsId,
    title: goods.title,
    quantity: 1,
    points: 0n,
    status: "In Process",
    remark: "",
    address: "",
    mobile: "",
    raffleId: promotionId,
    createdAt: now,
  });
}

/**
 * What happens now with a prize.
 *
 * @example deliveryState({ status: "Approved", deliveredAt: null, address: "7 Quay Street" }) // "SENT"
 */
export function deliveryState({
  status,
  deliveredAt,
  address,
}: Pick<
  Order,
  "status" | "deliveredAt" | "address"
>): (typeof deliveryStates)[number] {
  if (status === "Rejected") return "REJECTED";
  if (status === "Approved") return deliveredAt === null ? "SENT" : "DELIVERED";
  return address === "" ? "ADDRESS" : "PREPARING";
}

/** Where the member's last product was sent; a rejected order may have had a wrong address. */
async function lastAddress(db: Database, memberId: string) {
  const [last] = await db
    .select({ address: redemptions.address, mobileNum: redemptions.mobile })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.memberId, memberId),
        ne(redemptions.status, "Rejected"),
        ne(redemptions.address, ""),
      ),
    )
    .orderBy(desc(redemptions.createdAt), desc(redemptions.id))
    .limit(1);
  return last ?? { address: "", mobileNum: "" };
}

/** How each prize of a member is delivered, by the id of its raffle, in a language. */
export async function readDeliveries(
  db: Database,
  memberId: string,
  language: string,
) {
  const rows = await db
    .select({ order: redemptions, goods: pointsGoods })
    .from(redemptions)
    .innerJoin(pointsGoods, eq(pointsGoods.id, redemptions.goodsId))
    .where(
      and(eq(redemptions.memberId, memberId), isNotNull(redemptions.raffleId)),
    );
  if (rows.length === 0) return new Map<string, never>();
  const suggested = await lastAddress(db, memberId);
  return new Map(
    rows.map(({ order, goods: { content, words } }) => {
      const state = deliveryState(order);
      const to =
        state === "ADDRESS"
          ? suggested
          : { address: order.address, mobileNum: order.mobile };
      const description = String(
        inLanguage({ content, words }, language)["content"],
      );
      return [
        order.raffleId ?? "",
        { state, description, ...to, remark: order.remark },
      ] as const;
    }),
  );
}

interface Address {
  readonly promotionId: string;
  readonly address: string;
  readonly mobileNum: string;
}

/** Says where a prize is sent; possible until it is. */
export async function setPrizeAddress(
  db: Database,
  memberId: string,
  { promotionId, address, mobileNum }: Address,
): Promise<{ state: "PREPARING" }> {
  const own = and(
    eq(redemptions.memberId, memberId),
    eq(redemptions.raffleId, promotionId),
  );
  const changed = await db
    .update(redemptions)
    .set({ address: address.trim(), mobile: mobileNum.replace(/[\s-]/g, "") })
    .where(and(own, eq(redemptions.status, "In Process")))
    .returning({ id: redemptions.id });
  if (changed.length > 0) return { state: "PREPARING" };
  if ((await db.$count(redemptions, own)) === 0)
    throw invalid({ promotionId: "has no prize that is sent" });
  throw new Refusal("ALREADY_SETTLED");
}

/** The prizes that were sent and have not arrived. */
export const isOnItsWay = and(
  isNotNull(redemptions.raffleId),
  eq(redemptions.status, "Approved"),
  isNull(redemptions.deliveredAt),
);
