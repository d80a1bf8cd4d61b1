import type { Database } from "../db/database.ts";
import { markRead, sendMessage } from "../services/messages.ts";
import { bodyWords } from "../stock/content/languages.ts";
import { maya } from "./payers.ts";

const day = 86_400_000;

/** Messages to the sample member, each in all languages of the platform. */
export const seedMessages = [
  [
    "welcome",
    "Welcome, Maya",
    "<p>Your account is ready. If you need anything, live chat is open day and night.</p>",
  ],
  [
    "rank",
    "Your rank is Gold",
    "<p>From today your rebate is a little larger, and you have a personal account manager.</p>",
  ],
  ["lanterns", "Lantern Week", "<p>You have lit three of seven lanterns.</p>"],
  [
    "statement",
    "Account record for last month",
    "<p>Last month’s record is ready under <strong>Account record</strong>.</p>",
  ],
].map(([id = "", title = "", body = ""]) => ({
  title,
  body,
  words: bodyWords(
    (all) => all.letters,
    id,
    ([heading, text]) => ({ title: heading, body: text }),
  ),
}));

/** Sends the messages, the last one first; that one has been read. */
export async function sendSeedMessages(
  tx: Database,
  today: number,
): Promise<void> {
  for (const [daysAgo, letter] of [...seedMessages.entries()].reverse()) {
    const id = `seed-message-${daysAgo}`;
    const isOldest = daysAgo === seedMessages.length - 1;
    await sendMessage(tx, maya, { ...letter, id }, today - daysAgo * day);
    if (isOldest) await markRead(tx, maya, { id }, today);
  }
}
