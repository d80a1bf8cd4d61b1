import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/tables/platform.ts";

/** A text message or a mail of the platform. */
export interface Letter {
  readonly channel: "sms" | "mail";
  readonly recipient: string;
  /** Why it is sent, as a word for tests and the control room. */
  readonly purpose: string;
  readonly subject?: string;
  readonly body: string;
  readonly code?: string;
  readonly link?: string;
}

/** Puts a letter where the control room shows it: nothing ever leaves this machine. */
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
