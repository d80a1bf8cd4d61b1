import { eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { content } from "../db/tables/platform.ts";
import { rewards } from "../db/tables/offers.ts";
import { rounds } from "../db/tables/play.ts";
import { titleIn } from "./in-language.ts";
import { tellMember } from "./live-events.ts";
import { toDecimal, toMinor } from "./money.ts";
import { readRoundDays } from "./round-sums.ts";
import { forNewPlayers } from "./new-players.ts";

const missionBody = v.object({
  title: v.string(),
  unit: v.picklist(["ROUNDS", "MONEY"]),
  target: v.string(),
  prize: v.string(),
  /** Amounts for the leading places of the leaderboard, in order from the first. */
  board: v.array(v.string()),
  words: v.record(v.string(), v.unknown()),
});
export type Unit = v.InferOutput<typeof missionBody>["unit"];

/** Rounds as a plain number; money in hundredths, as it is stored. */
const asTarget = (unit: Unit, text: string): bigint =>
  unit === "ROUNDS" ? BigInt(text) : (toMinor(text) ?? 0n);
export const written = (unit: Unit, value: bigint): string =>
  unit === "ROUNDS" ? value.toString() : toDecimal(value);

export type Mission = Awaited<ReturnType<typeof readMissions>>[number];

/** The missions in their order. */
export async function readMissions(db: Database) {
  const rows = await db
    .select({ id: content.id, body: content.body })
    .from(content)
    .where(eq(content.kind, "mission"))
    .orderBy(content.sort);
  return rows.map(({ id, body }) => ({ id, ...v.parse(missionBody, body) }));
}

/** Play money reaches no target. */
export const isReal = eq(rounds.mode, "REAL");
/** What is counted, over rounds. */
export const scores = {
  ROUNDS: sql<string>`count(*)::text`,
  MONEY: sql<string>`coalesce(sum(${rounds.stake}), 0)::text`,
};

async function progressOf(
  db: Database,
  memberId: string,
): Promise<Readonly<Record<Unit, bigint>>> {
  const days = await readRoundDays(db, memberId);
  const sum = (of: "count" | "stake") =>
    days.reduce((total, one) => total + one[of], 0n);
  return { ROUNDS: sum("count"), MONEY: sum("stake") };
}

const rewardOf = (missionId: string, memberId: string) =>
  `mission:${missionId}:${memberId}`;

/**
 * Adds a reward to the reward centre for each mission that the member has completed, once per mission, and tells the
 * member. Returns how many.
 */
export async function settleMissions(
  db: Database,
  memberId: string,
  now: number,
): Promise<number> {
  const missions = await readMissions(db);
  const ids = missions.map(({ id }) => rewardOf(id, memberId));
  const given = await db
    .select({ id: rewards.id })
    .from(rewards)
    .where(inArray(rewards.id, ids));
  const left = missions.filter(
    ({ id }) => !given.some((row) => row.id === rewardOf(id, memberId)),
  );
  if (left.length === 0) return 0;
  const progress = await progressOf(db, memberId);
  const reached = left.filter(
    ({ unit, target }) => progress[unit] >= asTarget(unit, target),
  );
  if (reached.length === 0) return 0;
  return db.transaction(async (tx) => {
    const granted = await tx
      .insert(rewards)
      .values(
        reached.map(({ id, title, words, prize }) => ({
          id: rewardOf(id, memberId),
          memberId,
          kind: "BONUS" as const,
          title,
          words,
          amount: toMinor(prize) ?? 0n,
          createdAt: now,
        })),
      )
      // Another sandbox was faster.
      .onConflictDoNothing()
      .returning({ id: rewards.id, amount: rewards.amount });
    for (const { id, amount } of granted)
      await tellMember(
        tx,
        memberId,
        { type: "REWARD_GRANTED", id, amount: toDecimal(amount) },
        now,
      );
    return granted.length;
  });
}

/**
 * Grants the missions that were completed since the last run, by the members who have played in between. Repeating it
 * grants nothing twice, and after a clock was set back it looks at what is new by that clock. Returns how many.
 *
 * @example await grantMissions(db, "", now)
 */
export const grantMissions = (
  db: Database,
  run: string,
  now: number,
): Promise<number> =>
  forNewPlayers(db, { run, now, key: "missionsGrantedUntil" }, (id) =>
    settleMissions(db, id, now),
  );

/** A member's progress in each mission. */
export async function readMissionSummary(
  db: Database,
  memberId: string,
  now: number,
  language: string,
) {
  await settleMissions(db, memberId, now);
  const [missions, progress, given] = await Promise.all([
    readMissions(db),
    progressOf(db, memberId),
    db.select().from(rewards).where(eq(rewards.memberId, memberId)),
  ]);
  const list = missions.map(({ id, unit, target, prize, ...mission }) => {
    const reward = given.find((row) => row.id === rewardOf(id, memberId));
    const most = asTarget(unit, target);
    return {
      id,
      title: titleIn(mission, language),
      unit,
      target: written(unit, most),
      progress: written(unit, progress[unit] < most ? progress[unit] : most),
      prize,
      status:
        reward === undefined
          ? ("RUNNING" as const)
          : reward.claimedAt === null
            ? ("DONE" as const)
            : ("CLAIMED" as const),
    };
  });
  return {
    count: list.filter(({ status }) => status === "DONE").length,
    missions: list,
  };
}
