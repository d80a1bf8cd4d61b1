import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { houseZone } from "../house-day.ts";
import { daysOf, type Day } from "./days.ts";
import { add, nothing, onWire, type Sums } from "./figures.ts";
import { pageOf } from "../page.ts";
import { readProfitByAccount } from "./profit-by-account.ts";
import { readDays } from "./sums.ts";
import type { Period, Whose } from "./whose.ts";

type Request = ParsedRequestOf<typeof calls.profitLoss>;

/** What the given members staked, won and paid on each of the given days, and in total. */
export async function readDaySums(
  db: Database,
  whose: Whose,
  period: Period,
  days: readonly Day[],
): Promise<{ readonly byDay: readonly Sums[]; readonly total: Sums }> {
  const byDay = days.map(nothing);
  const total = nothing();
  for (const sum of await readDays(db, whose, period, days)) {
    add(total, sum);
    const ofDay = byDay[sum.day - 1];
    if (ofDay) add(ofDay, sum);
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
  return {
    // After the sums: reading them has rolled up what was left.
    ...(await readProfitByAccount(db, whose, request, page)),
    total: onWire(total),
  };
}
