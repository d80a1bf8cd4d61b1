import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { paymentPasswords } from "../db/tables/money.ts";
import { limit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { createWaitingRoom } from "./waiting-room.ts";
import { checkPassword, hashPassword, NoRoom } from "./password.ts";

/** Consecutive wrong guesses that lock the payment password, and for how long. */
export const guesses = 5;
export const lockMs = 30 * 60_000;

type Verdict =
  | { readonly kind: "right" | "wrong" | "none" }
  | { readonly kind: "locked"; readonly until: number };

/** Maximum checks per member in a minute, including right ones: each is expensive. */
const looksPerMinute = 30;

/**
 * Concurrent checks per member: enough for two windows and a bad connection; more would take up everybody's places.
 */
const room = createWaitingRoom(8);
const turns = new Map<string, Promise<unknown>>();

/** Runs a member's attempts one after the other, so that concurrent right ones are not counted as guesses. */
async function inTurn<T>(memberId: string, act: () => Promise<T>): Promise<T> {
  const leave = room.enter(memberId);
  if (leave === undefined) throw new NoRoom();
  const mine = (turns.get(memberId) ?? Promise.resolve()).then(act);
  const ended = mine.catch(() => undefined);
  turns.set(memberId, ended);
  try {
    return await mine;
  } finally {
    leave();
    if (turns.get(memberId) === ended) turns.delete(memberId);
  }
}

/**
 * Counts an attempt before checking it, and checks it outside any transaction because that takes time: concurrent
 * attempts, in however many processes, cannot exceed the limit. The last allowed attempt locks until it turns out to
 * be right.
 */
async function judge(
  db: Database,
  memberId: string,
  password: string,
  now: number,
): Promise<Verdict> {
  const own = eq(paymentPasswords.memberId, memberId);
  const { failures, lockedUntil } = paymentPasswords;
  const until = now + lockMs;
  // After a lock the count starts again.
  const next = sql`case when ${failures} >= ${guesses} then 1 else ${failures} + 1 end`;
  const [row] = await db
    .update(paymentPasswords)
    .set({
      failures: next,
      lockedUntil: sql`case when ${next} >= ${guesses} then ${until}::bigint else 0 end`,
    })
    .where(and(own, lte(lockedUntil, now)))
    .returning();
  if (row === undefined) {
    const [held] = await db.select().from(paymentPasswords).where(own);
    return held === undefined
      ? { kind: "none" }
      : { kind: "locked", until: held.lockedUntil };
  }
  // A lock that another attempt has set meanwhile is left alone.
  const unlocked = and(own, inArray(lockedUntil, [0, row.lockedUntil]));
  let isRight: boolean;
  try {
    isRight = await checkPassword(password.trim(), row.hash);
  } catch (error) {
    // It was not checked, so it does not count as wrong.
    if (error instanceof NoRoom)
      await db
        .update(paymentPasswords)
        .set({ failures: sql`greatest(${failures} - 1, 0)`, lockedUntil: 0 })
        .where(unlocked);
    throw error;
  }
  if (isRight)
    await db
      .update(paymentPasswords)
      .set({ failures: 0, lockedUntil: 0 })
      .where(unlocked);
  else if (row.lockedUntil > now)
    return { kind: "locked", until: row.lockedUntil };
  return { kind: isRight ? "right" : "wrong" };
}

function refuseUnlessRight(
  verdict: Verdict,
  wrong: "PAYMENT_PASSWORD_WRONG" | "OLD_PASSWORD_WRONG",
  now: number,
): void {
  if (verdict.kind === "right") return;
  if (verdict.kind === "locked")
    throw new Refusal("LOCKED", {
      retryAfter: Math.max(1, Math.ceil((verdict.until - now) / 1000)),
      value: { until: verdict.until },
    });
  throw new Refusal(wrong, { value: { isSet: verdict.kind === "wrong" } });
}

/**
 * Rejects the call unless the password is the member's; the fifth consecutive wrong one locks it for half an hour.
 */
export async function confirmPayment(
  db: Database,
  memberId: string,
  password: string,
  now: number,
  wrong:
    | "PAYMENT_PASSWORD_WRONG"
    | "OLD_PASSWORD_WRONG" = "PAYMENT_PASSWORD_WRONG",
): Promise<void> {
  const verdict = await inTurn(memberId, async () => {
    await limit(db, `payment:${memberId}`, looksPerMinute, now);
    return judge(db, memberId, password, now);
  });
  refuseUnlessRight(verdict, wrong, now);
}

/** Tells whether the member has a payment password. */
export async function hasPaymentPassword(
  db: Database,
  memberId: string,
): Promise<boolean> {
  const which = eq(paymentPasswords.memberId, memberId);
  return (await db.$count(paymentPasswords, which)) > 0;
}

/** Stores the hash of a member's first payment password; tells whether there was none yet. */
export async function keepPaymentPassword(
  db: Database,
  memberId: string,
  hash: string,
): Promise<boolean> {
  const made = await db
    .insert(paymentPasswords)
    .values({ memberId, hash, failures: 0, lockedUntil: 0 })
    .onConflictDoNothing()
    .returning({ memberId: paymentPasswords.memberId });
  return made.length > 0;
}

/** Sets a generated first payment password, as for sample accounts. */
export async function beginPaymentPassword(
  db: Database,
  memberId: string,
  password: string,
  origin?: Parameters<typeof hashPassword>[1],
): Promise<boolean> {
  return keepPaymentPassword(
    db,
    memberId,
    await hashPassword(password.trim(), origin),
  );
}
