import type { CallContext } from "./call-context.ts";
import { Refusal } from "./refusal.ts";
import {
  countGuess,
  forgiveGuesses,
  freeGuesses,
  judgeCounted,
} from "./guesses.ts";
import { guesserOf } from "./known-browsers.ts";
import { tellOwner } from "./owner-notice.ts";
import { NoRoom } from "./password.ts";
import type { Member } from "./session.ts";

export type Guessing = Pick<CallContext, "db" | "run" | "now" | "device">;

/**
 * Judges what proves whose account it is to somebody who has a session. Wrong ones are slowed down as at sign-in, but
 * counted apart from it and apart for each browser that the account knows: who has stolen a session keeps the owner
 * neither from signing in nor from changing the password at home, and strangers without one keep nobody out.
 */
export async function judgeInSession(
  { db, run, now, device }: Guessing,
  { id: memberId, username }: Member,
  judge: () => Promise<void>,
): Promise<void> {
  const known = await guesserOf(db, username, device);
  const guesser = { username, device: `session:${known.device}` };
  const hits = await countGuess(db, guesser, now);
  try {
    await judgeCounted(db, guesser, judge);
  } catch (error) {
    const isWrong = error instanceof Refusal && !(error instanceof NoRoom);
    if (isWrong && hits === freeGuesses)
      await tellOwner(db, { memberId, run, now }, "proofGuessed");
    throw error;
  }
  await forgiveGuesses(db, guesser, now);
}
