import { boolean, customType, index, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";
import { owner } from "./owner.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** Pictures that members sent, checked and without the metadata that cameras add. */
export const uploads = pgTable(
  "uploads",
  {
    /** Cannot be guessed: anybody with the address sees the picture. */
    id: text().primaryKey(),
    memberId: owner(),
    purpose: text({ enum: ["RECEIPT", "ACTIVITY", "FEEDBACK"] }).notNull(),
    subject: text().notNull(),
    type: text({ enum: ["image/png", "image/jpeg"] }).notNull(),
    body: bytes("body").notNull(),
    /** Whether an answer refers to it. */
    used: boolean().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("uploads_by_subject").on(table.purpose, table.subject)],
);
