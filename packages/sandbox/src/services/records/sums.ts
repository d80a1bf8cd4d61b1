import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { rollTeamSums } from "../team-sums.ts";
import { bucketOf, type Day } from "./days.ts";
import type { Period, Whose } from "./whose.ts";

/** Length of what is added up, in ms. */
const slotMs = 900_000;

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const sumSchema = v.object({
  day: v.number(),
  kind: v.string(),
  gameType: v.string(),
  count: v.number(),
  paid: minor,
  received: minor,
});

/** What a kind of entry, or the bets on a type of game, came to on a day; 1 is the first. Amounts in minor units. */
export type DaySum = v.InferOutput<typeof sumSchema>;

const inSlots = (period: Period): SQL =>
  sql`slot between ${Math.floor(period.from / slotMs)}::int and ${Math.floor(period.to / slotMs)}::int`;

/** The sums of somebody in a period, as (at, kind, game_type, count, paid, received). */
function sumsIn(whose: Whose, period: Period, exact: boolean): SQL {
  const columns = sql`slot::bigint * ${slotMs}::bigint as at, kind, game_type, count, paid, received`;
  if (!exact) {
    const whom =
      "teamOf" in whose
        ? sql`member_id in (select line.member_id from team_lines line where line.ancestor_id = ${whose.teamOf})`
        : sql`member_id in ${whose}`;
    return sql`select at, kind, game_type, 1 as count, paid, received from counted where ${whom} and at between ${period.from}::bigint and ${period.to}::bigint`;
  }
  return "teamOf" in whose
    ? sql`select ${columns} from team_sums where agent_id = ${whose.teamOf} and ${inSlots(period)}`
    : sql`select ${columns} from member_sums where member_id in ${whose} and ${inSlots(period)}`;
}

/** Whether a period and its days begin and end where sums do. Days do in every time zone. */
const isWhole = ({ from, to }: Period, days: readonly Day[]): boolean =>
  [from, to + 1, ...days.map(({ start }) => start)].every(
    (at) => at % slotMs === 0,
  );

/**
 * What the given members' bets and entries came to on each of the given days. From sums, which do not grow with the
 * bets in them; a period that ends within a quarter of an hour is added up from the bets themselves.
 *
 * @example await readSums(db, { teamOf: "m-7" }, period, daysOf(period, "Asia/Kuala_Lumpur"))
 */
export async function readSums(
  db: Database,
  whose: Whose,
  period: Period,
  days: readonly Day[],
): Promise<readonly DaySum[]> {
  const exact = isWhole(period, days);
  if (exact && "teamOf" in whose) await rollTeamSums(db);
  const found = await rowsOf(
    db,
    sql`select ${bucketOf(sql`at`, days)} as day, kind, game_type as "gameType", sum(count)::int as count, sum(paid)::text as paid, sum(received)::text as received
      from (${sumsIn(whose, period, exact)}) sums group by 1, 2, 3`,
  );
  return v.parse(v.array(sumSchema), found);
}
