import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
} from "../db/tables/ledger.ts";

/** The book account of a member's wallet. */
export const walletOf = (memberId: string): string => `member:${memberId}`;

/** The book account of a member's money at a vendor; the empty name is the main wallet. */
export const vendorWalletOf = (memberId: string, vendor: string): string =>
  vendor === "" ? walletOf(memberId) : `vendor:${memberId}:${vendor}`;

/** The book account of a member's points: hundredths of a point, of the house's account "points-house". */
export const pointsOf = (memberId: string): string => `points:${memberId}`;

/** The house's own side of the books. */
export const houseAccounts = [
  "house",
  "bank",
  /** Asked to be paid out, and not yet sent. */
  "payouts",
  /** Sent, and its arrival not yet confirmed. */
  "transit",
  "points-house",
] as const;

/** Reads a wallet's balance in minor units. */
export const readBalance = (db: Database, memberId: string): Promise<bigint> =>
  readAccount(db, walletOf(memberId));

/** Reads an account's balance in minor units; one that was never used is empty. */
export async function readAccount(
  db: Database,
  account: string,
): Promise<bigint> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account));
  return row?.balance ?? 0n;
}

/** Holds a wallet for the rest of the transaction and reads its balance. */
export const lockBalance = (tx: Database, memberId: string): Promise<bigint> =>
  lockAccounts(tx, [walletOf(memberId)]).then(
    (balances) => balances.get(walletOf(memberId)) ?? 0n,
  );

/** Holds accounts for the rest of the transaction, always in the same order, and reads their balances. */
export async function lockAccounts(
  tx: Database,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...accounts]))
    .orderBy(asc(ledgerAccounts.id))
    .for("update");
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** Opens a member's account, unless it is there. */
export async function ensureAccount(
  tx: Database,
  id: string,
  kind: "vendor" | "points",
  memberId: string,
): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values({ id, kind, memberId, balance: 0n })
    .onConflictDoNothing();
}

interface Posting {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  /** Account that gives, and account that receives. */
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly now: number;
}

/**
 * Moves money from one account to another: two entries that sum to zero, within the caller's transaction.
 * Members' accounts are always written before the house's, each kind by its id, so that two postings never wait
 * for each other. A second posting of the same id is refused by the database.
 */
export async function post(tx: Database, posting: Posting): Promise<void> {
  const { id, kind, reference, from, to, amount, now } = posting;
  const both = [
    { transferId: id, accountId: from, amount: -amount },
    { transferId: id, accountId: to, amount },
  ];
  const place = ({ accountId }: { accountId: string }) =>
    `${accountId.includes(":") ? 0 : 1} ${accountId}`;
  const entries = both.sort((a, b) => (place(a) < place(b) ? -1 : 1));
  await tx
    .insert(ledgerTransfers)
    .values({ id, kind, reference, createdAt: now });
  await tx.insert(ledgerEntries).values(entries);
  for (const entry of entries) {
    const kept = await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${entry.amount}` })
      .where(eq(ledgerAccounts.id, entry.accountId))
      .returning({ id: ledgerAccounts.id });
    if (kept.length === 0)
      throw new Error(`The books have no account "${entry.accountId}".`);
  }
}

/** What a look through the books finds. */
export interface Audit {
  /** Sum of all entries in minor units: zero when the books are right. */
  readonly sum: string;
  readonly entries: number;
  readonly transfers: number;
  /** Accounts whose kept balance differs from the sum of their entries. */
  readonly mismatches: readonly string[];
}

/** Adds up every entry and compares each account's balance with its entries. */
export async function audit(db: Database): Promise<Audit> {
  const rows = await db
    .select({
      id: ledgerAccounts.id,
      balance: ledgerAccounts.balance,
      sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)::text`,
    })
    .from(ledgerAccounts)
    .leftJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .groupBy(ledgerAccounts.id);
  return {
    sum: rows.reduce((total, row) => total + BigInt(row.sum), 0n).toString(),
    entries: await db.$count(ledgerEntries),
    transfers: await db.$count(ledgerTransfers),
    mismatches: rows
      .filter((row) => BigInt(row.sum) !== row.balance)
      .map((row) => row.id),
  };
}
