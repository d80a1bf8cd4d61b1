import { feedbackStates } from "@foyer/platform/calls";
import { index, pgTable, serial, text } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";
import { members } from "./members.ts";

/** Chat rooms with the desk or with a host. Anybody with the address has access, as with a real one. */
export const chatRooms = pgTable("chat_rooms", {
  id: text().primaryKey(),
  run: text().notNull(),
  /** Name of the other side of the chat. */
  host: text().notNull(),
  /** Pack code of the chat's language. */
  language: text().notNull().default("EN"),
  createdAt: time("created_at").notNull(),
});

/** The messages in a room. */
export const chatLines = pgTable(
  "chat_lines",
  {
    id: serial().primaryKey(),
    roomId: text("room_id")
      .notNull()
      .references(() => chatRooms.id),
    by: text({ enum: ["visitor", "house"] }).notNull(),
    body: text().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("chat_lines_by_room").on(table.roomId, table.id)],
);

/** Messages from the feedback form. */
export const feedback = pgTable(
  "feedback",
  {
    id: text().primaryKey(),
    run: text().notNull(),
    /** Counts them: what people say, "F-100042", is made of it. */
    serial: serial().notNull().unique(),
    /** Null: a visitor sent it. */
    memberId: text("member_id").references(() => members.id),
    questionType: text("question_type").notNull(),
    content: text().notNull(),
    contact: text().notNull(),
    /** Code of the brand, and pack code of the language, in which it was written: the answer is sent in them. */
    merchant: text().notNull().default(""),
    language: text().notNull().default(""),
    state: text({ enum: feedbackStates }).notNull().default("OPEN"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("feedback_by_member").on(table.memberId, table.createdAt),
    index("feedback_by_state").on(table.state, table.serial),
  ],
);

/** What was written after it, by either side. */
export const feedbackLines = pgTable(
  "feedback_lines",
  {
    /** Names the intent to write it: the same intent adds it once. */
    id: text().primaryKey(),
    serial: serial().notNull(),
    feedbackId: text("feedback_id")
      .notNull()
      .references(() => feedback.id),
    by: text({ enum: ["MEMBER", "SERVICE"] }).notNull(),
    content: text().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("feedback_lines_by_feedback").on(table.feedbackId, table.serial),
  ],
);
