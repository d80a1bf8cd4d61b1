import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { time } from "./columns.ts";

/** Settings of the control room; `run` is empty for the whole platform, otherwise it names a test run. */
export const settings = pgTable(
  "settings",
  { run: text().notNull(), key: text().notNull(), value: jsonb().notNull() },
  (table) => [primaryKey({ columns: [table.run, table.key] })],
);

/** Keys that each database generates for itself. */
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

/** Brands that portals may request, besides the one that the platform was started for. */
export const merchants = pgTable("merchants", {
  /** As in the header `Merchant`. */
  code: text().primaryKey(),
  /** The name that its text messages and e-mails begin with. */
  name: text().notNull(),
});

/** Texts and pictures that editors would maintain: banners, notices, promotions, help and the like. */
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
  /** Why it was sent: the call, or the event of the account. */
  purpose: text().notNull().default(""),
  /** Of a mail. */
  subject: text().notNull().default(""),
  /** The text message, or the plain part of a mail. */
  body: text().notNull(),
  /** Of a mail, as it looks. */
  html: text(),
  /** The code, so that tests need not extract it. */
  code: text(),
  link: text(),
  createdAt: time("created_at").notNull(),
});

/** The faults that are injected on purpose. */
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
    /** How many more times it takes effect; null: until it is removed. */
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

/** Proofs of work that were used: each can be used only once. */
export const spentProofs = pgTable("spent_proofs", {
  id: text().primaryKey(),
  expiresAt: time("expires_at").notNull(),
});
