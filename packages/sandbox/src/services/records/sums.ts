import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { rollTeamSums } from "../team-sums.ts";
import { bucketOf, type Day } from "./days.ts";
import { idsOf, isTeam, type Period, type Whose } from "./whose.ts";

/** Length of what is added up, in ms. */
export const slotMs = 900_000;

/** Whether these moments are all between two sums. The days of every time zone begin there. */
export const areWhole = (moments: readonly number[], ms = slotMs): boolean =>
  moments.every((at) => at % ms === 0);

/** Whether a period begins and ends between two sums. */
export const isWhole = ({ from, to }: Period): boolean =>
  areWhole([from, to + 1]);

/** A period as the part that sums cover and the ends that lie within a quarter of an hour. */
function partsOf({ from, to }: Period): {
  readonly whole: Period | undefined;
  readonly ends: readonly Period[];
} {
  const start = Math.ceil(from / slotMs) * slotMs;
  const end = Math.floor((to + 1) / slotMs) * slotMs;
  if (start >= end) return { whole: undefined, ends: [{ from, to }] };
  return {
    whole: { from: start, to: end - 1 },
    ends: [
      { from, to: start - 1 },
      { from: end, to },
    ].filter((part) => part.from <= part.to),
  };
}

/** The ids of these members, as a list or subquery. */
export const membersOf = (whose: Whose): SQL =>
  isTeam(whose) ? idsOf(whose) : sql`${[...whose]}`;

/** Condition on sums: those of a period. */
export const inSlots = ({ from, to }: Period): SQL =>
  sql`slot between ${Math.floor(from / slotMs)}::int and ${Math.floor(to / slotMs)}::int`;

const sumColumns = sql.raw("kind, game_type, count, paid, received");
const slotStart = sql`slot::bigint * ${slotMs}::bigint as at`;

/** Bets and entries themselves, each as a sum of its own. */
const entriesIn = (whose: Whose, { from, to }: Period): SQL =>
  sql`select member_id, at, kind, game_type, 1 as count, paid, received
    from counted where member_id in ${membersOf(whose)} and at between ${from}::bigint and ${to}::bigint`;

const allOf = (parts: readonly SQL[]): SQL =>
  sql`(${sql.join([...parts], sql` union all `)})`;

/**
 * The sums of each of the given members in a period: (member_id, at, kind, game_type, count, paid, received). Where a
 * period begins or ends within a quarter of an hour, that quarter's bets and entries stand for themselves.
 */
export function memberSumsIn(whose: Whose, period: Period): SQL {
  const { whole, ends } = partsOf(period);
  const sums =
    whole &&
    sql`select member_id, ${slotStart}, ${sumColumns} from member_sums where member_id in ${membersOf(whose)} and ${inSlots(whole)}`;
  return allOf([
    ...(sums ? [sums] : []),
    ...ends.map((end) => entriesIn(whose, end)),
  ]);
}

/** The same of all of them together: (at, kind, game_type, count, paid, received). */
export function sumsIn(whose: Whose, period: Period): SQL {
  const { whole, ends } = partsOf(period);
  if (!isTeam(whose) || whole === undefined)
    return sql`(select at, ${sumColumns} from ${memberSumsIn(whose, period)} each_of)`;
  const team = sql`select ${slotStart}, ${sumColumns} from team_sums where agent_id = ${whose.teamOf} and ${inSlots(whole)}`;
  const self = sql`select at, ${sumColumns} from ${memberSumsIn([whose.teamOf], whole)} own`;
  return allOf([
    team,
    ...(whose.self === true ? [self] : []),
    ...ends.map(
      (end) =>
        sql`select at, ${sumColumns} from (${entriesIn(whose, end)}) late`,
    ),
  ]);
}

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const sumEntries = {
  kind: v.string(),
  count: v.number(),
  paid: minor,
  received: minor,
};
const columns = sql`sum(count)::int as count, sum(paid)::text as paid, sum(received)::text as received`;
const daySums = v.array(v.object({ ...sumEntries, day: v.number() }));
const accountSums = v.array(v.object({ ...sumEntries, memberId: v.string() }));
const total = v.object({ count: v.number(), paid: minor, received: minor });

/** What bets (`bet`) or a kind of ledger entry came to. Amounts in minor units: paid by the member, and received. */
export interface Sum {
  readonly kind: string;
  readonly count: number;
  readonly paid: bigint;
  readonly received: bigint;
}

/** The statement of `readDays`. */
export const sumsByDay = (
  whose: Whose,
  period: Period,
  days: readonly Day[],
): SQL =>
  sql`select ${bucketOf(sql`at`, days)} as day, kind, ${columns} from ${sumsIn(whose, period)} sums group by 1, 2`;

/**
 * What the given members' bets and entries came to on each of the given days; 1 is the first. The cost does not grow
 * with the bets.
 *
 * @example await readDays(db, { teamOf: "m-7" }, period, daysOf(period, "Asia/Kuala_Lumpur"))
 */
export async function readDays(
  db: Database,
  whose: Whose,
  period: Period,
  days: readonly Day[],
): Promise<readonly (Sum & { readonly day: number })[]> {
  if (isTeam(whose)) await rollTeamSums(db);
  return v.parse(daySums, await rowsOf(db, sumsByDay(whose, period, days)));
}

/** What each of the given members' bets and entries came to in a period. */
export const readAccounts = async (
  db: Database,
  ids: readonly string[],
  period: Period,
): Promise<readonly (Sum & { readonly memberId: string })[]> =>
  v.parse(
    accountSums,
    await rowsOf(
      db,
      sql`select member_id as "memberId", kind, ${columns} from ${memberSumsIn(ids, period)} sums group by 1, 2`,
    ),
  );

interface Which {
  /** Kinds of ledger entries, or `bet`; undefined: all ledger entries. */
  readonly kinds: readonly string[] | undefined;
  /** Type of game, of bets; empty: all. */
  readonly gameType?: string;
}

/** The statement of `readTotal`. */
export const totalOf = (
  whose: Whose,
  period: Period,
  { kinds, gameType = "" }: Which,
): SQL =>
  sql`select coalesce(sum(count), 0)::int as count, coalesce(sum(paid), 0)::text as paid, coalesce(sum(received), 0)::text as received
    from ${sumsIn(whose, period)} sums where ${kinds ? sql`kind in ${[...kinds]}` : sql`kind <> 'bet'`} and (${gameType}::text = '' or game_type = ${gameType}::text)`;

/**
 * What some kinds came to in a period.
 *
 * @example await readTotal(db, ["m-1"], period, { kinds: ["bet"] }) // { count: 3, paid: 1500n, received: 400n }
 */
export async function readTotal(
  db: Database,
  whose: Whose,
  period: Period,
  which: Which,
): Promise<Omit<Sum, "kind">> {
  if (isTeam(whose)) await rollTeamSums(db);
  const [row] = await rowsOf(db, totalOf(whose, period, which));
  return v.parse(total, row);
}
