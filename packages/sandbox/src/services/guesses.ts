import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { loginFailures } from "../db/tables/members.ts";
import { Refusal } from "./refusal.ts";
import { inEach } from "../stock/content/languages.ts";
import { readContacts } from "./contacts.ts";
import type { Guesser } from "./known-browsers.ts";
import { sendMessage } from "./messages.ts";
import { readerOf } from "./letters/reader.ts";
import { send, type Sender } from "./outbox.ts";
import { NoRoom } from "./password.ts";

/*
 * Guesses at an account's password are slowed down with each wrong one, whatever address, browser or header they come
 * with: all browsers that the account does not know are counted together. One that it knows is counted separately, so
 * that strangers never lock the owner out. Unknown usernames are counted alike, so that nothing is revealed.
 */

/**
 * Wrong passwords after which each further one has to wait: a minute, then twice as long each time, up to an hour.
 */
export const freeGuesses = 10;
const firstWaitMs = 60_000;
const longestWaitMs = 60 * 60_000;
/** How long wrong passwords are remembered, and how long after the last one a captcha is required. */
const memoryMs = 24 * 60 * 60_000;
const captchaMemoryMs = 15 * 60_000;

const rowOf = ({ username, device }: Guesser) =>
  and(eq(loginFailures.username, username), eq(loginFailures.device, device));

function tooMany(opensAt: number, now: number): Refusal {
  return new Refusal("TOO_MANY_REQUESTS", {
    retryAfter: Math.max(1, Math.ceil((opensAt - now) / 1000)),
  });
}

export interface Guesses {
  /** Wrong passwords so far. */
  readonly hits: number;
  /** Whether the last of them is recent. */
  readonly areRecent: boolean;
}

/** Returns the wrong passwords so far; rejects the call while the next attempt has to wait. */
export async function readGuesses(
  db: Database,
  guesser: Guesser,
  now: number,
): Promise<Guesses> {
  const [row] = await db.select().from(loginFailures).where(rowOf(guesser));
  if (row === undefined || row.lastAt < now - memoryMs)
    return { hits: 0, areRecent: false };
  if (row.opensAt > now) throw tooMany(row.opensAt, now);
  return {
    hits: row.hits,
    areRecent: row.hits >= freeGuesses || row.lastAt >= now - captchaMemoryMs,
  };
}

/**
 * Counts a guess before it is checked, so that concurrent guesses cannot exceed the limit. Returns the count
 * including this one; `forgiveGuesses` takes a right one back.
 */
export async function countGuess(
  db: Database,
  guesser: Guesser,
  now: number,
): Promise<number> {
  const { hits, lastAt, opensAt } = loginFailures;
  const isOld = sql`${lastAt} < ${now - memoryMs}`;
  const next = sql`case when ${isOld} then 1 else ${hits} + 1 end`;
  const [row] = await db
    .insert(loginFailures)
    .values({ ...guesser, hits: 1, lastAt: now, opensAt: 0 })
    .onConflictDoUpdate({
      target: [loginFailures.username, loginFailures.device],
      set: {
        hits: next,
        lastAt: now,
        opensAt: sql`case when ${next} < ${freeGuesses} then 0 else ${now} + least(${longestWaitMs}, ${firstWaitMs} * power(2, least(${next} - ${freeGuesses}, 20)))::bigint end`,
      },
      setWhere: sql`${opensAt} <= ${now} or ${isOld}`,
    })
    .returning({ hits });
  if (row !== undefined) return row.hits;
  const [waiting] = await db
    .select({ opensAt })
    .from(loginFailures)
    .where(rowOf(guesser));
  throw tooMany(waiting?.opensAt ?? now, now);
}

/** After a right password: takes the guess back and forgets a few slips; a wave of guesses stays slowed down. */
export async function forgiveGuesses(
  db: Database,
  guesser: Guesser,
  now: number,
): Promise<void> {
  await db
    .delete(loginFailures)
    .where(and(rowOf(guesser), sql`${loginFailures.hits} <= ${freeGuesses}`));
  await db
    .update(loginFailures)
    .set({ hits: sql`${loginFailures.hits} - 1`, opensAt: now })
    .where(rowOf(guesser));
  await db
    .delete(loginFailures)
    .where(lt(loginFailures.lastAt, now - memoryMs));
}

/**
 * Judges a counted guess; one that was not checked because the queue was full is taken back, or it would be held
 * against the member who knows the password.
 */
export async function judgeCounted<T>(
  db: Database,
  guesser: Guesser,
  judge: () => Promise<T>,
): Promise<T> {
  try {
    return await judge();
  } catch (error) {
    // It was counted, so no waiting time was running.
    if (error instanceof NoRoom)
      await db
        .update(loginFailures)
        .set({ hits: sql`greatest(${loginFailures.hits} - 1, 0)`, opensAt: 0 })
        .where(rowOf(guesser));
    throw error;
  }
}

/** Forgets all wrong passwords of a username: a new password makes them irrelevant. */
export async function forgetGuesses(
  db: Database,
  username: string,
): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.username, username));
}

/** Notifies the owner of an account that somebody is guessing its password, once per wave. */
export async function tellOwner(
  db: Database,
  sender: Sender,
  memberId: string,
): Promise<void> {
  const letter = {
    kind: "SECURITY" as const,
    title: "Somebody is guessing your password",
    body: `<p>Somebody tried ${freeGuesses} times to log in to your account with a wrong password, from devices that you have not used before. We are slowing down further attempts. You can log in as usual from the devices that you use.</p><p>If this was not you, choose a long password that you use nowhere else.</p>`,
    words: inEach(({ guessing: { title, body } }) => ({
      title,
      body: body.replace("{count}", String(freeGuesses)),
    })),
  };
  await sendMessage(db, memberId, letter, sender.now);
  const contacts = await readContacts(db, memberId);
  if (!contacts?.email) return;
  // The caller is whoever is guessing.
  const reader = await readerOf(db, memberId, sender);
  await send(
    db,
    { ...sender, ...reader },
    {
      channel: "mail",
      kind: "passwordGuessed",
      recipient: contacts.email,
      values: { count: String(freeGuesses) },
    },
  );
}
