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

/** Account types that are no player's: staff and partners. */
const nonMemberTypes = new Set(["9"]);

/** Whether an account may come in here at all. */
export const isPlayer = ({ type }: Member): boolean =>
  !nonMemberTypes.has(type);

/** Longer than any name or mail address can be; what is longer is nobody's and may not burst an index. */
const longest = 254;

/** Names and addresses are compared without outer spaces and in small letters. */
export const plainName = (text: string): string =>
  text.trim().toLowerCase().slice(0, longest);

/** How a member can be reached; undefined: not at all. */
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

/** Finds whose number this is. */
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

/** Finds a member by name. Who registered by number without a name has the number in full for one. */
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

/** Which of a name, a number and a mail address somebody has already. */
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
