import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import { rewards } from "../db/tables/offers.ts";
import { settings } from "../db/tables/platform.ts";
import { gameSessions, rounds } from "../db/tables/play.ts";
import { inEach } from "../stock/content/languages.ts";
import { startOfWeek } from "./house-day.ts";
import { titleIn } from "./in-language.ts";
import { tellMember } from "./live-events.ts";
import { maskedName } from "./masked-name.ts";
import { sendMessage } from "./messages.ts";
import {
  isReal,
  readMissions,
  scores,
  written,
  type Mission,
} from "./missions.ts";
import { toDecimal, toMinor } from "./money.ts";
import { pageOf } from "./page.ts";
import { invalid } from "./refusal.ts";

const weekMs = 7 * 86_400_000;
/** Prizes wait this long, in ms, so that rounds written in the last moment of a week count. */
const graceMs = 30_000;
/** Maximum weeks paid in one run of the jobs; the rest follows in the next one. */
const mostWeeks = 8;

interface Board {
  readonly mission: Mission;
  readonly from: number;
  /** The runs whose rounds count. */
  readonly runs: readonly string[];
}

/** Each player of a week with score, place, and how many share the place. */
const standingsOf = (db: Database, { mission, from, runs }: Board) => {
  const score = scores[mission.unit].as("score");
  const sums = db
    .select({ memberId: rounds.memberId, score })
    .from(rounds)
    .innerJoin(gameSessions, eq(gameSessions.id, rounds.gameSessionId))
    .where(
      and(
        isReal,
        gte(rounds.createdAt, from),
        lt(rounds.createdAt, from + weekMs),
        inArray(gameSessions.run, [...runs]),
      ),
    )
    .groupBy(rounds.memberId)
    .as("sums");
  return db
    .select({
      id: sums.memberId,
      score: sums.score,
      rank: sql<number>`rank() over (order by ${sums.score}::numeric desc)::int`.as(
        "rank",
      ),
      sharers:
        sql<number>`count(*) over (partition by ${sums.score}::numeric)::int`.as(
          "sharers",
        ),
    })
    .from(sums)
    .as("standings");
};

/**
 * What each of those who share a place wins: the prizes of the places that they take up, in equal parts, cut to
 * hundredths. 0n: no prize.
 *
 * @example shareOf(["50.00", "20.00", "10.00"], { rank: 2, sharers: 2 }) // 1500n
 */
export function shareOf(
  board: readonly string[],
  { rank, sharers }: { readonly rank: number; readonly sharers: number },
): bigint {
  const prizes = board.slice(rank - 1, rank - 1 + sharers);
  const sum = prizes.reduce((all, each) => all + (toMinor(each) ?? 0n), 0n);
  return sum / BigInt(sharers);
}

interface BoardRequest {
  readonly memberId: string;
  readonly run: string;
  readonly now: number;
  readonly missionId: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Lists this week's leaders of a mission, by masked names, with the calling member's own place marked. */
export async function readLeaderboard(
  db: Database,
  { memberId, run, now, missionId, ...page }: BoardRequest,
) {
  const { offset, limit, pagesOf } = pageOf(page);
  const missions = await readMissions(db);
  const mission = missions.find(({ id }) => id === missionId);
  if (mission === undefined) throw invalid({ missionId: "is not known" });
  const from = startOfWeek(now);
  const standings = standingsOf(db, { mission, from, runs: ["", run] });
  const rows = await db
    .select({
      id: standings.id,
      name: members.username,
      score: standings.score,
      rank: standings.rank,
      sharers: standings.sharers,
    })
    .from(standings)
    .innerJoin(members, eq(members.id, standings.id))
    .orderBy(standings.rank, members.id)
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => {
      const prize = shareOf(mission.board, row);
      return {
        rank: row.rank,
        player: maskedName(row.name),
        score: written(mission.unit, BigInt(row.score)),
        prize: prize === 0n ? "" : toDecimal(prize),
        own: row.id === memberId ? 1 : 0,
      };
    }),
    totalPages: pagesOf(await db.$count(standings)),
    startsAt: from,
    endsAt: from + weekMs,
  };
}

