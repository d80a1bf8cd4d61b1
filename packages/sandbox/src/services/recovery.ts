import { and, eq } from "drizzle-orm";
import type { CallContext } from "./call-context.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import { networkOf } from "./network.ts";
import { limit } from "./rate-limit.ts";
import { invalid, Refusal } from "./refusal.ts";
import { checkCode, codeVisitor, spendCode } from "./codes.ts";
import { findByMobile, isPlayer, plainName } from "./contacts.ts";
import { extraMethodFor } from "./extra-check.ts";
import { rememberAddress } from "./known-addresses.ts";
import { signedIn } from "./login.ts";
import { setNewPassword } from "./new-password.ts";
import { readerOf } from "./letters/reader.ts";
import { send, type Sender } from "./outbox.ts";
import { checkPassword } from "./password.ts";
import { passwordProblem } from "./register-rules.ts";
import { waitMs } from "./send-code.ts";
import type { Member } from "./session.ts";
import {
  issueTicket,
  readTicket,
  spendTicket,
  voidTickets,
} from "./tickets.ts";

/** How long the ticket of a reset can log in, and how many minutes the link of a mail is valid. */
const loginTicketMs = 5 * 60_000;
export const linkMinutes = 30;

/** Path of the page that the link of a mail opens; it is not part of the portal, so the sandbox serves it. */
export const resetPath = "/account/password";

/**
 * Sends a link to set a new password (W-17). Username and address must belong to the same account; the answer says if
 * there is none, as the documents require (ERR-02); each guess costs work, and the guesses per address are limited.
 */
export async function mailResetLink(
  context: CallContext,
  typed: { readonly username: string; readonly email: string },
): Promise<void> {
  const { db, address, now, limits, origin } = context;
  const username = plainName(typed.username);
  const byAddress = `reset:address:${networkOf(address)}`;
  await limit(db, byAddress, limits.mailsPerAddress, now, waitMs);
  const email = plainName(typed.email);
  const [row] = await db
    .select({ member: members })
    .from(members)
    .innerJoin(memberContacts, eq(memberContacts.memberId, members.id))
    .where(
      and(
        eq(members.username, username),
        eq(memberContacts.email, email),
        // An unconfirmed address may belong to a stranger.
        eq(memberContacts.emailConfirmed, true),
      ),
    );
  if (row === undefined || !isPlayer(row.member))
    throw new Refusal("USER_NOT_FOUND");
  const { member } = row;
  // Only sent mails count against the account; strangers' wrong guesses do not.
  const byMember = `reset:member:${member.id}`;
  await limit(db, byMember, limits.mailsPerAccount, now, waitMs);
  const expiresAt = now + linkMinutes * 60_000;
  const ticket = await db.transaction(async (tx) => {
    // A new link replaces the previous one.
    await voidTickets(tx, member.id);
    return issueTicket(tx, "password", member.id, expiresAt, now);
  });
  const link = `${origin}${resetPath}?ticket=${ticket}`;
  await send(db, context, {
    channel: "mail",
    kind: "resetLink",
    recipient: email,
    values: { link },
    valid: { amount: linkMinutes, unit: "minute" },
  });
}

/** The member whom a link belongs to; undefined if it is no longer valid. */
export async function memberOfLink(
  db: CallContext["db"],
  ticket: string,
  now: number,
): Promise<Member | undefined> {
  const id = await readTicket(db, "password", ticket, now);
  if (id === undefined) return undefined;
  const [member] = await db.select().from(members).where(eq(members.id, id));
  return member;
}

/**
 * Sets a password with the link of a mail; returns what is wrong with the password, or that the link is no longer
 * valid.
 */
export async function resetByLink(
  { db, ...sender }: Pick<CallContext, "db"> & Sender,
  ticket: string,
  password: string,
  again: string,
): Promise<"done" | "ended" | { readonly problem: string }> {
  const next = password.trim();
  const problem = await passwordProblem(db, next);
  if (problem !== undefined) return { problem: `The password ${problem}.` };
  if (next !== again.trim())
    return { problem: "The two passwords do not match." };
  const { now } = sender;
  const member = await memberOfLink(db, ticket, now);
  const owner = await spendTicket(db, "password", ticket, now);
  if (member === undefined || owner === undefined) return "ended";
  const reader = await readerOf(db, member.id, sender);
  await setNewPassword(db, member, next, { ...sender, ...reader });
  return "done";
}

interface ByPhone {
  readonly newPassword: string;
  readonly verificationCode: string;
}

/** Sets a password with a code sent to the phone, and returns a ticket that logs in once (W-18). */
export async function resetByPhone(
  context: CallContext,
  mobile: string,
  { newPassword, verificationCode }: ByPhone,
) {
  const { db, now, limits } = context;
  const next = newPassword.trim();
  const problem = await passwordProblem(db, next);
  if (problem !== undefined) throw invalid({ newPassword: problem });
  // Per visitor, so that strangers do not use up the owner's attempts; the code itself limits their total.
  const code = { purpose: "recovery", subject: mobile } as const;
  const key = `password:${mobile}:${await codeVisitor(db, code, context)}`;
  await limit(db, key, limits.passwordsPerAccount, now, waitMs);
  const found = await findByMobile(db, mobile);
  if (found === undefined || !isPlayer(found.member))
    throw new Refusal("USER_NOT_FOUND");
  const { member } = found;
  await checkCode(db, code, verificationCode, context);
  await spendCode(db, code, now);
  await setNewPassword(db, member, next, context);
  const expiresAt = now + loginTicketMs;
  return {
    account: member.username,
    loginTicket: await issueTicket(db, "login", member.id, expiresAt, now),
  };
}

interface AfterReset {
  readonly account: string;
  readonly password: string;
  readonly loginTicket: string;
}

/**
 * Logs in with the password that was just set and its ticket (W-02). The ticket proves the phone; an account that
 * requires another proof at an unregistered address logs in with the form instead.
 */
export async function logInAfterReset(
  context: CallContext,
  { account, password, loginTicket }: AfterReset,
) {
  const { db, address, now } = context;
  const owner = await spendTicket(db, "login", loginTicket, now);
  const [member] = await db
    .select()
    .from(members)
    .where(eq(members.username, plainName(account)));
  // The password is not checked unless the ticket is the member's, or anybody could cause that work. The timing
  // reveals nothing useful, because a ticket cannot be guessed.
  if (
    member === undefined ||
    owner !== member.id ||
    !(await checkPassword(password.trim(), member.passwordHash))
  )
    throw new Refusal("WRONG_CREDENTIALS");
  const needed = await extraMethodFor(context, member);
  if (needed !== undefined && needed.method !== "mobile")
    throw new Refusal("FORBIDDEN");
  if (needed !== undefined) await rememberAddress(db, member.id, address, now);
  return signedIn(db, member, now);
}
