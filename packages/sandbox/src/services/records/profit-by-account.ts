import { countDistinct, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { members } from "../../db/tables/members.ts";
import { add, nothing, onWire } from "./figures.ts";
import { bookKindsOf } from "./kinds.ts";
import { movementsOf } from "./movements.ts";
import type { Period, Whose } from "./whose.ts";

/** The accounts with movements in a period, highest stakes first. */
export function largestAccounts(
  db: Database,
  whose: Whose,
  period: Period,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const of = movementsOf(db, whose, period);
  const stakes = inArray(of.kind, bookKindsOf("STAKE"));
  return db
    .select({
      accountId: of.accountId,
      stake:
        sql<string>`coalesce(-sum(${of.amount}) filter (where ${stakes}), 0)`.as(
          "stake",
        ),
    })
    .from(of)
    .groupBy(of.accountId)
    .orderBy(desc(sql`stake`), of.accountId)
    .limit(limit)
    .offset(offset);
}

/** Number of accounts with movements in a period. */
export async function countAccounts(
  db: Database,
  whose: Whose,
  period: Period,
): Promise<number> {
  const of = movementsOf(db, whose, period);
  const [row] = await db
    .select({ accounts: countDistinct(of.accountId) })
    .from(of);
  return row?.accounts ?? 0;
}

/** What each of the given members staked, won and paid in a period, page by page. */
export async function readProfitByAccount(
  db: Database,
  whose: Whose,
  period: Period,
  page: { readonly offset: number; readonly limit: number },
) {
  const largest = await largestAccounts(db, whose, period, page);
  const ids = largest.map(({ accountId }) => accountId.replace("member:", ""));
  if (ids.length === 0) return [];
  const of = movementsOf(db, ids, period);
  const rows = await db
    .select({
      id: members.id,
      account: members.username,
      kind: of.kind,
      amount: sql<string>`sum(${of.amount})::text`,
    })
    .from(of)
    .innerJoin(members, eq(of.accountId, sql`'member:' || ${members.id}`))
    .groupBy(members.id, members.username, of.kind);
  const found = new Map(
    ids.map((id) => [id, { account: "", sums: nothing() }]),
  );
  for (const { id, account, kind, amount } of rows) {
    const one = found.get(id);
    if (one === undefined) continue;
    one.account = account;
    add(one.sums, kind, BigInt(amount));
  }
  return [...found.values()].map(({ account, sums }) => ({
    account,
    ...onWire(sums),
  }));
}