/** Adds the prizes of a week to the reward centre of whoever won them, and tells them. */
async function payBoard(
  tx: Database,
  board: Board,
  now: number,
): Promise<number> {
  const { mission, from } = board;
  const standings = standingsOf(tx, board);
  const leaders = await tx
    .select({
      id: standings.id,
      rank: standings.rank,
      sharers: standings.sharers,
      symbol: members.currencySymbol,
    })
    .from(standings)
    .innerJoin(members, eq(members.id, standings.id))
    .where(sql`${standings.rank} <= ${mission.board.length}`)
    .orderBy(standings.rank, standings.id);
  const winners = leaders
    .map((leader) => ({ ...leader, amount: shareOf(mission.board, leader) }))
    .filter(({ amount }) => amount > 0n)
    // Their events are locked in this order, as everywhere (`tellMembers`).
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id: memberId, rank, amount, symbol } of winners) {
    const told = prizeWords(mission, rank, `${symbol} ${toDecimal(amount)}`);
    const id = `board:${mission.id}:${from}:${memberId}`;
    await tx
      .insert(rewards)
      .values({ ...told, id, memberId, kind: "BONUS", amount, createdAt: now });
    const news = { type: "REWARD_GRANTED", amount: toDecimal(amount) } as const;
    await tellMember(tx, memberId, { ...news, id }, now);
    await sendMessage(
      tx,
      memberId,
      { ...told, id: `M-${id}`, kind: "REWARD" },
      now,
    );
  }
  return winners.length;
}

/**
 * Title of the reward, and title and body of the message about it, in each language.
 *
 * @param amount With its currency.
 */
export function prizeWords(
  mission: Pick<Mission, "title" | "words">,
  place: number,
  amount: string,
) {
  const fill = (text: string, title: string) =>
    text
      .replace("{place}", String(place))
      .replace("{mission}", () => title)
      .replace("{amount}", () => amount);
  return {
    title: fill("Leaderboard, place {place}: {mission}", mission.title),
    body: fill(
      "<p>Your prize of {amount} is in your reward centre.</p>",
      mission.title,
    ),
    words: inEach(({ boardPrize: [title, body] }, code) => {
      const own = titleIn(mission, code);
      return { title: fill(title, own), body: fill(body, own) };
    }),
  };
}

/**
 * Pays the leaderboards of the weeks that are over, each once: the week up to which they are paid is locked and moved
 * on in the same transaction, so neither a second process nor a clock that is set back pays again. Rounds of test runs
 * win nothing, because their clocks are their own. Returns the number of prizes.
 *
 * @example await payBoards(db, "", now)
 */
export const payBoards = (
  db: Database,
  run: string,
  now: number,
): Promise<number> =>
  run === ""
    ? db.transaction(async (tx) => {
        const over = startOfWeek(now - graceMs);
        const key = "boardsPaidUntil";
        const first = await tx
          .insert(settings)
          .values({ run, key, value: over })
          .onConflictDoNothing()
          .returning();
        if (first.length > 0) return 0;
        const [paid] = await tx
          .select()
          .from(settings)
          .where(and(eq(settings.run, run), eq(settings.key, key)))
          .for("update");
        let from = v.parse(v.number(), paid?.value);
        let prizes = 0;
        const until = Math.min(over, from + mostWeeks * weekMs);
        const missions = from < until ? await readMissions(tx) : [];
        for (; from < until; from += weekMs)
          for (const mission of missions)
            prizes += await payBoard(tx, { mission, from, runs: [run] }, now);
        await tx
          .update(settings)
          .set({ value: from })
          .where(and(eq(settings.run, run), eq(settings.key, key)));
        return prizes;
      })
    : Promise.resolve(0);
