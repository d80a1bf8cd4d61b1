import { countDistinct, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { ledgerEntries } from "../../db/tables/ledger.ts";
import { members } from "../../db/tables/members.ts";
import { add, nothing, onWire } from "./figures.ts";
import { bookKindsOf } from "./kinds.ts";
import { entriesOf } from "./transactions.ts";
import type { Period, Whose } from "./whose.ts";

/** The stakes in a group of entries. */
const staked = (): SQL<string> =>
  sql<string>`coalesce(-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} in (${sql.join(
    bookKindsOf("STAKE").map((kind) => sql`${kind}`),
    sql`, `,
  )})), 0)`;

/** The accounts with entries in a period, highest stakes first. */
export const largestAccounts = (
  db: Database,
  whose: Whose,
  period: Period,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  db
    .select({ accountId: ledgerEntries.accountId, stake: staked().as("stake") })
    .from(ledgerEntries)
    .where(entriesOf(whose, period, undefined))
    .groupBy(ledgerEntries.accountId)
    .orderBy(desc(sql`stake`), ledgerEntries.accountId)
    .limit(limit)
    .offset(offset);

/** Number of accounts with entries in a period. */
export async function countAccounts(
  db: Database,
  whose: Whose,
  period: Period,
): Promise<number> {
  const [row] = await db
    .select({ accounts: countDistinct(ledgerEntries.accountId) })
    .from(ledgerEntries)
    .where(entriesOf(whose, period, undefined));
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
  const rows = await db
    .select({
      id: members.id,
      account: members.username,
      kind: ledgerEntries.kind,
      amount: sql<string>`sum(${ledgerEntries.amount})::text`,
    })
    .from(ledgerEntries)
    .innerJoin(
      members,
      eq(ledgerEntries.accountId, sql`'member:' || ${members.id}`),
    )
    .where(entriesOf(ids, period, undefined))
    .groupBy(members.id, members.username, ledgerEntries.kind);
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
