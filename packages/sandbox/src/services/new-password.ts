import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members, sessions } from "../db/tables/members.ts";
import { readContacts } from "./contacts.ts";
import { forgetGuesses } from "./guesses.ts";
import { send, type Sender } from "./outbox.ts";
import { hashPassword } from "./password.ts";
import { forgetAllRemembered } from "./remembered.ts";
import { noteChange, type Changer } from "./security-changes.ts";
import type { Member } from "./session.ts";
import { voidTickets } from "./tickets.ts";
import { dropTotpOffer } from "./totp-enrolment.ts";

type Setting = Omit<Changer, "memberId"> &
  Sender & {
    /** The session that continues; undefined: all of them end. */
    readonly keepSession?: string;
  };

/**
 * Sets a password, ends the member's other sessions, forgets remembered devices, invalidates links, tickets and a
 * pending authenticator secret, and notifies the member by mail.
 */
export async function setNewPassword(
  db: Database,
  member: Member,
  password: string,
  { keepSession, ...changing }: Setting,
): Promise<void> {
  const { now } = changing;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx
      .update(members)
      .set({ passwordHash, passwordExpired: false, firstLogin: false })
      .where(eq(members.id, member.id));
    await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(sessions.memberId, member.id),
          keepSession === undefined ? undefined : ne(sessions.id, keepSession),
          isNull(sessions.revokedAt),
        ),
      );
    await forgetAllRemembered(tx, member.id, now);
    await voidTickets(tx, member.id);
    await dropTotpOffer(tx, member.id);
    await forgetGuesses(tx, member.username);
    const changer = { ...changing, memberId: member.id };
    await noteChange(tx, changer, "PASSWORD");
    const contacts = await readContacts(tx, member.id);
    if (contacts?.email)
      await send(tx, changing, {
        channel: "mail",
        kind: "passwordChanged",
        recipient: contacts.email,
      });
  });
}
