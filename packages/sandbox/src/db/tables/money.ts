import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { vendors } from "./catalogue.ts";
import { money, time } from "./columns.ts";
import { members } from "./members.ts";

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

const owner = () =>
  text("member_id")
    .notNull()
    .references(() => members.id);

/** Money calls that had their effect: a repeat of the key gets the first answer and no second effect. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    memberId: owner(),
    key: text().notNull(),
    call: text().notNull(),
    /** Of the request's fields, without secrets. */
    fingerprint: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);

/** What confirms payments, and how often it was guessed wrong. */
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

export const bankAccounts = pgTable(
  "bank_accounts",
  {
    id: text().primaryKey(),
    memberId: owner(),
    bank: text().notNull(),
    number: text().notNull(),
    holder: text().notNull(),
    createdAt: time("created_at").notNull(),
    /** Kept for the payouts that went there. */
    removedAt: time("removed_at"),
  },
  (table) => [
    // The same account once for each member, however many add it at once.
    uniqueIndex("bank_accounts_once")
      .on(table.memberId, table.bank, table.number)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** Ways to pay in and out; `direction` tells which. */
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

/** Vendors with a wallet of their own. */
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
    /** Opens the page of the bank; null: it cannot be opened any more. */
    payTokenHash: text("pay_token_hash").unique(),
    /** Test run it was opened in: the bank's page does not say. */
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

/** A payout whose arrival the member confirms. */
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
    /** What was given back to the wallet after a payout that did not arrive. */
    refunded: money("refunded").notNull(),
    forced: boolean().notNull(),
    confirmMinutes: integer("confirm_minutes"),
    expiresAt: time("expires_at"),
    issuedAt: time("issued_at").notNull(),
    settledAt: time("settled_at"),
  },
  (table) => [index("receipts_by_member").on(table.memberId, table.issuedAt)],
);

/** Pictures that members sent, checked and without what cameras write into them. */
export const uploads = pgTable(
  "uploads",
  {
    /** Cannot be guessed: whoever has the address sees the picture. */
    id: text().primaryKey(),
    memberId: owner(),
    purpose: text({ enum: ["RECEIPT", "ACTIVITY"] }).notNull(),
    subject: text().notNull(),
    type: text({ enum: ["image/png", "image/jpeg"] }).notNull(),
    body: bytes("body").notNull(),
    /** Whether an answer has named it. */
    used: boolean().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("uploads_by_subject").on(table.purpose, table.subject)],
);

/** What keeps a member from being paid out, set by the control room. */
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
