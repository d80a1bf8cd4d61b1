import { sql } from "drizzle-orm";
import {
  bigserial,
  index,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { money, time } from "./columns.ts";
import { members } from "./members.ts";

/** One account of the books. `balance` is the sum of its entries, updated in the same transaction. */
export const ledgerAccounts = pgTable("ledger_accounts", {
  id: text().primaryKey(),
  kind: text().notNull(),
  memberId: text("member_id").references(() => members.id),
  balance: money("balance").notNull(),
});

export const ledgerTransfers = pgTable("ledger_transfers", {
  id: text().primaryKey(),
  kind: text().notNull(),
  reference: text().notNull(),
  createdAt: time("created_at").notNull(),
});

/** What the sender of a transfer between members wrote to the recipient. */
export const transferNotes = pgTable("transfer_notes", {
  transferId: text("transfer_id")
    .primaryKey()
    .references(() => ledgerTransfers.id),
  note: text().notNull(),
});

/**
 * The entries of a transfer always sum to zero. Kind and time are those of the transfer, repeated here so that one
 * index finds a member's records by them, however many there are.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    transferId: text("transfer_id")
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: text("account_id")
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: money("amount").notNull(),
    kind: text().notNull().default(""),
    createdAt: time("created_at").notNull().default(0),
    /** The account's balance after the entry. */
    balanceAfter: money("balance_after")
      .notNull()
      .default(sql`0`),
    /** Order of entries with the same time. */
    seq: bigserial({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.accountId] }),
    index("entries_by_time").on(table.accountId, table.createdAt, table.seq),
    // For large teams, whose accounts are too many to be read one by one.
    index("entries_by_moment").on(table.createdAt),
    index("entries_by_kind").on(
      table.accountId,
      table.kind,
      table.createdAt,
      table.seq,
    ),
  ],
);
