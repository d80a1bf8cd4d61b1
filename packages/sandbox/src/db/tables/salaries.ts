import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { contracts } from "./agents.ts";
import { games } from "./catalogue.ts";
import { money, time } from "./columns.ts";
import { members } from "./members.ts";

/** What contracts have paid, row by row. Rows are never changed. */
export const salaryRecords = pgTable(
  "salary_records",
  {
    /**
     * Made from contract, period and, for a real-time salary, game and player: the same row cannot be written twice.
     */
    id: text().primaryKey(),
    contractId: text("contract_id")
      .notNull()
      .references(() => contracts.id),
    type: text({ enum: ["DIVIDEND", "DAILY", "HOURLY", "REALTIME"] }).notNull(),
    agentId: text("agent_id")
      .notNull()
      .references(() => members.id),
    downlineId: text("downline_id")
      .notNull()
      .references(() => members.id),
    /** From the first to the last millisecond that was counted. */
    periodFrom: time("period_from").notNull(),
    periodTo: time("period_to").notNull(),
    /** Only for a real-time salary: the game, and the player. */
    nodeId: text("node_id").references(() => games.nodeId),
    playerId: text("player_id").references(() => members.id),
    betAmount: money("bet_amount").notNull(),
    /** Result of the players: negative where they lost. */
    profit: money("profit").notNull(),
    /** Hundredths of a per cent, as it was then. */
    rate: integer().notNull(),
    salary: money("salary").notNull(),
    salaryKind: text("salary_kind", { enum: ["PROFIT", "LOSS"] }).notNull(),
    /** When it was paid. */
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("salary_records_by_downline").on(
      table.downlineId,
      table.type,
      table.createdAt,
    ),
    index("salary_records_by_agent").on(
      table.agentId,
      table.type,
      table.createdAt,
    ),
  ],
);
