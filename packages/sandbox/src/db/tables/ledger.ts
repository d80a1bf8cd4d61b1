import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { money, time } from "./columns.ts";
import { members } from "./members.ts";

/** One side of the books. `balance` is the sum of its entries, kept in the same transaction. */
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

/** The entries of a transfer always sum to zero. */
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
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.accountId] }),
    index("entries_by_account").on(table.accountId),
  ],
);
