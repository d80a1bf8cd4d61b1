import { and, eq, gt, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { members, sessions } from "../db/tables/members.ts";
import { hashToken, newToken } from "./token.ts";

export type Member = typeof members.$inferSelect;

export interface Session {
  readonly id: string;
  readonly member: Member;
}

/** How long a sign-in lasts, in ms. */
const lifeMs = 12 * 60 * 60_000;
/** Account type of trial users on this platform. */
export const trialType = "4";

/** Signs a member in; the token is handed out once and kept as a hash. */
export async function startSession(
  db: Database,
  memberId: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    memberId,
    createdAt: now,
    expiresAt: now + lifeMs,
  });
  return token;
}

/** Finds the live session of an `Authorization` header. */
export async function findSession(
  db: Database,
  authorization: string | undefined,
  now: number,
): Promise<Session | undefined> {
  const token = /^Bearer ([\w-]{16,4096})$/.exec(authorization ?? "")?.[1];
  if (token === undefined) return undefined;
  const [row] = await db
    .select({ id: sessions.id, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return row;
}
