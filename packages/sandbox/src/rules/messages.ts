import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { messages } from "../db/tables/members.ts";
import { tellMember } from "./live-events.ts";

interface Letter {
  readonly title: string;
  readonly body?: string;
}

/** Puts a message into a member's inbox, and tells whoever listens for them. */
export async function sendMessage(
  tx: Database,
  memberId: string,
  { title, body = "A message of the house." }: Letter,
  now: number,
): Promise<void> {
  const id = `M-${randomUUID()}`;
  await tx
    .insert(messages)
    .values({ id, memberId, title, body, createdAt: now, readAt: null });
  await tellMember(tx, memberId, { type: "MESSAGE", id, text: title }, now);
}
