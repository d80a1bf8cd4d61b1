import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
} from "../db/tables/ledger.ts";

/** The book account of a member's wallet. */
export const walletOf = (memberId: string): string => `member:${memberId}`;

/** Reads a wallet's balance in minor units. */
export async function readBalance(
  db: Database,
  memberId: string,
): Promise<bigint> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, walletOf(memberId)));
  return row?.balance ?? 0n;
}

/** Holds a wallet for the rest of the transaction and reads its balance. */
export async function lockBalance(
  tx: Database,
  memberId: string,
): Promise<bigint> {
  const [row] = await tx
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, walletOf(memberId)))
    .for("update");
  return row?.balance ?? 0n;
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
 * The member's account is always written before the house's, so that two postings never wait for each other.
 */
export async function post(tx: Database, posting: Posting): Promise<void> {
  const { id, kind, reference, from, to, amount, now } = posting;
  const both = [
    { transferId: id, accountId: from, amount: -amount },
    { transferId: id, accountId: to, amount },
  ];
  const isMember = ({ accountId }: { accountId: string }) =>
    accountId.startsWith("member:");
  const entries = [
    ...both.filter(isMember),
    ...both.filter((entry) => !isMember(entry)),
  ];
  await tx
    .insert(ledgerTransfers)
    .values({ id, kind, reference, createdAt: now });
  await tx.insert(ledgerEntries).values(entries);
  for (const entry of entries) {
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${entry.amount}` })
      .where(eq(ledgerAccounts.id, entry.accountId));
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
