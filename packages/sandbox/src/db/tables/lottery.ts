import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { money, time } from "./columns.ts";
import { members } from "./members.ts";

/** Numbers that were drawn. The key ensures that a draw happens only once, however many sandboxes draw. */
export const lotteryDraws = pgTable(
  "lottery_draws",
  {
    /** Test run whose clock it was drawn by; empty: the whole platform's. */
    run: text().notNull(),
    gameCode: text("game_code").notNull(),
    /** Number of the lottery's periods since 1970. */
    slot: time("slot").notNull(),
    numbers: jsonb().$type<readonly number[]>().notNull(),
    drawAt: time("draw_at").notNull(),
    /** When it was actually drawn: later, if the platform was down. */
    drawnAt: time("drawn_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.run, table.gameCode, table.slot] }),
    index("lottery_draws_by_time").on(table.run, table.drawAt),
  ],
);

export const lotteryTickets = pgTable(
  "lottery_tickets",
  {
    /** Chosen by the buyer, so that a repeated request is recognised. */
    id: text().primaryKey(),
    run: text().notNull(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    gameCode: text("game_code").notNull(),
    slot: time("slot").notNull(),
    numbers: jsonb().$type<readonly number[]>().notNull(),
    stake: money("stake").notNull(),
    win: money("win").notNull(),
    state: text({ enum: ["OPEN", "WON", "LOST"] }).notNull(),
    boughtAt: time("bought_at").notNull(),
    settledAt: time("settled_at"),
  },
  (table) => [
    index("lottery_tickets_by_member").on(table.memberId, table.boughtAt),
    index("lottery_tickets_by_settling").on(table.memberId, table.settledAt),
    index("lottery_tickets_by_draw").on(
      table.run,
      table.state,
      table.gameCode,
      table.slot,
    ),
  ],
);
