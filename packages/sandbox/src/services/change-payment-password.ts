import { eq } from "drizzle-orm";
import { paymentPasswords } from "../db/tables/money.ts";
import type { Database } from "../db/database.ts";
import type { CallContext } from "./call-context.ts";
import { limit } from "./rate-limit.ts";
import { invalid, Refusal, sameAsLogin } from "./refusal.ts";
import { tellOwner } from "./owner-notice.ts";
import { checkPassword, hashPassword } from "./password.ts";
import {
  confirmPayment,
  hasPaymentPassword,
  keepPaymentPassword,
} from "./payment-password.ts";
import { passwordProblem } from "./register-rules.ts";
import type { Member } from "./session.ts";
import { confirmOwner, type Proof } from "./step-up.ts";

interface NewPayment {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

interface Change extends NewPayment {
  readonly stepUp?: Proof | undefined;
  readonly oldPassword?: string | undefined;
}

/** The new payment password, trimmed, if it follows the rules and was typed twice. */
export async function readNewPayment(
  db: Database,
  { newPassword, confirmNewPassword }: NewPayment,
): Promise<string> {
  const next = newPassword.trim();
  const problem = await passwordProblem(db, next, "paymentPassword");
  if (problem !== undefined) throw invalid({ newPassword: problem });
  if (next !== confirmNewPassword.trim())
    throw invalid({ confirmNewPassword: "must match the new password" });
  return next;
}

/** Checked only after a proof: before one, it would tell a thief whether a guess is the login password. */
export async function refuseSignInPassword(
  member: Member,
  next: string,
): Promise<void> {
  if (await checkPassword(next, member.passwordHash))
    throw sameAsLogin("newPassword");
}

/**
 * Maximum changes per member in an hour. Each reveals whether the new password is the login password, so somebody
 * with only the session and the payment password could use changes to guess it; the owner is notified of each.
 */
const changesPerHour = 3;
const hourMs = 60 * 60_000;

/** Counts a change, or rejects it when there were too many. */
export const limitChanges = (
  { db, now }: Pick<CallContext, "db" | "now">,
  memberId: string,
): Promise<void> =>
  limit(db, `payment-change:${memberId}`, changesPerHour, now, hourMs);

/** Sets the payment password: the first one requires a proof from the owner, later ones the old password. */
export async function changePaymentPassword(
  context: Omit<CallContext, "session">,
  member: Member,
  change: Change,
): Promise<void> {
  const { db, now } = context;
  const { id: memberId } = member;
  const owner = { ...context, memberId };
  const next = await readNewPayment(db, change);
  if (!(await hasPaymentPassword(db, memberId))) {
    await confirmOwner(context, member, change.stepUp);
    await refuseSignInPassword(member, next);
    const hash = await hashPassword(next);
    const isFirst = await db.transaction(async (tx) => {
      const made = await keepPaymentPassword(tx, memberId, hash);
      if (made) await tellOwner(tx, owner, "paymentPasswordSet");
      return made;
    });
    if (isFirst) return;
  }
  const { oldPassword } = change;
  if (oldPassword === undefined)
    throw new Refusal("OLD_PASSWORD_WRONG", { value: { isSet: true } });
  await confirmPayment(db, memberId, oldPassword, now, "OLD_PASSWORD_WRONG");
  if (next === oldPassword.trim())
    throw invalid({ newPassword: "must differ from the old password" });
  await limitChanges(context, memberId);
  await refuseSignInPassword(member, next);
  const hash = await hashPassword(next);
  await db.transaction(async (tx) => {
    await tx
      .update(paymentPasswords)
      .set({ hash, failures: 0, lockedUntil: 0 })
      .where(eq(paymentPasswords.memberId, memberId));
    await tellOwner(tx, owner, "paymentPasswordSet");
  });
}
