import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/tables/platform.ts";

/** A text message or an e-mail from the platform. */
export interface Letter {
  readonly channel: "sms" | "mail";
  readonly recipient: string;
  /** Why it is sent, as a keyword for tests and the control room. */
  readonly purpose: string;
  readonly subject?: string;
  readonly body: string;
  readonly code?: string;
  readonly link?: string;
}

/** Stores a letter for the control room to show: nothing ever leaves this machine. */
export async function send(
  db: Database,
  run: string,
  letter: Letter,
  now: number,
): Promise<void> {
  await db
    .insert(outbox)
    .values({ id: randomUUID(), run, ...letter, createdAt: now });
}
