import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { tickets } from "../db/tables/identity.ts";
import { hashToken, newToken } from "./token.ts";

type Purpose = (typeof tickets.$inferSelect)["purpose"];

/** Creates a long single-use secret; it is returned only this once and stored as a hash. */
export async function issueTicket(
  db: Database,
  purpose: Purpose,
  memberId: string,
  expiresAt: number,
  now: number,
): Promise<string> {
  const ticket = newToken();
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
  await db
    .insert(tickets)
    .values({ hash: hashToken(ticket), purpose, memberId, expiresAt });
  return ticket;
}

const liveTicket = (purpose: Purpose, ticket: string, now: number) =>
  and(
    eq(tickets.hash, hashToken(ticket)),
    eq(tickets.purpose, purpose),
    gt(tickets.expiresAt, now),
  );

/** The member whom a ticket belongs to, without using it up; undefined if it is not valid. */
export async function readTicket(
  db: Database,
  purpose: Purpose,
  ticket: string,
  now: number,
): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(liveTicket(purpose, ticket, now));
  return row?.memberId;
}

/** Uses up a ticket and returns the id of its member; undefined if it is not valid or already used. */
export async function spendTicket(
  db: Database,
  purpose: Purpose,
  ticket: string,
  now: number,
): Promise<string | undefined> {
  const [row] = await db
    .delete(tickets)
    .where(liveTicket(purpose, ticket, now))
    .returning();
  return row?.memberId;
}

/** Invalidates every ticket of a member. */
export async function voidTickets(
  db: Database,
  memberId: string,
): Promise<void> {
  await db.delete(tickets).where(eq(tickets.memberId, memberId));
}
