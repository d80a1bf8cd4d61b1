import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { vendors } from "./catalogue.ts";
import { money, time } from "./columns.ts";
import { owner } from "./owner.ts";

/** Money calls that took effect: repeating the key gets the first answer and has no second effect. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    memberId: owner(),
    key: text().notNull(),
    call: text().notNull(),
    /** Covers the request's fields, without secrets. */
    fingerprint: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);

/** The password that confirms payments, and the number of wrong guesses. */
export const paymentPasswords = pgTable("payment_passwords", {
  memberId: owner().primaryKey(),
  hash: text().notNull(),
  failures: integer().notNull(),
  lockedUntil: time("locked_until").notNull(),
});

/** Payment passwords that the control room may show. */
export const samplePaymentPasswords = pgTable("sample_payment_passwords", {
  username: text().primaryKey(),
  password: text().notNull(),
});

/** Payment and withdrawal methods; `direction` tells which. */
export const paymentMethods = pgTable("payment_methods", {
  id: text().primaryKey(),
  direction: text({ enum: ["IN", "OUT"] }).notNull(),
  title: text().notNull(),
  min: money("min").notNull(),
  max: money("max").notNull(),
  fee: money("fee").notNull(),
  minutes: integer().notNull(),
  sort: integer().notNull(),
  /** Its title in other languages, by pack code. */
  words: jsonb().notNull().default({}),
});

/** Providers with their own wallet. */
export const walletVendors = pgTable("wallet_vendors", {
  vassalage: text()
    .primaryKey()
    .references(() => vendors.vassalage),
  transferable: boolean().notNull(),
  busy: boolean().notNull(),
  sort: integer().notNull(),
});

export const deposits = pgTable(
  "deposits",
  {
    id: text().primaryKey(),
    memberId: owner(),
    methodId: text("method_id")
      .notNull()
      .references(() => paymentMethods.id),
    amount: money("amount").notNull(),
    fee: money("fee").notNull(),
    state: text({
      enum: ["CREATED", "PAID", "CREDITING", "CREDITED", "FAILED", "EXPIRED"],
    }).notNull(),
    reason: text().notNull(),
    /** Opens the bank's page; null: it can no longer be opened. */
    payTokenHash: text("pay_token_hash").unique(),
    /** Test run it was opened in: the bank's page does not send it. */
    run: text().notNull(),
    createdAt: time("created_at").notNull(),
    paidAt: time("paid_at"),
    expiresAt: time("expires_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("deposits_by_member").on(table.memberId, table.createdAt),
    index("deposits_by_state").on(table.state),
  ],
);
