import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { money, time } from "./columns.ts";
import { games } from "./catalogue.ts";
import { members, sessions } from "./members.ts";

export const gameSessions = pgTable(
  "game_sessions",
  {
    id: text().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** The login session it was opened in: when that ends, so does the game. Null only in seeded history. */
    sessionId: text("session_id").references(() => sessions.id),
    nodeId: text("node_id")
      .notNull()
      .references(() => games.nodeId),
    mode: text({ enum: ["REAL", "DEMO"] }).notNull(),
    /** Play money in free play; null with real money. */
    demoBalance: money("demo_balance"),
    portalOrigin: text("portal_origin").notNull(),
    /** Test run it was opened in: the frame's own requests do not send it. */
    run: text().notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("game_sessions_by_member").on(table.memberId, table.createdAt),
  ],
);

export const rounds = pgTable(
  "rounds",
  {
    /** Chosen by the game frame, so that a repeated request is recognised. */
    id: text().primaryKey(),
    gameSessionId: text("game_session_id")
      .notNull()
      .references(() => gameSessions.id),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    nodeId: text("node_id")
      .notNull()
      .references(() => games.nodeId),
    mode: text({ enum: ["REAL", "DEMO"] }).notNull(),
    stake: money("stake").notNull(),
    win: money("win").notNull(),
    /** The first answer, returned again when the request is repeated. */
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("rounds_by_member").on(table.memberId, table.createdAt),
    index("rounds_by_time").on(table.createdAt),
  ],
);
