import type { CallContext } from "./call-context.ts";
import { Refusal } from "./refusal.ts";
import {
  countGuess,
  forgiveGuesses,
  freeGuesses,
  judgeCounted,
} from "./guesses.ts";
import { guesserOf } from "./known-browsers.ts";
import type { Sender } from "./outbox.ts";
import { tellOwner } from "./owner-notice.ts";
import { NoRoom } from "./password.ts";
import type { Member } from "./session.ts";

export type Guessing = Pick<CallContext, "db" | "device"> &
  Sender &
  Partial<Pick<CallContext, "userAgent" | "address">>;

/**
 * Checks a proof of ownership within a session. Wrong proofs are slowed down as at login, but counted separately from
 * it and separately for each browser that the account knows: somebody with a stolen session can neither stop the
 * owner from logging in nor from changing the password at home, and strangers without a session lock nobody out.
 */
export async function judgeInSession(
  guessing: Guessing,
  { id: memberId, username }: Member,
  judge: () => Promise<void>,
): Promise<void> {
  const { db, now, device } = guessing;
  const known = await guesserOf(db, username, device);
  const guesser = { username, device: `session:${known.device}` };
  const hits = await countGuess(db, guesser, now);
  try {
    await judgeCounted(db, guesser, judge);
  } catch (error) {
    const isWrong = error instanceof Refusal && !(error instanceof NoRoom);
    if (isWrong && hits === freeGuesses)
      await tellOwner(db, { ...guessing, memberId }, "proofGuessed");
    throw error;
  }
  await forgiveGuesses(db, guesser, now);
}
