import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { money, time } from "./columns.ts";
import { owner } from "./owner.ts";

/** Products that points are redeemed for. Points are stored in hundredths, like money. */
export const pointsGoods = pgTable("points_goods", {
  id: text().primaryKey(),
  title: text().notNull(),
  imageUrl: text("image_url").notNull(),
  content: text().notNull(),
  points: money("points").notNull(),
  available: integer().notNull(),
  sort: integer().notNull(),
  /** Title and content in other languages, by pack code. */
  words: jsonb().notNull().default({}),
});

/** Products that were redeemed, or won in a raffle. */
export const redemptions = pgTable(
  "redemptions",
  {
    id: text().primaryKey(),
    memberId: owner(),
    goodsId: text("goods_id")
      .notNull()
      .references(() => pointsGoods.id),
    title: text().notNull(),
    quantity: integer().notNull(),
    points: money("points").notNull(),
    status: text({
      enum: ["In Process", "Rejected", "Approved", "Cancelled"],
    }).notNull(),
    remark: text().notNull(),
    /** Empty until the winner of a prize has said where it is sent. */
    address: text().notNull(),
    mobile: text().notNull(),
    /** The raffle that it is a prize of; null: it was redeemed for points. */
    raffleId: text("raffle_id"),
    deliveredAt: time("delivered_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("redemptions_by_member").on(table.memberId, table.createdAt),
  ],
);

export const activityApplications = pgTable(
  "activity_applications",
  {
    id: text().primaryKey(),
    memberId: owner(),
    activityId: text("activity_id").notNull(),
    comment: text().notNull(),
    status: text({
      enum: ["Applying", "Joined", "Rejected", "Claim", "Claimed"],
    }).notNull(),
    /** What the control room said when it decided. */
    remark: text().notNull().default(""),
    createdAt: time("created_at").notNull(),
    /** When its reward was claimed. */
    claimedAt: time("claimed_at"),
  },
  (table) => [
    // A rejected application may be followed by another.
    uniqueIndex("applications_once")
      .on(table.memberId, table.activityId)
      .where(sql`${table.status} <> 'Rejected'`),
  ],
);

export const raffleClaims = pgTable(
  "raffle_claims",
  {
    memberId: owner(),
    promotionId: text("promotion_id").notNull(),
    prize: text().notNull(),
    amount: money("amount").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.promotionId] })],
);

/** Rewards that members may claim, once each. */
export const rewards = pgTable(
  "rewards",
  {
    /** Derived from what it is for, so that nothing is given twice. */
    id: text().primaryKey(),
    memberId: owner(),
    kind: text({ enum: ["BONUS", "REFERRAL", "RED_ENVELOPE"] }).notNull(),
    title: text().notNull(),
    /** The title in other languages, by pack code. */
    words: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    amount: money("amount").notNull(),
    createdAt: time("created_at").notNull(),
    claimedAt: time("claimed_at"),
  },
  (table) => [index("rewards_by_member").on(table.memberId, table.createdAt)],
);

/** Rebates that members have claimed, by day and kind of game. */
export const rebateClaims = pgTable(
  "rebate_claims",
  {
    memberId: owner(),
    id: text().notNull(),
    amount: money("amount").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
);
