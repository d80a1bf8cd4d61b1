import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { outbox } from "../db/tables/platform.ts";
import { sheetFor, type Reader } from "./letters/sheet.ts";
import { writeLetter, type Wording } from "./letters/write-letter.ts";
import type { Platform } from "./platform.ts";
import type { RunState } from "./run-state.ts";

/** For whom and when a letter is sent. A call's context is one: the letter is then in the caller's brand and language. */
export type Sender = Reader &
  Pick<RunState, "run" | "now"> &
  Pick<Platform, "themesDir">;

/** A text message or an e-mail from the platform. */
export type Letter = Wording & {
  readonly recipient: string;
  /** Why it is sent, as a keyword for tests and the control room; left out: its kind. */
  readonly purpose?: string;
};

/**
 * Writes a letter in the reader's brand and language, and stores it for the control room to show: nothing ever leaves
 * this machine.
 *
 * @example await send(tx, context, { channel: "mail", kind: "welcome", recipient, values: { username } })
 */
export async function send(
  db: Database,
  { run, now, themesDir, ...reader }: Sender,
  letter: Letter,
): Promise<void> {
  const { channel, recipient, kind, purpose = kind, values } = letter;
  await db.insert(outbox).values({
    id: randomUUID(),
    run,
    channel,
    recipient,
    purpose,
    ...writeLetter(sheetFor(themesDir, reader), letter),
    code: values?.code,
    link: values?.link,
    createdAt: now,
  });
}
