import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { time } from "./columns.ts";

/** A change of the score in one minute of the match. */
export interface Goal {
  readonly minute: number;
  readonly side: "home" | "away";
  readonly points: number;
}

/** A match; a job updates its progress. */
export const matches = pgTable(
  "matches",
  {
    /** Test run whose clock it is played by; empty: the whole platform's. */
    run: text().notNull(),
    id: text().notNull(),
    gameType: text("game_type").notNull(),
    vassalage: text().notNull(),
    sport: text().notNull(),
    league: text().notNull(),
    home: text().notNull(),
    away: text().notNull(),
    startsAt: time("starts_at").notNull(),
    /** Length in minutes. */
    length: integer().notNull(),
    /**
     * What will happen, decided once when the match is created, so that no restart and no second sandbox can change a
     * score.
     */
    story: jsonb().$type<readonly Goal[]>().notNull(),
    state: text({ enum: ["SCHEDULED", "LIVE", "FINISHED"] }).notNull(),
    minute: integer().notNull(),
    homeScore: integer("home_score").notNull(),
    awayScore: integer("away_score").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.run, table.id] }),
    index("matches_by_start").on(table.run, table.gameType, table.startsAt),
  ],
);
