import type { Database } from "../db/database.ts";
import { markRead, sendMessage } from "../services/messages.ts";
import { bodyWords } from "../stock/content/languages.ts";
import { maya } from "./payers.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Messages to the sample member, each in all languages of the platform. */
export const seedMessages = [
  [
    "welcome",
    "Welcome, Maya",
    "<p>Your account is ready. If you need anything, live chat is open day and night.</p>",
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

/** The last record of a month is ready when the next one begins. */
const startOfMonth = (at: number): number => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
};

/** Sends the messages in the order of their times; those of more than a week ago have been read. */
export async function sendSeedMessages(
  tx: Database,
  today: number,
): Promise<void> {
  const times = [today - 200 * day, today - 2 * day, startOfMonth(today)];
  const letters = seedMessages.map((letter, index) => ({
    ...letter,
    id: `seed-message-${index}`,
    at: times[index] ?? today,
  }));
  for (const { at, ...letter } of letters.toSorted((a, b) => a.at - b.at)) {
    await sendMessage(tx, maya, letter, at);
    if (at < today - 7 * day)
      await markRead(tx, maya, { id: letter.id }, at + hour);
  }
}
