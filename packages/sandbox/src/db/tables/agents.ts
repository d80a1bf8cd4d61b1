import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { downlineTypes, linkStates } from "@foyer/platform/calls";
import { money, time } from "./columns.ts";
import { members } from "./members.ts";

/** The upline of each member. No member has two. */
export const uplines = pgTable(
  "uplines",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id),
    uplineId: text("upline_id")
      .notNull()
      .references(() => members.id),
    /** The rate that the upline grants, in hundredths of a per cent: never more than its own. */
    rate: integer().notNull().default(0),
  },
  (table) => [index("uplines_by_upline").on(table.uplineId)],
);

/**
 * All uplines of a member at any distance, written in the transaction that writes the upline. A whole team is thus
 * one indexed join, and an agent may see only members that it has a row for. Written only in services/team-lines.ts.
 */
export const teamLines = pgTable(
  "team_lines",
  {
    ancestorId: text("ancestor_id")
      .notNull()
      .references(() => members.id),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** Distance below the agent; 1 is a direct downline. */
    level: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.memberId] }),
    index("team_lines_by_member").on(table.memberId, table.level),
    // By the main wallet, so that a page of a team's entries is found from either side.
    index("team_lines_by_wallet").on(
      table.ancestorId,
      sql`('member:' || ${table.memberId})`,
    ),
  ],
);

/** Links with which people register an account directly below the agent who made them. */
export const registrationLinks = pgTable(
  "registration_links",
  {
    code: text().primaryKey(),
    agentId: text("agent_id")
      .notNull()
      .references(() => members.id),
    /** The agent's own name for it. */
    label: text().notNull(),
    /** Of the accounts that it opens. */
    type: text({ enum: downlineTypes }).notNull(),
    /** The rate that they get, in hundredths of a per cent; the agent's own rate at that time, if it is lower. */
    rate: integer().notNull(),
    state: text({ enum: linkStates }).notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("registration_links_by_agent").on(table.agentId, table.createdAt),
  ],
);

export const contracts = pgTable(
  "contracts",
  {
    id: text().primaryKey(),
    type: text({ enum: ["DIVIDEND", "DAILY", "HOURLY", "REALTIME"] }).notNull(),
    kind: text({ enum: ["NEW", "TERMINATION"] }).notNull(),
    state: text({
      enum: [
        "AWAITING",
        "AWAITING_UPLINE",
        "ACTIVE",
        "REJECTED",
        "CANCELLED",
        "TERMINATED",
      ],
    }).notNull(),
    agentId: text("agent_id")
      .notNull()
      .references(() => members.id),
    downlineId: text("downline_id")
      .notNull()
      .references(() => members.id),
    /** The side that made the pending request; the other side answers. */
    askedBy: text("asked_by")
      .notNull()
      .references(() => members.id),
    /** Hundredths of a per cent. */
    rate: integer().notNull(),
    activeMembers: integer("active_members").notNull(),
    periodValidBet: money("period_valid_bet").notNull(),
    periodProfitLoss: money("period_profit_loss").notNull(),
    betAmount: money("bet_amount").notNull(),
    periodKind: text("period_kind", {
      enum: ["D", "W", "SM", "M", "H"],
    }).notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    /** Test run whose clock it is paid by; empty: the whole platform's. */
    run: text().notNull().default(""),
    /** When it came into force and when it ended; null: not yet. */
    activeAt: time("active_at"),
    endedAt: time("ended_at"),
    /** What it has paid in total, and with its last payment: written in the transaction that pays. */
    paid: money("paid")
      .notNull()
      .default(sql`0`),
    lastPaid: money("last_paid")
      .notNull()
      .default(sql`0`),
    /** Start of the period of its last payment; null: none. */
    lastPaidFrom: time("last_paid_from"),
    /** Every period before this time is settled. Updated in the transaction that pays; null: no period is settled. */
    paidUntil: time("paid_until"),
  },
  (table) => [
    index("contracts_by_agent").on(table.agentId, table.type),
    index("contracts_by_downline").on(table.downlineId, table.type),
    index("contracts_by_run").on(table.run, table.activeAt),
  ],
);

/** What agents note about accounts of their teams; nobody else reads it. */
export const downlineNotes = pgTable(
  "downline_notes",
  {
    id: text().primaryKey(),
    agentId: text("agent_id")
      .notNull()
      .references(() => members.id),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** Empty: deleted. The agent's portal can bring the text back for a while; it is kept nowhere else. */
    text: text().notNull(),
    createdAt: time("created_at").notNull(),
    changedAt: time("changed_at"),
  },
  (table) => [
    index("downline_notes_by_agent").on(
      table.agentId,
      table.memberId,
      table.createdAt,
    ),
  ],
);
