import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import { vipStandings } from "../db/tables/vip.ts";
import { startOfDay } from "./house-day.ts";
import { readTotal, slotMs } from "./records/sums.ts";
import { keptDays, vipRanks } from "./vip-ranks.ts";

const day = 86_400_000;
/** Bets are committed after the time that they carry, by this much at most, in ms. */
export const graceMs = 30_000;

export type Standing = typeof vipStandings.$inferSelect;

const slotStart = (at: number): number => Math.floor(at / slotMs) * slotMs;
const slotEnd = (now: number): number => slotStart(now) + slotMs;

/**
 * Until when a rank is kept that was reached at `now`: the midnight after `keptDays` whole days.
 *
 * @example keptFrom(Date.UTC(2026, 0, 31, 18)) // 2026-05-02T00:00Z, of 90 days
 */
export const keptFrom = (now: number): number =>
  startOfDay(now) + (keptDays + 1) * day;

/**
 * Bets of a member that count, in minor units, between two boundaries of the records' sums; `until` is excluded. The
 * cost does not grow with the number of bets.
 */
async function betsIn(
  db: Database,
  memberId: string,
  from: number,
  until: number,
): Promise<bigint> {
  if (until <= from) return 0n;
  const period = { from, to: until - 1 };
  return (await readTotal(db, [memberId], period, { kinds: ["bet"] })).paid;
}

const atLeastNone = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** What a member has bet towards the next rank, and to keep the present one. */
export interface Counted {
  /** Since the last change of the rank, with what was left over then. */
  readonly towards: bigint;
  /** In the period that ends at `keptUntil`. */
  readonly inPeriod: bigint;
}

/**
 * Adds up what counts at `now`: real bets as in every record, a lottery ticket when it is drawn. A bet that is
 * refunded counts no longer. A bet of a later time, from before a clock was set back, does not count yet.
 */
export async function readCounted(
  db: Database,
  { memberId, countsFrom, setAside, carried, keptUntil }: Standing,
  now: number,
): Promise<Counted> {
  const until = slotEnd(now);
  const bets = await betsIn(db, memberId, countsFrom, until);
  const late =
    keptUntil < until
      ? await betsIn(db, memberId, Math.max(keptUntil, countsFrom), until)
      : 0n;
  return {
    towards: atLeastNone(carried + bets - setAside),
    inPeriod: atLeastNone(bets - setAside - late),
  };
}

/** The columns of a standing that begins with a rise at `now`: every bet so far is used up, except for `left`. */
export async function afterRise(
  db: Database,
  memberId: string,
  left: bigint,
  now: number,
) {
  const countsFrom = slotStart(now - graceMs);
  return {
    since: now,
    countsFrom,
    setAside: await betsIn(db, memberId, countsFrom, slotEnd(now)),
    carried: left,
    keptUntil: keptFrom(now),
  };
}

/** The same for the period after one that is over; a rank that was kept keeps what was bet so far. */
export async function nextPeriod(
  db: Database,
  { memberId, countsFrom, setAside, carried, since }: Standing,
  kept: boolean,
  now: number,
) {
  const start = startOfDay(now);
  const bets = await betsIn(db, memberId, countsFrom, start);
  return {
    since: kept ? since : now,
    countsFrom: start,
    setAside: 0n,
    carried: kept ? atLeastNone(carried + bets - setAside) : 0n,
    keptUntil: start + keptDays * day,
  };
}

/**
 * Reads a member's rank and standing. Without a row in the table: no rank, and every bet since the account was opened
 * counts; or a rank that was given otherwise, whose first period begins now.
 */
export async function readStanding(
  db: Database,
  memberId: string,
  { run, now }: { readonly run: string; readonly now: number },
): Promise<
  | {
      readonly rank: string;
      readonly standing: Standing;
      /** Whether the table has it. */
      readonly isKept: boolean;
    }
  | undefined
> {
  const [row] = await db
    .select({
      rank: members.vipRank,
      type: members.type,
      createdAt: members.createdAt,
      standing: vipStandings,
    })
    .from(members)
    .leftJoin(vipStandings, eq(vipStandings.memberId, members.id))
    .where(eq(members.id, memberId));
  if (row === undefined) return undefined;
  const fresh = {
    memberId,
    run,
    since: null,
    countsFrom: slotStart(row.createdAt),
    setAside: 0n,
    carried: 0n,
    keptUntil: keptFrom(now),
    changes: 0,
  };
  return {
    rank: row.rank,
    standing: row.standing ?? fresh,
    isKept: row.standing !== null,
  };
}

/** Place of a rank in `vipRanks`; -1 for a member without a rank; undefined for a rank that is not known. */
export function placeOf(rank: string): number | undefined {
  if (rank === "0") return -1;
  const place = vipRanks.findIndex((one) => one.rank === rank);
  return place < 0 ? undefined : place;
}
