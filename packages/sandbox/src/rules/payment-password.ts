import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { paymentPasswords } from "../db/tables/money.ts";
import { Refusal } from "../http/refusal.ts";
import { checkPassword, hashPassword } from "./password.ts";

/** Wrong guesses in a row that lock it, and for how long. */
export const guesses = 5;
export const lockMs = 30 * 60_000;

type Verdict =
  | { readonly kind: "right" | "wrong" | "none" }
  | { readonly kind: "locked"; readonly until: number };

/** Compares and counts with the row held, so that guesses at once count one by one. */
async function judge(
  db: Database,
  memberId: string,
  password: string,
  now: number,
): Promise<Verdict> {
  return db.transaction(async (tx): Promise<Verdict> => {
    const [row] = await tx
      .select()
      .from(paymentPasswords)
      .where(eq(paymentPasswords.memberId, memberId))
      .for("update");
    if (row === undefined) return { kind: "none" };
    if (row.lockedUntil > now)
      return { kind: "locked", until: row.lockedUntil };
    const right = await checkPassword(password.trim(), row.hash);
    const failures = right ? 0 : row.failures + 1;
    const locks = failures >= guesses;
    await tx
      .update(paymentPasswords)
      .set({
        failures: locks ? 0 : failures,
        lockedUntil: locks ? now + lockMs : 0,
      })
      .where(eq(paymentPasswords.memberId, memberId));
    if (locks) return { kind: "locked", until: now + lockMs };
    return { kind: right ? "right" : "wrong" };
  });
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
    "PAYMENT_PASSWORD_WRONG" | "OLD_PASSWORD_WRONG" = "PAYMENT_PASSWORD_WRONG",
): Promise<void> {
  refuseUnlessRight(await judge(db, memberId, password, now), wrong, now);
}

/** Tells whether the member has one. */
export async function hasPaymentPassword(
  db: Database,
  memberId: string,
): Promise<boolean> {
  const which = eq(paymentPasswords.memberId, memberId);
  return (await db.$count(paymentPasswords, which)) > 0;
}

/** Gives a member a first payment password; tells whether there was none yet. */
export async function beginPaymentPassword(
  db: Database,
  memberId: string,
  password: string,
  origin?: Parameters<typeof hashPassword>[1],
): Promise<boolean> {
  const made = await db
    .insert(paymentPasswords)
    .values({
      memberId,
      hash: await hashPassword(password.trim(), origin),
      failures: 0,
      lockedUntil: 0,
    })
    .onConflictDoNothing()
    .returning({ memberId: paymentPasswords.memberId });
  return made.length > 0;
}
