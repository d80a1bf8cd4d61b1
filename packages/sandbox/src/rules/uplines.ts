import { eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { uplines } from "../db/tables/agents.ts";
import { members } from "../db/tables/members.ts";
import type { Member } from "./session.ts";

/** How many levels of a line are looked at: a ring in the data must not hold a request. */
const depth = 32;

/** Who stands above a member. */
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

/** Finds an account by name among all who stand below a member. */
export async function findBelow(
  db: Database,
  memberId: string,
  username: string,
): Promise<Member | undefined> {
  const [found] = await db
    .select()
    .from(members)
    .where(eq(members.username, username.trim().toLowerCase()));
  if (found === undefined) return undefined;
  let at: string | undefined = found.id;
  for (let level = 0; at !== undefined && level < depth; level += 1) {
    at = (await uplineOf(db, at))?.id;
    if (at === memberId) return found;
  }
  return undefined;
}

/** Puts one member below another. */
export async function placeBelow(
  db: Database,
  memberId: string,
  uplineId: string,
): Promise<void> {
  await db
    .insert(uplines)
    .values({ memberId, uplineId })
    .onConflictDoUpdate({ target: uplines.memberId, set: { uplineId } });
}

/** Ids of all who stand below a member. */
export async function allBelow(
  db: Database,
  memberId: string,
): Promise<readonly string[]> {
  const found = new Set<string>();
  let level = [memberId];
  for (let index = 0; level.length > 0 && index < depth; index += 1) {
    const rows = await db
      .select({ id: uplines.memberId })
      .from(uplines)
      .where(inArray(uplines.uplineId, level));
    level = rows.map(({ id }) => id).filter((id) => !found.has(id));
    for (const id of level) found.add(id);
  }
  return [...found];
}
