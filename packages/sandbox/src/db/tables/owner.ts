import { text } from "drizzle-orm/pg-core";
import { members } from "./members.ts";

/** The member that a row belongs to. */
export const owner = () =>
  text("member_id")
    .notNull()
    .references(() => members.id);
