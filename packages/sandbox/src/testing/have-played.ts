import { gameSessions, rounds } from "../db/tables/play.ts";
import type { TestMember, TestSandbox } from "./harness.ts";

const dayMs = 86_400_000;

/** Gives a member rounds, played some days ago. */
export async function havePlayed(
  { platform: { db } }: TestSandbox,
  who: TestMember,
  count: number,
  { stake = 500n, daysAgo = 0, mode = "REAL" as "REAL" | "DEMO" } = {},
) {
  const [game] = await db.query.games.findMany({
    where: (row, { eq }) => eq(row.gameType, "RNG"),
    limit: 1,
  });
  if (game === undefined) throw new Error("There is no game.");
  const createdAt = Date.now() - daysAgo * dayMs;
  const id = `${who.id}-${daysAgo}-${mode}`;
  const shared = { memberId: who.id, nodeId: game.nodeId, mode, createdAt };
  await db.insert(gameSessions).values({
    ...shared,
    id,
    tokenHash: id,
    sessionId: null,
    demoBalance: null,
    portalOrigin: "",
    run: "",
    expiresAt: createdAt,
  });
  await db.insert(rounds).values(
    Array.from({ length: count }, (_, index) => ({
      ...shared,
      id: `${id}-${index}`,
      gameSessionId: id,
      stake,
      win: 0n,
      answer: {},
    })),
  );
}
