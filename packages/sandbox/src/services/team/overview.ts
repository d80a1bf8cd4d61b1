import { and, between, eq, sql, type SQL } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { teamLines } from "../../db/tables/agents.ts";
import { members } from "../../db/tables/members.ts";
import { houseZone } from "../house-day.ts";
import { toDecimal } from "../money.ts";
import { bucketOf, daysOf, type Day } from "../records/days.ts";
import { nothing, profitOf, type Sums } from "../records/figures.ts";
import { readDaySums } from "../records/profit.ts";
import { areWhole, memberSumsIn } from "../records/sums.ts";
import { memberIn, type Period } from "../records/whose.ts";
import { requireBelow } from "../uplines.ts";

const dayMs = 86_400_000;

type Request = ParsedRequestOf<typeof calls.teamOverview>;

/** The statement of `readActive`, from the counts of the house's days. */
export const activeOnHouseDays = (agentId: string, { from, to }: Period): SQL =>
  sql`select day, sum(members)::int as active, coalesce(sum(members) filter (where previous < ${from / dayMs}::int), 0)::int as first
    from team_bet_days where agent_id = ${agentId} and day between ${from / dayMs}::int and ${Math.floor(to / dayMs)}::int group by 1`;

/** The statement of `readActive`, from everybody's bets. */
const activeOnDays = (
  agentId: string,
  period: Period,
  days: readonly Day[],
): SQL =>
  sql`select ${bucketOf(sql`at`, days)} as day, count(distinct member_id)::int as active
    from ${memberSumsIn({ teamOf: agentId }, period)} sums where kind = 'bet' group by rollup (1)`;

/** Number of team members with a bet that counts on each day of a period (1 is the first), and in all of it (0). */
async function readActive(
  db: Database,
  agentId: string,
  period: Period,
  days: readonly Day[],
): Promise<ReadonlyMap<number, number>> {
  const starts = days.map(({ start }) => start);
  if (!areWhole([...starts, period.to + 1], dayMs)) {
    const rows = await rowsOf(db, activeOnDays(agentId, period, days));
    return new Map(
      rows.map(({ day, active }) => [Number(day ?? 0), Number(active)]),
    );
  }
  const rows = await rowsOf(db, activeOnHouseDays(agentId, period));
  const first = period.from / dayMs;
  return new Map([
    ...rows.map(({ day, active }): [number, number] => [
      Number(day) - first + 1,
      Number(active),
    ]),
    [0, rows.reduce((sum, row) => sum + Number(row["first"]), 0)],
  ]);
}

/** How many accounts an agent's team has. */
const sizeOfTeam = (db: Database, agentId: string): Promise<number> =>
  db.$count(teamLines, eq(teamLines.ancestorId, agentId));

/** Those of a team who joined in a period. */
export const joinedIn = (agentId: string, { from, to }: Period) =>
  and(
    between(members.createdAt, from, to),
    memberIn(members.id, { teamOf: agentId }),
  );

const figuresOf = (sums: Sums, active: number) => ({
  active,
  deposit: toDecimal(sums.deposit),
  withdraw: toDecimal(sums.withdraw),
  bet: toDecimal(sums.stake),
  profit: toDecimal(profitOf(sums)),
});

/** The figures of an agent's team for a period, or of the team of an account below, in total and by day. */
export async function readTeamOverview(
  db: Database,
  memberId: string,
  request: Request,
) {
  const account = request.account.trim();
  const agentId =
    account === "" ? memberId : (await requireBelow(db, memberId, account)).id;
  const days = daysOf(request, request.timeZone ?? houseZone);
  const team = { teamOf: agentId };
  const { byDay, total } = await readDaySums(db, team, request, days);
  // After the sums: reading them has rolled up what was left.
  const active = await readActive(db, agentId, request, days);
  const size = await sizeOfTeam(db, agentId);
  const joined = await db.$count(members, joinedIn(agentId, request));
  return {
    account,
    members: size,
    joined,
    ...figuresOf(total, active.get(0) ?? 0),
    bonus: toDecimal(total.bonus),
    days: days.map(({ name }, index) => ({
      day: name,
      ...figuresOf(byDay[index] ?? nothing(), active.get(index + 1) ?? 0),
    })),
  };
}
