import { sql, type SQL } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { isTeam, memberIn, type Period, type Whose } from "./whose.ts";
import { inSlots, isWhole, memberSumsIn, membersOf, slotMs } from "./sums.ts";
import { members } from "../../db/tables/members.ts";

type Request = ParsedRequestOf<typeof calls.profitLoss>;

/** Orders of accounts: by name, or by what they staked. */
export type AccountOrder = NonNullable<Request["orderBy"]>;

/** A part of a list of accounts. */
export interface Cut {
  readonly order: "asc" | "desc";
  readonly limit: number;
  readonly offset: number;
}

const dayMs = 86_400_000;
/** Most sums that are read to put accounts into the order of their stakes: less than 100 ms of the database's time. */
const mostRead = 50_000;

const direction = (order: "asc" | "desc"): SQL => sql.raw(order);

/** The house's days that a period contains as a whole, counted since 1970; none if the last is before the first. */
const houseDaysIn = ({ from, to }: Period) => {
  const first = Math.ceil(from / dayMs);
  const last = Math.floor((to + 1) / dayMs) - 1;
  const days = { from: first * dayMs, to: (last + 1) * dayMs - 1 };
  return { first, last, number: Math.max(0, last - first + 1), days };
};

/** The parts of a period that are outside those days. */
function edgesOf(period: Period): readonly Period[] {
  const { number, days } = houseDaysIn(period);
  if (number === 0) return [period];
  return [
    { from: period.from, to: days.from - 1 },
    { from: days.to + 1, to: period.to },
  ].filter(({ from, to }) => from <= to);
}

/**
 * Query for (member_id, stake): what each of the given members staked in a period. Whole days of the house are added
 * up already; what is before and after them is in the sums of quarters of an hour.
 */
function stakesOf(whose: Whose, period: Period): SQL {
  const bets = (part: Period) =>
    sql`select member_id, paid as stake from ${memberSumsIn(whose, part)} sums where kind = 'bet'`;
  const { first, last } = houseDaysIn(period);
  const parts = isWhole(period)
    ? [
        sql`select member_id, staked as stake from bet_days where member_id in ${membersOf(whose)} and day between ${first}::int and ${last}::int`,
        ...edgesOf(period).map(bets),
      ]
    : [bets(period)];
  return sql`select member_id, sum(stake) as stake from (${sql.join(parts, sql` union all `)}) part group by 1 having sum(stake) > 0`;
}

/**
 * The statement of a page in the order of stakes. Who staked nothing comes after everybody else, by name, and is only
 * looked for where the page reaches them; `accounts` is the number of all.
 */
export function pageByStake(
  whose: Whose,
  period: Period,
  { order, limit, offset }: Cut,
  accounts: number,
): SQL {
  const by = sql`order by stake ${direction(order)}, username`;
  const upTo = sql`${offset + limit}::int`;
  const left = order === "desc" ? sql`${upTo} - count(*)` : sql`${upTo}`;
  return sql`with staked as (${stakesOf(whose, period)})
    select id, username from (
      (select ${members.id} as id, username, stake from staked join ${members} on ${members.id} = staked.member_id ${by} limit ${upTo})
      union all
      (select id, username, 0 from (
        select ${members.id} as id, username from ${members} where ${memberIn(members.id, whose)}
          and ${members.id} not in (select member_id from staked) order by username limit ${upTo}
      ) others limit (select greatest(least(${left}, ${accounts}::int - count(*)), 0) from staked))
    ) page ${by} limit ${limit}::int offset ${offset}::int`;
}

/** The statement of a page in the order of names, which reads nobody else; `after` is the last name of the page before. */
export const pageByName = (
  whose: Whose,
  { order, limit, offset }: Cut,
  after = "",
): SQL =>
  sql`select ${members.id} as id, username from ${members} where ${memberIn(members.id, whose)} and ${
    after === ""
      ? sql`true`
      : sql`username ${order === "asc" ? sql`>` : sql`<`} ${after}`
  } order by username ${direction(order)} limit ${limit}::int offset ${after === "" ? offset : 0}::int`;

/**
 * Whether the order of stakes can be found without reading too much. A team of a hundred can be sorted over a year,
 * one of fifty thousand over a day.
 */
export async function canSortByStake(
  db: Database,
  whose: Whose,
  period: Period,
  accounts: number,
): Promise<boolean> {
  if (!isTeam(whose)) return true;
  const { number, days } = houseDaysIn(period);
  const [bets] = await rowsOf(
    db,
    sql`select coalesce(sum(count), 0)::int as all_bets, coalesce(sum(count) filter (where ${inSlots(days)}), 0)::int as of_days
      from team_sums where agent_id = ${whose.teamOf} and kind = 'bet' and ${inSlots(period)}`,
  );
  const all = Number(bets?.["all_bets"] ?? 0);
  if (!isWhole(period)) return all <= mostRead;
  const ofDays = Number(bets?.["of_days"] ?? 0);
  const slots = edgesOf(period).reduce(
    (sum, { from, to }) => sum + (to + 1 - from) / slotMs,
    0,
  );
  // There is at most one sum for each bet, and for each account and day or quarter of an hour.
  const read =
    Math.min(ofDays, accounts * number) +
    Math.min(all - ofDays, accounts * slots);
  return read <= mostRead;
}
