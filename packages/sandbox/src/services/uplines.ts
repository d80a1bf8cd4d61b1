import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { teamLines, uplines } from "../db/tables/agents.ts";
import { members } from "../db/tables/members.ts";
import { Refusal } from "./refusal.ts";
import type { Member } from "./session.ts";

/** The direct upline of a member. */
export async function uplineOf(
  db: Database,
  memberId: string,
): Promise<Member | undefined> {
  const [row] = await db
    .select({ member: members })
    .from(uplines)
    .innerJoin(members, eq(members.id, uplines.uplineId))
    .where(eq(uplines.memberId, memberId));
  return row?.member;
}

/** Finds an account by username in a member's whole team. */
export async function findBelow(
  db: Database,
  memberId: string,
  username: string,
): Promise<Member | undefined> {
  const [row] = await db
    .select({ member: members })
    .from(members)
    .innerJoin(
      teamLines,
      and(
        eq(teamLines.memberId, members.id),
        eq(teamLines.ancestorId, memberId),
      ),
    )
    .where(eq(members.username, username.trim().toLowerCase()));
  return row?.member;
}

/** The same; an account outside the team is rejected as if it did not exist. */
export async function requireBelow(
  db: Database,
  memberId: string,
  username: string,
): Promise<Member> {
  const found = await findBelow(db, memberId, username);
  if (found === undefined) throw new Refusal("USER_NOT_FOUND");
  return found;
}
