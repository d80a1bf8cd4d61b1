import { eq, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { memberContacts } from "../db/tables/identity.ts";
import { members } from "../db/tables/members.ts";
import type { Member } from "./session.ts";

export type Contacts = typeof memberContacts.$inferSelect;

export interface Reachable {
  readonly member: Member;
  readonly contacts: Contacts;
}

/** Account types that are not players: staff and partners. */
const nonMemberTypes = new Set(["9"]);

/** Whether an account may log in here at all. */
export const isPlayer = ({ type }: Member): boolean =>
  !nonMemberTypes.has(type);

/**
 * Longer than any real name or e-mail address; anything longer belongs to nobody and must not exceed the index size.
 */
const longest = 254;

/** Names and addresses are trimmed and lower-cased before they are compared. */
export const plainName = (text: string): string =>
  text.trim().toLowerCase().slice(0, longest);

/** A member's contact details; undefined: none. */
export async function readContacts(
  db: Database,
  memberId: string,
): Promise<Contacts | undefined> {
  const [row] = await db
    .select()
    .from(memberContacts)
    .where(eq(memberContacts.memberId, memberId));
  return row;
}

/** Finds the member with a mobile number. */
export async function findByMobile(
  db: Database,
  mobile: string,
): Promise<Reachable | undefined> {
  const [row] = await db
    .select({ member: members, contacts: memberContacts })
    .from(memberContacts)
    .innerJoin(members, eq(members.id, memberContacts.memberId))
    .where(eq(memberContacts.mobile, mobile));
  return row;
}

/** Finds a member by username. A member who registered by number without a username has the full number as one. */
export async function findByName(
  db: Database,
  name: string,
): Promise<Member | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(eq(members.username, plainName(name)));
  return row;
}

/** Which of a username, a mobile number and an e-mail address is already taken. */
export async function findTaken(
  db: Database,
  wanted: {
    readonly username: string;
    readonly mobile: string | null;
    readonly email: string | null;
  },
): Promise<"username" | "mobile" | "email" | undefined> {
  if (await findByName(db, wanted.username)) return "username";
  const rows = await db
    .select({ mobile: memberContacts.mobile, email: memberContacts.email })
    .from(memberContacts)
    .where(
      or(
        eq(memberContacts.mobile, wanted.mobile ?? ""),
        eq(memberContacts.email, wanted.email ?? ""),
      ),
    );
  if (rows.some(({ mobile }) => mobile !== null && mobile === wanted.mobile))
    return "mobile";
  return rows.length > 0 ? "email" : undefined;
}
