import { and, between, eq, sql } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { salaryRecords } from "../../db/tables/salaries.ts";
import type { ContractType } from "../contract-terms.ts";
import { houseZone } from "../house-day.ts";
import { toDecimal } from "../money.ts";
import { bucketOf, daysOf } from "../records/days.ts";

type Request = ParsedRequestOf<typeof calls.agentRevenue>;
type Sums = Record<ContractType, bigint>;

const nothing = (): Sums => ({
  DIVIDEND: 0n,
  DAILY: 0n,
  HOURLY: 0n,
  REALTIME: 0n,
});

const onWire = ({ DIVIDEND, DAILY, HOURLY, REALTIME }: Sums) => ({
  dividend: toDecimal(DIVIDEND),
  daily: toDecimal(DAILY),
  hourly: toDecimal(HOURLY),
  realtime: toDecimal(REALTIME),
  total: toDecimal(DIVIDEND + DAILY + HOURLY + REALTIME),
});

/** A member's income from contracts on each day of a period, by contract type, and in total. */
export async function readRevenue(
  db: Database,
  memberId: string,
  { from, to, timeZone }: Request,
) {
  const days = daysOf({ from, to }, timeZone ?? houseZone);
  const day = bucketOf(salaryRecords.createdAt, days);
  const rows = await db
    .select({
      day: day.as("day"),
      type: salaryRecords.type,
      amount: sql<string>`sum(${salaryRecords.salary})::text`,
    })
    .from(salaryRecords)
    .where(
      and(
        eq(salaryRecords.downlineId, memberId),
        between(salaryRecords.createdAt, from, to),
      ),
    )
    .groupBy(sql`1`, salaryRecords.type);
  const total = nothing();
  const byDay = days.map(nothing);
  for (const row of rows) {
    total[row.type] += BigInt(row.amount);
    const sums = byDay[row.day - 1];
    if (sums) sums[row.type] += BigInt(row.amount);
  }
  return {
    rows: days.map(({ name }, index) => ({
      day: name,
      ...onWire(byDay[index] ?? nothing()),
    })),
    total: onWire(total),
  };
}
