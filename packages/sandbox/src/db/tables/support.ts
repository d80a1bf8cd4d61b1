import { index, pgTable, serial, text } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";

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
export const feedback = pgTable("feedback", {
  id: text().primaryKey(),
  run: text().notNull(),
  questionType: text("question_type").notNull(),
  content: text().notNull(),
  contact: text().notNull(),
  createdAt: time("created_at").notNull(),
});
