import { sql } from "drizzle-orm";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { houseZone } from "../house-day.ts";
import { bucketOf, daysOf, type Day } from "./days.ts";
import { add, nothing, onWire, type Sums } from "./figures.ts";
import { movementsOf } from "./movements.ts";
import { countAccounts, readProfitByAccount } from "./profit-by-account.ts";
import { pageOf } from "../page.ts";
import type { Period, Whose } from "./whose.ts";

type Request = ParsedRequestOf<typeof calls.profitLoss>;

/** Sums by day and kind. */
export function sumsByDay(
  db: Database,
  whose: Whose,
  period: Period,
  days: readonly Day[],
) {
  const of = movementsOf(db, whose, period);
  return db
    .select({
      day: bucketOf(of.time, days).as("day"),
      kind: of.kind,
      amount: sql<string>`sum(${of.amount})::text`,
    })
    .from(of)
    .groupBy(sql`1`, of.kind);
}

/** What the given members staked, won and paid on each of the given days, and in total. */
export async function readDaySums(
  db: Database,
  whose: Whose,
  period: Period,
  days: readonly Day[],
): Promise<{ readonly byDay: readonly Sums[]; readonly total: Sums }> {
  const byDay = days.map(nothing);
  const total = nothing();
  for (const { day, kind, amount } of await sumsByDay(
    db,
    whose,
    period,
    days,
  )) {
    add(total, kind, BigInt(amount));
    const sums = byDay[day - 1];
    if (sums) add(sums, kind, BigInt(amount));
  }
  return { byDay, total };
}

/** What the given members staked, won and paid in a period, by day or by account. */
export async function readProfit(db: Database, whose: Whose, request: Request) {
  const days = daysOf(request, request.timeZone ?? houseZone);
  const page = pageOf(request);
  const { byDay, total } = await readDaySums(db, whose, request, days);
  if (request.by === "day")
    return {
      rows: days.map(({ name }, index) => ({
        day: name,
        ...onWire(byDay[index] ?? nothing()),
      })),
      total: onWire(total),
    };
  const totalCount = await countAccounts(db, whose, request);
  return {
    rows: await readProfitByAccount(db, whose, request, page),
    total: onWire(total),
    totalPages: page.pagesOf(totalCount),
    totalCount,
  };
}
