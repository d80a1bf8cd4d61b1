import { index, pgTable, serial, text } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";

/** Rooms in which somebody talks to the desk or to a host. Whoever has the address is in it, as with a real one. */
export const chatRooms = pgTable("chat_rooms", {
  id: text().primaryKey(),
  run: text().notNull(),
  /** Whom they talk to, in words. */
  host: text().notNull(),
  /** Pack code that it is talked in. */
  language: text().notNull().default("EN"),
  createdAt: time("created_at").notNull(),
});

/** What was said in a room. */
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

/** What people wrote by the feedback form. */
export const feedback = pgTable("feedback", {
  id: text().primaryKey(),
  run: text().notNull(),
  questionType: text("question_type").notNull(),
  content: text().notNull(),
  contact: text().notNull(),
  createdAt: time("created_at").notNull(),
});
