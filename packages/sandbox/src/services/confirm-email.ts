import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { memberContacts, tickets } from "../db/tables/identity.ts";
import { send, type Sender } from "./outbox.ts";
import { issueTicket, readTicket, spendTicket } from "./tickets.ts";

/** Path of the page that the link opens, and how many hours the link is valid. */
export const confirmPath = "/account/email";
export const confirmHours = 48;

type Asking = Sender & { readonly origin: string };

/** Sends the link that confirms an address for recovery. A new link replaces the previous one. */
export async function mailConfirmLink(
  tx: Database,
  asking: Asking,
  memberId: string,
  email: string,
): Promise<void> {
  const { now, origin } = asking;
  await tx
    .delete(tickets)
    .where(and(eq(tickets.memberId, memberId), eq(tickets.purpose, "email")));
  const expiresAt = now + confirmHours * 60 * 60_000;
  const ticket = await issueTicket(tx, "email", memberId, expiresAt, now);
  const link = `${origin}${confirmPath}?ticket=${ticket}`;
  await send(tx, asking, {
    channel: "mail",
    kind: "confirmEmail",
    recipient: email,
    values: { link },
    valid: { amount: confirmHours, unit: "hour" },
  });
}

/** The address that a link confirms; undefined: the link is no longer valid. */
export async function addressOfLink(
  db: Database,
  ticket: string,
  now: number,
): Promise<string | undefined> {
  const memberId = await readTicket(db, "email", ticket, now);
  if (memberId === undefined) return undefined;
  const [row] = await db
    .select({ email: memberContacts.email })
    .from(memberContacts)
    .where(eq(memberContacts.memberId, memberId));
  return row?.email ?? undefined;
}

/** Confirms the address; tells whether the link was valid. */
export const confirmByLink = (
  db: Database,
  ticket: string,
  now: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const memberId = await spendTicket(tx, "email", ticket, now);
    if (memberId === undefined) return false;
    await tx
      .update(memberContacts)
      .set({ emailConfirmed: true })
      .where(eq(memberContacts.memberId, memberId));
    return true;
  });
