import { eq, inArray, sql } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { teamLines } from "../../db/tables/agents.ts";
import { members } from "../../db/tables/members.ts";
import { houseZone } from "../house-day.ts";
import { toDecimal } from "../money.ts";
import { bucketOf, daysOf, type Day } from "../records/days.ts";
import { nothing, profitOf, type Sums } from "../records/figures.ts";
import { bookKindsOf } from "../records/kinds.ts";
import { movementsOf } from "../records/movements.ts";
import { readDaySums } from "../records/profit.ts";
import type { Period } from "../records/whose.ts";

type Request = ParsedRequestOf<typeof calls.teamOverview>;

/** Number of team members with a bet that counts on each day of a period; the row without a day is for all of it. */
export function activeByDay(
  db: Database,
  agentId: string,
  period: Period,
  days: readonly Day[],
) {
  const of = movementsOf(db, { teamOf: agentId }, period);
  const staked = db
    .select({
      day: bucketOf(of.time, days).as("day"),
      accountId: of.accountId,
    })
    .from(of)
    .where(inArray(of.kind, bookKindsOf("STAKE")))
    .groupBy(sql`1`, of.accountId)
    // A ticket that was bought on that day and is drawn on another adds up to nothing.
    .having(sql`sum(${of.amount}) <> 0`)
    .as("staked");
  return db
    .select({
      day: sql<number | null>`${staked.day}`.as("day"),
      active: sql<number>`count(distinct ${staked.accountId})::int`,
    })
    .from(staked)
    .groupBy(sql`rollup (1)`);
}

/** The size of an agent's team, and how many of them joined in a period. */
export const sizeOfTeam = (
  db: Database,
  agentId: string,
  { from, to }: Period,
) =>
  db
    .select({
      members: sql<number>`count(*)::int`,
      joined: sql<number>`count(*) filter (where ${members.createdAt} between ${from}::bigint and ${to}::bigint)::int`,
    })
    .from(teamLines)
    .innerJoin(members, eq(members.id, teamLines.memberId))
    .where(eq(teamLines.ancestorId, agentId));

const figuresOf = (sums: Sums, active: number) => ({
  active,
  deposit: toDecimal(sums.deposit),
  withdraw: toDecimal(sums.withdraw),
  bet: toDecimal(sums.stake),
  profit: toDecimal(profitOf(sums)),
});

/** The team's figures for a period, in total and by day. */
export async function readTeamOverview(
  db: Database,
  agentId: string,
  request: Request,
) {
  const days = daysOf(request, request.timeZone ?? houseZone);
  const team = { teamOf: agentId };
  const { byDay, total } = await readDaySums(db, team, request, days);
  const active = new Map(
    (await activeByDay(db, agentId, request, days)).map((row) => [
      row.day ?? 0,
      row.active,
    ]),
  );
  const [size] = await sizeOfTeam(db, agentId, request);
  return {
    members: size?.members ?? 0,
    joined: size?.joined ?? 0,
    ...figuresOf(total, active.get(0) ?? 0),
    bonus: toDecimal(total.bonus),
    days: days.map(({ name }, index) => ({
      day: name,
      ...figuresOf(byDay[index] ?? nothing(), active.get(index + 1) ?? 0),
    })),
  };
}
