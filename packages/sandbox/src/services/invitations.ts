import { eq } from "drizzle-orm";
import { randomInt } from "node:crypto";
import type { Database } from "../db/database.ts";
import { invitations } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import { affiliateCodeOf } from "./affiliates.ts";
import type { Member } from "./session.ts";

/** Codes are read aloud and typed by hand: without 0, O, 1, I and L, which look alike. */
const alphabet = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Draws a code; the caller makes sure that nobody has it. */
export const drawCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join(
    "",
  );

/**
 * The code with which a member invites friends, made when it is first read. It says nothing about the login name, so
 * that nobody can try names with it.
 *
 * @example await readInvitationCode(db, memberId) // "K7WPQ2XM"
 */
export async function readInvitationCode(
  db: Database,
  memberId: string,
): Promise<string> {
  for (;;) {
    const [row] = await db
      .select()
      .from(invitations)
      .where(eq(invitations.memberId, memberId));
    if (row !== undefined) return row.code;
    // Nothing is added if the code is taken or a concurrent read was faster.
    await db
      .insert(invitations)
      .values({ code: drawCode(), memberId })
      .onConflictDoNothing();
  }
}

/**
 * The member with an invitation code, typed in upper or lower case; undefined: nobody.
 *
 * @example await findInviter(db, " k7wpq2xm ")
 */
export async function findInviter(
  db: Database,
  typed: string,
): Promise<Member | undefined> {
  const [row] = await db
    .select({ member: members })
    .from(invitations)
    .innerJoin(members, eq(members.id, invitations.memberId))
    .where(eq(invitations.code, affiliateCodeOf(typed)));
  return row?.member;
}
