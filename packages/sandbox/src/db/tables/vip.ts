import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { money, time } from "./columns.ts";
import { members } from "./members.ts";

/** From when the bets of a member count towards the next rank, and until when the present one is kept. */
export const vipStandings = pgTable(
  "vip_standings",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id),
    /** The test run whose clock decides about it; no other run changes the rank. */
    run: text().notNull(),
    /** Null: not known, for a rank that was given before this was recorded. */
    since: time("since"),
    /** A boundary between two sums of the records (`memberSums`): bets from then on count. */
    countsFrom: time("counts_from").notNull(),
    /** The part of them that was used up for the present rank. Minor units, as below. */
    setAside: money("set_aside").notNull(),
    /** Bets from before `countsFrom` that count towards the next rank. */
    carried: money("carried").notNull(),
    /** A midnight of the platform. */
    keptUntil: time("kept_until").notNull(),
    /** Number of changes so far. */
    changes: integer().notNull().default(0),
  },
  (table) => [index("vip_standings_by_end").on(table.run, table.keptUntil)],
);

/** Every change of a member's rank, and every time that a rank was kept. Rows are never changed. */
export const vipChanges = pgTable(
  "vip_changes",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** 1 is the first. */
    number: integer().notNull(),
    at: time("at").notNull(),
    reason: text({ enum: ["RISE", "KEPT", "FALL"] }).notNull(),
    before: text().notNull(),
    rank: text().notNull(),
    /** The bets that decided it: for a rise since the last change, otherwise in the period that was over. */
    counted: money("counted").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.number] })],
);
