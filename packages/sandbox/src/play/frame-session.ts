import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { games } from "../db/tables/catalogue.ts";
import { members, sessions } from "../db/tables/members.ts";
import { gameSessions } from "../db/tables/play.ts";
import { Refusal } from "../services/refusal.ts";
import { hashToken } from "../services/token.ts";

/** Finds the game that a frame's token opens; it ends with the member's session. */
export async function findFrame(db: Database, token: string, now: number) {
  const [row] = await db
    .select({
      frame: gameSessions,
      game: games,
      currencySymbol: members.currencySymbol,
      vipRank: members.vipRank,
    })
    .from(gameSessions)
    .innerJoin(games, eq(games.nodeId, gameSessions.nodeId))
    .innerJoin(members, eq(members.id, gameSessions.memberId))
    .innerJoin(sessions, eq(sessions.id, gameSessions.sessionId))
    .where(
      and(
        eq(gameSessions.tokenHash, hashToken(token)),
        gt(gameSessions.expiresAt, now),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  if (row === undefined) {
    throw new Refusal("NOT_LOGGED_IN", {
      message: "This game has ended. Please open it again.",
    });
  }
  return row;
}

export type Frame = Awaited<ReturnType<typeof findFrame>>;

/** The test run in which a frame was opened; empty for an unknown token. */
export async function runOfFrame(db: Database, token: string): Promise<string> {
  const [row] = await db
    .select({ run: gameSessions.run })
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, hashToken(token)));
  return row?.run ?? "";
}
