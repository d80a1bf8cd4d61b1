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

/** How long a session lasts, in ms. */
const lifeMs = 12 * 60 * 60_000;
/** Precision of a session's last-used time, in ms. */
const seenMs = 60_000;
/** Account type of trial accounts on this platform. */
export const trialType = "4";

/** Starts a session; the token is returned only this once and stored as a hash. */
export async function startSession(
  db: Database,
  memberId: string,
  now: number,
  rememberedId?: string,
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    memberId,
    createdAt: now,
    expiresAt: now + lifeMs,
    rememberedId: rememberedId ?? null,
  });
  return token;
}

/** The stored hash of the token in an `Authorization` header; undefined: there is none. */
export function tokenHashOf(
  authorization: string | undefined,
): string | undefined {
  const token = /^Bearer ([\w-]{16,4096})$/.exec(authorization ?? "")?.[1];
  return token === undefined ? undefined : hashToken(token);
}

/** Records that a session is in use, in which brand and language, but not for each of the many requests of a page. */
export async function noteSeen(
  db: Database,
  {
    id,
    lastSeenAt,
  }: { readonly id: string; readonly lastSeenAt: number | null },
  now: number,
  reading: { readonly merchant?: string; readonly language?: string } = {},
): Promise<void> {
  if (now - (lastSeenAt ?? 0) > seenMs)
    await db
      .update(sessions)
      .set({ lastSeenAt: now, ...reading })
      .where(eq(sessions.id, id));
}

/** Finds the active session of an `Authorization` header. */
export async function findSession(
  db: Database,
  authorization: string | undefined,
  now: number,
): Promise<Session | undefined> {
  const tokenHash = tokenHashOf(authorization);
  if (tokenHash === undefined) return undefined;
  const [row] = await db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      member: members,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  if (row === undefined) return undefined;
  await noteSeen(db, row, now);
  return { id: row.id, member: row.member };
}
