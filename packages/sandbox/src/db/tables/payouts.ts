import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { money, time } from "./columns.ts";
import { owner } from "./owner.ts";

export const bankAccounts = pgTable(
  "bank_accounts",
  {
    id: text().primaryKey(),
    memberId: owner(),
    bank: text().notNull(),
    number: text().notNull(),
    holder: text().notNull(),
    createdAt: time("created_at").notNull(),
    /** Removed rows are kept for the withdrawals that were sent there. */
    removedAt: time("removed_at"),
  },
  (table) => [
    // Each account only once per member, even if it is added several times at the same time.
    uniqueIndex("bank_accounts_once")
      .on(table.memberId, table.bank, table.number)
      .where(sql`${table.removedAt} is null`),
  ],
);

export const withdrawals = pgTable(
  "withdrawals",
  {
    id: text().primaryKey(),
    memberId: owner(),
    bankAccountId: text("bank_account_id")
      .notNull()
      .references(() => bankAccounts.id),
    amount: money("amount").notNull(),
    fee: money("fee").notNull(),
    /** The VIP rank that waived the fee; null: the fee was charged. */
    feeWaivedBy: text("fee_waived_by"),
    state: text({
      enum: [
        "REQUESTED",
        "REVIEWING",
        "APPROVED",
        "SENT",
        "RECEIPT",
        "DONE",
        "REJECTED",
      ],
    }).notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("withdrawals_by_member").on(table.memberId, table.createdAt),
    index("withdrawals_by_state").on(table.state),
  ],
);

export const withdrawalStages = pgTable(
  "withdrawal_stages",
  {
    withdrawalId: text("withdrawal_id")
      .notNull()
      .references(() => withdrawals.id),
    sort: integer().notNull(),
    state: text().notNull(),
    at: time("at").notNull(),
    expectedBy: time("expected_by"),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.sort] })],
);

/** A withdrawal whose arrival the member confirms. */
export const receipts = pgTable(
  "receipts",
  {
    /** The withdrawal's own id: one receipt for each. */
    id: text()
      .primaryKey()
      .references(() => withdrawals.id),
    memberId: owner(),
    amount: money("amount").notNull(),
    receivedAmount: money("received_amount").notNull(),
    state: text({
      enum: ["AWAITING", "PARTIAL", "NOT_RECEIVED", "FULL", "RECEIVED"],
    }).notNull(),
    /** What was refunded to the wallet after a withdrawal that did not arrive. */
    refunded: money("refunded").notNull(),
    forced: boolean().notNull(),
    confirmMinutes: integer("confirm_minutes"),
    expiresAt: time("expires_at"),
    issuedAt: time("issued_at").notNull(),
    settledAt: time("settled_at"),
  },
  (table) => [index("receipts_by_member").on(table.memberId, table.issuedAt)],
);

/** What blocks a member's withdrawals, set by the control room. */
export const withdrawalBlocks = pgTable(
  "withdrawal_blocks",
  {
    memberId: owner(),
    code: text().notNull(),
    message: text().notNull(),
    action: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.code] })],
);
