import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import { vipChanges, vipStandings } from "../db/tables/vip.ts";
import { forNewPlayers } from "./new-players.ts";
import { tellRank } from "./vip-news.ts";
import { vipRanks } from "./vip-ranks.ts";
import {
  afterRise,
  graceMs,
  nextPeriod,
  placeOf,
  readCounted,
  readStanding,
  type Counted,
  type Standing,
} from "./vip-standing.ts";

interface Time {
  readonly run: string;
  readonly now: number;
}

/** What becomes of a rank; `left` is what was bet beyond a rise. */
export type Move =
  | { readonly reason: "RISE"; readonly place: number; readonly left: bigint }
  | { readonly reason: "KEPT" | "FALL"; readonly place: number };

/**
 * Decides about a rank: it rises for each threshold that was reached, and what was bet beyond one counts towards the
 * next. Otherwise, when its period is over, it is kept or falls by one. Undefined: it stays as it is.
 *
 * @param place Of the rank in `vipRanks`; -1: none.
 * @example moveOf(0, { towards: 130_000n, inPeriod: 0n }, false) // { reason: "RISE", place: 1, left: 30_000n }
 */
export function moveOf(
  place: number,
  { towards, inPeriod }: Counted,
  isOver: boolean,
): Move | undefined {
  let left = towards;
  let reached = place;
  for (const { target } of vipRanks.slice(place + 1)) {
    if (left < target) break;
    left -= target;
    reached += 1;
  }
  if (reached > place) return { reason: "RISE", place: reached, left };
  const rank = vipRanks[place];
  if (!isOver || rank === undefined) return undefined;
  return inPeriod >= rank.keep
    ? { reason: "KEPT", place }
    : { reason: "FALL", place: place - 1 };
}

async function read(db: Database, memberId: string, time: Time) {
  const found = await readStanding(db, memberId, time);
  const place = found && placeOf(found.rank);
  if (found === undefined || place === undefined) return undefined;
  const { standing } = found;
  // Only one clock decides about a rank, and not while it is set back to before the last change.
  if (standing.run !== time.run || time.now < (standing.since ?? 0))
    return undefined;
  const counted = await readCounted(db, standing, time.now);
  const isOver = standing.keptUntil + graceMs <= time.now;
  return { ...found, counted, move: moveOf(place, counted, isOver) };
}

async function write(
  tx: Database,
  { standing, rank: before, counted }: Found,
  move: Move,
  { now }: Time,
): Promise<void> {
  const { memberId } = standing;
  const rank = vipRanks[move.place];
  if (rank === undefined) return;
  const number = standing.changes + 1;
  const isRise = move.reason === "RISE";
  const next = isRise
    ? await afterRise(tx, memberId, move.left, now)
    : await nextPeriod(tx, standing, move.reason === "KEPT", now);
  await tx
    .update(vipStandings)
    .set({ ...next, changes: number })
    .where(eq(vipStandings.memberId, memberId));
  await tx.insert(vipChanges).values({
    memberId,
    number,
    at: now,
    reason: move.reason,
    before,
    rank: rank.rank,
    counted: isRise ? counted.towards : counted.inPeriod,
  });
  if (move.reason === "KEPT") return;
  await tx
    .update(members)
    .set({ vipRank: rank.rank, vipLabel: rank.label })
    .where(eq(members.id, memberId));
  const id = `vip:${memberId}:${number}`;
  await tellRank(tx, memberId, { id, reason: move.reason, before, rank }, now);
}

interface Found {
  readonly standing: Standing;
  readonly rank: string;
  readonly counted: Counted;
}

/**
 * Lets a member's rank rise or fall if it is time, and tells the member. The standing is locked and looked at again, so
 * however many do this at once, each change happens once. Returns 1 if the rank has changed.
 *
 * @example await settleRank(db, memberId, { run: "", now })
 */
export async function settleRank(
  db: Database,
  memberId: string,
  time: Time,
): Promise<number> {
  const seen = await read(db, memberId, time);
  if (seen === undefined) return 0;
  if (seen.move === undefined) {
    // A rank that was given otherwise gets its first period.
    if (seen.rank !== "0" && !seen.isKept) await begin(db, seen.standing);
    return 0;
  }
  return db.transaction(async (tx) => {
    await begin(tx, seen.standing);
    await tx
      .select({ id: vipStandings.memberId })
      .from(vipStandings)
      .where(eq(vipStandings.memberId, memberId))
      .for("update");
    const found = await read(tx, memberId, time);
    if (found?.move === undefined) return 0;
    await write(tx, found, found.move, time);
    return found.move.reason === "KEPT" ? 0 : 1;
  });
}

const begin = (db: Database, standing: Standing) =>
  db.insert(vipStandings).values(standing).onConflictDoNothing();

/**
 * Settles the ranks of everybody who has had a bet since the last run, and of those whose period is over. Returns how
 * many have changed.
 *
 * @example await settleRanks(db, "", now)
 */
export async function settleRanks(
  db: Database,
  run: string,
  now: number,
): Promise<number> {
  const time = { run, now };
  let changed = await forNewPlayers(
    db,
    { ...time, key: "ranksSettledUntil" },
    (id) => settleRank(db, id, time),
  );
  const over = await db
    .select({ id: vipStandings.memberId })
    .from(vipStandings)
    .where(
      and(
        eq(vipStandings.run, run),
        lte(vipStandings.keptUntil, now - graceMs),
      ),
    );
  for (const { id } of over) changed += await settleRank(db, id, time);
  return changed;
}
