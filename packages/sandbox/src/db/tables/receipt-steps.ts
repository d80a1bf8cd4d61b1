import { receiptSteps as steps } from "@foyer/platform/calls";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { money, time } from "./columns.ts";
import { receipts } from "./payouts.ts";

/** What became of a payout that the member was asked about, step by step: never changed, only added to. */
export const receiptSteps = pgTable(
  "receipt_steps",
  {
    receiptId: text("receipt_id")
      .notNull()
      .references(() => receipts.id),
    sort: integer().notNull(),
    step: text({ enum: steps }).notNull(),
    at: time("at").notNull(),
    /** What was sent, arrived or came back with it. */
    amount: money("amount"),
    /** Pictures that were shown as proof. */
    pictures: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.receiptId, table.sort] })],
);
