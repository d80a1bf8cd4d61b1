import { messageKinds } from "@foyer/platform/calls";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { time } from "./columns.ts";
import { games } from "./catalogue.ts";

export const members = pgTable(
  "members",
  {
    id: text().primaryKey(),
    username: text().notNull().unique(),
    /** Null: this account cannot log in. */
    passwordHash: text("password_hash"),
    nickname: text().notNull(),
    type: text().notNull(),
    currencySymbol: text("currency_symbol").notNull(),
    vipRank: text("vip_rank").notNull(),
    vipLabel: text("vip_label").notNull(),
    passwordExpired: boolean("password_expired").notNull(),
    firstLogin: boolean("first_login").notNull(),
    captchaAlways: boolean("captcha_always").notNull(),
    /** Types of contract in the member's line (W-51). */
    contracts: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    // For how many joined in a period.
    index("members_by_creation").on(table.createdAt),
    // By part of a username, for searching a team.
    index("members_by_name_part")
      .using("gin", table.username.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
  ],
);

/** Accounts whose password the control room may show. */
export const sampleAccounts = pgTable("sample_accounts", {
  username: text().primaryKey(),
  password: text().notNull(),
  note: text().notNull(),
  sort: integer().notNull(),
});

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    revokedAt: time("revoked_at"),
    /** What the browser says it is, in words, and its address. */
    device: text().notNull().default(""),
    place: text().notNull().default(""),
    /** Null: not used since it began. */
    lastSeenAt: time("last_seen_at"),
    /** Code of the brand, and pack code of the language, at that time: letters to the member are written in them. */
    merchant: text().notNull().default(""),
    language: text().notNull().default(""),
    /** Remembered device that the session was begun with, or whose token it was given. */
    rememberedId: text("remembered_id"),
  },
  (table) => [index("sessions_by_member").on(table.memberId)],
);

/** Every login attempt on an existing account. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: text().primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    at: time("at").notNull(),
    device: text().notNull(),
    place: text().notNull(),
    method: text({
      enum: ["PASSWORD", "SMS", "DEVICE", "SOCIAL", "REGISTER", "RECOVERY"],
    }).notNull(),
    outcome: text({ enum: ["SUCCESS", "REFUSED", "CHECKED"] }).notNull(),
  },
  (table) => [index("sign_ins_by_member").on(table.memberId, table.at)],
);

/** Wrong passwords for a username, counted for each browser that the account knows, and for all others together. */
export const loginFailures = pgTable(
  "login_failures",
  {
    username: text().notNull(),
    /** Mark of a browser that has logged in to the account before; empty: any other. */
    device: text().notNull().default(""),
    hits: integer().notNull(),
    lastAt: time("last_at").notNull(),
    /** Until then no further password is checked. */
    opensAt: time("opens_at").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.username, table.device] }),
    index("login_failures_by_time").on(table.lastAt),
  ],
);

/** Browsers that have logged in to an account, by the hash of their marks. */
export const knownDevices = pgTable(
  "known_devices",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    device: text().notNull(),
    lastAt: time("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.device] }),
    index("known_devices_by_device").on(table.device),
  ],
);

export const captchas = pgTable("captchas", {
  key: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: time("expires_at").notNull(),
});

export const favourites = pgTable(
  "favourites",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    nodeId: text("node_id")
      .notNull()
      .references(() => games.nodeId),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

export const messages = pgTable(
  "messages",
  {
    id: text().primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    title: text().notNull(),
    body: text().notNull(),
    createdAt: time("created_at").notNull(),
    readAt: time("read_at"),
    /** Title and body in other languages, by pack code. */
    words: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    kind: text({ enum: messageKinds }).notNull().default("NEWS"),
    /** When the member deleted it; it can be restored for a while. */
    deletedAt: time("deleted_at"),
  },
  (table) => [index("messages_by_member").on(table.memberId, table.createdAt)],
);
