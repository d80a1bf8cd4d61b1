import { and, between, eq, inArray, sql } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { teamLines } from "../../db/tables/agents.ts";
import { ledgerEntries } from "../../db/tables/ledger.ts";
import { members } from "../../db/tables/members.ts";
import { toDecimal } from "../money.ts";
import { bucketOf, daysOf, type Day } from "../records/days.ts";
import { nothing, profitOf, type Sums } from "../records/figures.ts";
import { bookKindsOf } from "../records/kinds.ts";
import { readDaySums } from "../records/profit.ts";
import { walletIn, type Period } from "../records/whose.ts";

type Request = ParsedRequestOf<typeof calls.teamOverview>;

/** Number of team members with a bet on each day of a period; the row without a day is for the whole period. */
export const activeByDay = (
  db: Database,
  agentId: string,
  { from, to }: Period,
  days: readonly Day[],
) =>
  db
    .select({
      day: sql<number | null>`${bucketOf(ledgerEntries.createdAt, days)}`.as(
        "day",
      ),
      active: sql<number>`count(distinct ${ledgerEntries.accountId})::int`,
    })
    .from(ledgerEntries)
    .where(
      and(
        walletIn(ledgerEntries.accountId, { teamOf: agentId }),
        between(ledgerEntries.createdAt, from, to),
        inArray(ledgerEntries.kind, bookKindsOf("STAKE")),
      ),
    )
    .groupBy(sql`rollup (1)`);

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
  const days = daysOf(request, request.timeZone ?? "UTC");
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
