import { receiptSteps as steps } from "@foyer/platform/calls";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { money, time } from "./columns.ts";
import { receipts } from "./payouts.ts";

/** The history of a withdrawal that the member was asked about, step by step. Rows are added, never changed. */
export const receiptSteps = pgTable(
  "receipt_steps",
  {
    receiptId: text("receipt_id")
      .notNull()
      .references(() => receipts.id),
    sort: integer().notNull(),
    step: text({ enum: steps }).notNull(),
    at: time("at").notNull(),
    /** What was sent, arrived or was refunded in this step. */
    amount: money("amount"),
    /** Pictures sent as proof. */
    pictures: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.receiptId, table.sort] })],
);
