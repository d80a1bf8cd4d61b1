import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";
import { members } from "./members.ts";

/** Number of an account's latest event. Locked by the writer, so that numbers follow the order of commits. */
export const liveEventHeads = pgTable("live_event_heads", {
  memberId: text("member_id")
    .primaryKey()
    .references(() => members.id),
  last: integer().notNull(),
});

/** What an event says; `words` is its text in other languages, by pack code. */
type EventValue = Readonly<
  Partial<
    Record<
      "id" | "amount" | "text" | "contractType" | "sender" | "account",
      string
    >
  > & { words?: Readonly<Record<string, string>> }
>;

/** The events of an account, by number. */
export const liveEvents = pgTable(
  "live_events",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    number: integer().notNull(),
    type: text({
      enum: [
        "DEPOSIT_ARRIVED",
        "DEPOSIT_FAILED",
        "WITHDRAWAL_APPROVED",
        "WITHDRAWAL_REJECTED",
        "PAYOUT_ISSUED",
        "PAYOUT_CHANGED",
        "CONTRACT_REQUEST",
        "MESSAGE",
        "SALARY_PAID",
        "TRANSFER_RECEIVED",
        "REDEMPTION_DECIDED",
        "APPLICATION_DECIDED",
        "REWARD_GRANTED",
        "DOWNLINE_REGISTERED",
        "RANK_CHANGED",
      ],
    }).notNull(),
    value: jsonb().$type<EventValue>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.number] })],
);
