import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { money } from "./columns.ts";

/*
 * Figures that do not grow with history: what the records add up, once for each quarter of an hour. Days of every time
 * zone begin at a quarter of an hour, so each is a sum of these. Nothing here is known only here: `rebuildSums` makes it
 * anew, and the audit compares it with rounds, tickets and entries. So there are no foreign keys, which every bet
 * would pay for.
 */

/** What is added up: a kind of ledger entry, or `bet`, which has a type of game too. */
const what = {
  /** Quarters of an hour since 1970. */
  slot: integer().notNull(),
  kind: text().notNull(),
  gameType: text("game_type").notNull().default(""),
  count: integer().notNull(),
  /** Minor units: what the member paid (a bet's stake), and what the member received (its winnings). */
  paid: money("paid").notNull(),
  received: money("received").notNull(),
};

/**
 * Sums of a member. Written by triggers on rounds, tickets and ledger entries, in their transaction, whoever writes
 * them; a lottery ticket counts when it is drawn.
 */
export const memberSums = pgTable(
  "member_sums",
  {
    memberId: text("member_id").notNull(),
    ...what,
    /** The part of the sums that the teams' sums contain. */
    rolledCount: integer("rolled_count").notNull().default(0),
    rolledPaid: money("rolled_paid")
      .notNull()
      .default(sql`0`),
    rolledReceived: money("rolled_received")
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    primaryKey({
      columns: [table.memberId, table.slot, table.kind, table.gameType],
    }),
    // For large teams, whose members are too many to be read one by one.
    index("member_sums_by_slot").on(table.slot),
    index("member_sums_not_rolled")
      .on(table.slot)
      .where(
        sql`count <> rolled_count or paid <> rolled_paid or received <> rolled_received`,
      ),
  ],
);

/** Sums of everybody below an agent, as the lines are now. Written only in services/team-sums.ts. */
export const teamSums = pgTable(
  "team_sums",
  {
    agentId: text("agent_id").notNull(),
    ...what,
  },
  (table) => [
    primaryKey({
      columns: [table.agentId, table.slot, table.kind, table.gameType],
    }),
  ],
);

/**
 * The house's days, counted since 1970, on which a member had a bet. Written with the teams' sums, in
 * services/team-sums.ts.
 */
export const betDays = pgTable(
  "bet_days",
  {
    memberId: text("member_id").notNull(),
    day: integer().notNull(),
    /** Stakes of the bets that counted on it. */
    staked: money("staked")
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    // For large teams, whose members are too many to be read one by one.
    index("bet_days_by_day").on(table.day),
  ],
);

/**
 * How many members below an agent had a bet on a day, by the day of their bet before. From these, the members with a
 * bet in any period can be counted without a look at each: those who had one in it and the one before earlier.
 */
export const teamBetDays = pgTable(
  "team_bet_days",
  {
    agentId: text("agent_id").notNull(),
    day: integer().notNull(),
    /** -1: none before. */
    previous: integer().notNull(),
    members: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.day, table.previous] }),
  ],
);
