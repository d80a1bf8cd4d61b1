import { and, asc, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { wireGame } from "./wire-game.ts";
import type { Database } from "../db/database.ts";
import { games } from "../db/tables/catalogue.ts";
import { gameSessions } from "../db/tables/play.ts";
import { Refusal } from "./refusal.ts";
import { listHot, type Game } from "./catalogue.ts";
import { portalOf } from "./portal-origin.ts";
import { trialType, type Session } from "./session.ts";
import { hashToken, newToken } from "./token.ts";

/** How long an opened game may stay open, in ms. */
const lifeMs = 6 * 60 * 60_000;
/** Play money of a free play session, in minor units. */
export const demoMoney = 100_000n;

interface Launch {
  readonly db: Database;
  readonly session: Session;
  readonly now: number;
  readonly run: string;
  readonly origin: string;
  readonly portalOrigins: readonly string[];
  readonly request: {
    readonly vassalage: string;
    readonly gameType: string;
    readonly gameCode: string;
    readonly mode: "REAL" | "DEMO";
    readonly backUrl: string;
    readonly language: string;
  };
}

/** Without a game code, the provider's first game opens: its lobby. */
async function findGame(
  db: Database,
  { vassalage, gameType, gameCode }: Launch["request"],
): Promise<Game | undefined> {
  const [found] = await db
    .select()
    .from(games)
    .where(
      and(
        eq(games.vassalage, vassalage),
        eq(games.gameType, gameType),
        gameCode === "" ? undefined : eq(games.gameCode, gameCode),
      ),
    )
    .orderBy(asc(games.gameCode))
    .limit(1);
  return found;
}

/** Opens a game for a member and returns the address of its frame. */
export async function launch({
  db,
  session,
  now,
  run,
  origin,
  portalOrigins,
  request,
}: Launch) {
  const { member } = session;
  if (request.mode === "REAL" && member.type === trialType)
    throw new Refusal("TRIAL_NOT_ALLOWED");
  const game = await findGame(db, request);
  const portalOrigin = portalOf(request.backUrl, portalOrigins);
  if (game === undefined || portalOrigin === undefined)
    throw new Refusal("INVALID_URL");
  // Games without a trial button have no free play.
  if (request.mode === "DEMO" && game.supportPlay !== 0)
    throw new Refusal("INVALID_URL");
  if (game.maintenance) {
    const others = await listHot(db, { gameType: game.gameType });
    const hot = others.length > 0 ? others : await listHot(db, {});
    throw new Refusal("GAME_MAINTENANCE", {
      value: {
        hot: hot.slice(0, 6).map((game) => wireGame(game, request.language)),
      },
    });
  }
  const token = newToken();
  await db.insert(gameSessions).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    memberId: member.id,
    sessionId: session.id,
    nodeId: game.nodeId,
    mode: request.mode,
    demoBalance: request.mode === "DEMO" ? demoMoney : null,
    portalOrigin,
    run,
    createdAt: now,
    expiresAt: now + lifeMs,
  });
  const { language } = request;
  const query = new URLSearchParams({ s: token, language });
  return { url: `${origin}/games/frame?${query}` };
}
