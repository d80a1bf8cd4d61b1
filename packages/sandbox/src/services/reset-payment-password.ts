import type { StepUpMethod } from "@foyer/platform/calls";
import { eq } from "drizzle-orm";
import { paymentPasswords } from "../db/tables/money.ts";
import type { CallContext } from "./call-context.ts";
import {
  limitChanges,
  readNewPayment,
  refuseSignInPassword,
} from "./change-payment-password.ts";
import { checkCode, codeMinutes, spendCode } from "./codes.ts";
import { readContacts, type Contacts } from "./contacts.ts";
import { tellOwner } from "./owner-notice.ts";
import { hashPassword } from "./password.ts";
import { hasPaymentPassword } from "./payment-password.ts";
import { Refusal } from "./refusal.ts";
import { judgeInSession } from "./session-guesses.ts";
import type { Member } from "./session.ts";
import { spendTotp } from "./spend-totp.ts";
import {
  confirmOwner,
  sendProof,
  sentTo,
  stepUpMethodOf,
  type Proof,
} from "./step-up.ts";
import { issueTicket, readTicket, spendTicket } from "./tickets.ts";

type Asking = Omit<CallContext, "session">;

/** How long the second proof may take after the first. */
const ticketMs = 10 * 60_000;

const codeKey = (memberId: string) =>
  ({ purpose: "paymentReset", subject: memberId }) as const;

/**
 * The second proof for a reset: never the one that step-up asks for already; undefined: the member has no second one,
 * so that only customer service can reset it.
 */
export function resetMethodOf(
  member: Member,
  contacts: Contacts | undefined,
): StepUpMethod | undefined {
  const first = stepUpMethodOf(member, contacts);
  const possible = {
    mobile: contacts?.mobile,
    email: contacts?.emailConfirmed && contacts.email,
    google: contacts?.totpSecret,
  };
  const order = ["mobile", "email", "google"] as const;
  return order.find((method) => method !== first && possible[method]);
}

/** Begins a reset after the owner's first proof: sends a code, or asks for one of the authenticator. */
export async function beginReset(
  asking: Asking,
  member: Member,
  { stepUp }: { readonly stepUp?: Proof | undefined },
) {
  const { db, now } = asking;
  const contacts = await readContacts(db, member.id);
  const method = resetMethodOf(member, contacts);
  if (method === undefined || !(await hasPaymentPassword(db, member.id)))
    throw new Refusal("FORBIDDEN");
  await confirmOwner(asking, member, stepUp);
  await sendProof(asking, method, codeKey(member.id), contacts);
  return {
    ticket: await issueTicket(
      db,
      "paymentReset",
      member.id,
      now + ticketMs,
      now,
    ),
    method,
    sentTo: sentTo(method, contacts),
    expiredMinutes: codeMinutes,
  };
}

interface Reset {
  readonly ticket: string;
  readonly code: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Replaces the payment password after both proofs, unlocks it, and holds the money back for a time (`blocks.ts`). */
export async function resetPaymentPassword(
  asking: Asking,
  member: Member,
  { ticket, code, ...wish }: Reset,
): Promise<void> {
  const { db, now } = asking;
  const next = await readNewPayment(db, wish);
  const contacts = await readContacts(db, member.id);
  const method = resetMethodOf(member, contacts);
  const key = codeKey(member.id);
  const wrong = () => new Refusal("CODE_WRONG");
  if ((await readTicket(db, "paymentReset", ticket, now)) !== member.id)
    throw wrong();
  await judgeInSession(asking, member, async () => {
    if (method === "mobile" || method === "email")
      return checkCode(db, key, code, asking);
    if (contacts === undefined || !(await spendTotp(asking, contacts, code)))
      throw wrong();
  });
  await limitChanges(asking, member.id);
  await refuseSignInPassword(member, next);
  const hash = await hashPassword(next);
  await db.transaction(async (tx) => {
    const isFirst = await spendTicket(tx, "paymentReset", ticket, now);
    if (isFirst === undefined) throw wrong();
    if (method === "mobile" || method === "email")
      await spendCode(tx, key, now);
    await tx
      .update(paymentPasswords)
      .set({ hash, failures: 0, lockedUntil: 0 })
      .where(eq(paymentPasswords.memberId, member.id));
    await tellOwner(
      tx,
      { ...asking, memberId: member.id },
      "paymentPasswordReset",
    );
  });
}
