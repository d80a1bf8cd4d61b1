import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { time } from "./columns.ts";

/** Switches of the control room; `run` is empty for the whole platform, else one test run. */
export const settings = pgTable(
  "settings",
  { run: text().notNull(), key: text().notNull(), value: jsonb().notNull() },
  (table) => [primaryKey({ columns: [table.run, table.key] })],
);

/** Keys that each database makes for itself. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const flags = pgTable("flags", {
  code: text().primaryKey(),
  parent: text().notNull(),
  value: text().notNull(),
  note: text().notNull(),
});

/** Brands that portals may ask for; besides them the one that the platform was started for. */
export const merchants = pgTable("merchants", {
  /** As the header `Merchant` has it. */
  code: text().primaryKey(),
  /** What its text messages and mails begin with. */
  name: text().notNull(),
});

/** Texts and pictures that an editor would keep: banners, notices, promotions, help and the like. */
export const content = pgTable(
  "content",
  {
    kind: text().notNull(),
    id: text().notNull(),
    sort: integer().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Codes and mails that a real platform would have sent. */
export const outbox = pgTable("outbox", {
  id: text().primaryKey(),
  run: text().notNull(),
  channel: text({ enum: ["sms", "mail"] }).notNull(),
  recipient: text().notNull(),
  /** Why it was sent: the call, or what happened to the account. */
  purpose: text().notNull().default(""),
  /** Of a mail. */
  subject: text().notNull().default(""),
  body: text().notNull(),
  /** What a test reads out of it. */
  code: text(),
  link: text(),
  createdAt: time("created_at").notNull(),
});

/** What is to go wrong on purpose. */
export const faults = pgTable(
  "faults",
  {
    id: text().primaryKey(),
    run: text().notNull(),
    call: text().notNull(),
    kind: text({
      enum: [
        "delay",
        "status",
        "dropBefore",
        "dropAfter",
        "malformed",
        "unauthorised",
      ],
    }).notNull(),
    delayMs: integer("delay_ms").notNull(),
    status: integer().notNull(),
    /** How often it still bites; null: until it is removed. */
    remaining: integer(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("faults_by_run").on(table.run)],
);

export const rateWindows = pgTable("rate_windows", {
  key: text().primaryKey(),
  startedAt: time("started_at").notNull(),
  hits: integer().notNull(),
});

/** Proofs of work that were spent: each counts once. */
export const spentProofs = pgTable("spent_proofs", {
  id: text().primaryKey(),
  expiresAt: time("expires_at").notNull(),
});
