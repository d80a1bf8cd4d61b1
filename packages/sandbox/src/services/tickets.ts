import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { tickets } from "../db/tables/identity.ts";
import { hashToken, newToken } from "./token.ts";

type Purpose = (typeof tickets.$inferSelect)["purpose"];

/** Makes a long secret that is good once; it is handed out once and kept as a hash. */
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

/** Whose ticket it is, without using it; undefined when it is not good. */
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

/** Uses a ticket up and tells whose it was; undefined when it was not good, or is used already. */
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

/** Makes every ticket of a member void. */
export async function voidTickets(
  db: Database,
  memberId: string,
): Promise<void> {
  await db.delete(tickets).where(eq(tickets.memberId, memberId));
}
