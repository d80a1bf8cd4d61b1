import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { rowsOf } from "../../db/rows.ts";
import { add, nothing, onWire } from "./figures.ts";
import { memberSumsIn, readAccounts } from "./sums.ts";
import { readNames } from "./transactions.ts";
import type { Period, Whose } from "./whose.ts";

/** Sums that are part of the figures: what only left the wallet for a bet, or came from one, counts with the bet. */
const figuresIn = (whose: Whose, period: Period): SQL =>
  sql`${memberSumsIn(whose, period)} sums where kind not in ('stake', 'win')`;

/** The accounts with figures in a period, highest stakes first. */
export const largestAccounts = (
  whose: Whose,
  period: Period,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): SQL =>
  sql`select member_id, coalesce(sum(paid) filter (where kind = 'bet'), 0) as stake from ${figuresIn(whose, period)}
    group by 1 order by stake desc, 1 limit ${limit}::int offset ${offset}::int`;

/** Number of accounts with figures in a period. */
export async function countAccounts(
  db: Database,
  whose: Whose,
  period: Period,
): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql`select count(distinct member_id)::int as accounts from ${figuresIn(whose, period)}`,
  );
  return Number(row?.["accounts"] ?? 0);
}

/** What each of the given members staked, won and paid in a period, page by page. */
export async function readProfitByAccount(
  db: Database,
  whose: Whose,
  period: Period,
  page: { readonly offset: number; readonly limit: number },
) {
  const largest = await rowsOf(db, largestAccounts(whose, period, page));
  const ids = largest.map((row) => String(row["member_id"]));
  if (ids.length === 0) return [];
  const names = await readNames(db, ids);
  const found = new Map(ids.map((id) => [id, nothing()]));
  for (const sum of await readAccounts(db, ids, period)) {
    const sums = found.get(sum.memberId);
    if (sums) add(sums, sum);
  }
  return [...found].map(([id, sums]) => ({
    account: names.get(id) ?? "",
    ...onWire(sums),
  }));
}
