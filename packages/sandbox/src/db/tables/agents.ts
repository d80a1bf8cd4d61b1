import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { money, time } from "./columns.ts";
import { members } from "./members.ts";

/** Who stands above whom. Nobody has two above. */
export const uplines = pgTable(
  "uplines",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id),
    uplineId: text("upline_id")
      .notNull()
      .references(() => members.id),
  },
  (table) => [index("uplines_by_upline").on(table.uplineId)],
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
    /** Who asked for what is awaited: the other side answers. */
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
  },
  (table) => [
    index("contracts_by_agent").on(table.agentId, table.type),
    index("contracts_by_downline").on(table.downlineId, table.type),
  ],
);
