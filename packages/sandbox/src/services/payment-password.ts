import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { paymentPasswords } from "../db/tables/money.ts";
import { limit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { createWaitingRoom } from "./waiting-room.ts";
import { checkPassword, hashPassword, NoRoom } from "./password.ts";

/** Wrong guesses in a row that lock it, and for how long. */
export const guesses = 5;
export const lockMs = 30 * 60_000;

type Verdict =
  | { readonly kind: "right" | "wrong" | "none" }
  | { readonly kind: "locked"; readonly until: number };

/** How often one member has it looked at in a minute, the right one too: each time is work. */
const looksPerMinute = 30;

/** Of one member, as many at once as a person with two windows and a bad line; more would take up everybody's places. */
const room = createWaitingRoom(8);
const turns = new Map<string, Promise<unknown>>();

/** Lets the tries of one member come one after the other, so that right ones at once are not counted as guesses. */
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
 * Counts a try before it is looked at, and looks at it outside of any transaction, since that takes its time: of many
 * at once, in however many processes, no more are judged than there are. The last one locks until it turns out right.
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
  // After a lock the count begins anew.
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
  // A lock that another try has put on meanwhile is its own.
  const unlocked = and(own, inArray(lockedUntil, [0, row.lockedUntil]));
  let isRight: boolean;
  try {
    isRight = await checkPassword(password.trim(), row.hash);
  } catch (error) {
    // It was not looked at, so it is no wrong one.
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

/** Refuses unless the password is the member's; the fifth wrong one in a row locks it for half an hour. */
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

/** Tells whether the member has one. */
export async function hasPaymentPassword(
  db: Database,
  memberId: string,
): Promise<boolean> {
  const which = eq(paymentPasswords.memberId, memberId);
  return (await db.$count(paymentPasswords, which)) > 0;
}

/** Keeps a member's first payment password, by its hash; tells whether there was none yet. */
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

/** Gives a member a first payment password that was made up, as sample accounts have one. */
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
