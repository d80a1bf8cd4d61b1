import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
} from "../db/tables/ledger.ts";
import { crc32 } from "./crc32.ts";

/** The ledger account of a member's wallet. */
export const walletOf = (memberId: string): string => `member:${memberId}`;

/** The ledger account of a member's wallet at a provider; the empty code is the main wallet. */
export const vendorWalletOf = (memberId: string, vendor: string): string =>
  vendor === "" ? walletOf(memberId) : `vendor:${memberId}:${vendor}`;

/** The ledger account of a member's points, in hundredths of a point; the house's counterpart is "points-house". */
export const pointsOf = (memberId: string): string => `points:${memberId}`;

/**
 * The accounts that each bet changes. Each has several rows besides its own, and a member's postings go to one of
 * them, so that players do not wait for one another; the account's balance is the sum of them all.
 */
const sharedAccounts: readonly string[] = ["house", "points-house"];
const shares = Array.from({ length: 16 }, (_, share) =>
  String(share).padStart(2, "0"),
);

/**
 * The row of the house's account that takes a posting from or to another account: the member's share of an account
 * that is shared out, otherwise the account itself.
 *
 * @example shareFor("house", "member:m-1") // "house/11"
 */
export function shareFor(account: string, other: string): string {
  const [, memberId] = other.split(":");
  if (memberId === undefined || !sharedAccounts.includes(account))
    return account;
  return `${account}/${shares[crc32(Buffer.from(memberId)) % shares.length]}`;
}

/** The house's own ledger accounts, with the shares of those that are shared out. */
export const houseAccounts: readonly string[] = [
  "bank",
  /** Withdrawals requested and not yet sent. */
  "payouts",
  /** Withdrawals sent, with their arrival not yet confirmed. */
  "transit",
  ...sharedAccounts.flatMap((account) => [
    account,
    ...shares.map((share) => `${account}/${share}`),
  ]),
];

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

/** Locks a wallet for the rest of the transaction and reads its balance. */
export const lockBalance = (tx: Database, memberId: string): Promise<bigint> =>
  lockAccounts(tx, [walletOf(memberId)]).then(
    (balances) => balances.get(walletOf(memberId)) ?? 0n,
  );

/** Locks accounts for the rest of the transaction, always in the same order, and reads their balances. */
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

/** Opens a member's ledger account if it does not exist. */
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

/**
 * Locks a member's wallet and points for the rest of the transaction, and reads both balances. It comes before the
 * house's accounts are touched, and a new account is opened only under the wallet's lock, so that two transactions
 * cannot deadlock.
 */
export async function lockPlayer(
  tx: Database,
  memberId: string,
): Promise<{ readonly wallet: bigint; readonly points: bigint }> {
  const [wallet, points] = [walletOf(memberId), pointsOf(memberId)];
  const balances = await lockAccounts(tx, [wallet, points]);
  if (!balances.has(points))
    await ensureAccount(tx, points, "points", memberId);
  return {
    wallet: balances.get(wallet) ?? 0n,
    points: balances.get(points) ?? 0n,
  };
}

/** Kinds of postings that change a main wallet: each is a row of the account record, with a type and a title. */
export const walletKinds = [
  "deposit",
  "deposit-fee",
  "withdrawal",
  "withdrawal-back",
  "payout-refund",
  "wallet-transfer",
  "wallet-return",
  "member-transfer",
  "stake",
  "win",
  "promotion",
  "raffle",
  "rebate",
  "reward",
  "mission",
  "referral",
  "points-money",
  "salary",
] as const;
export type WalletKind = (typeof walletKinds)[number];

/** Kinds of all other postings: of points, and within the house. */
type OtherKind =
  | "points-play"
  | "points-reward"
  | "points-convert"
  | "points-redeem"
  | "points-back"
  | "payout"
  | "payout-part"
  | "payout-arrived"
  | "withdrawal-fee";

interface Posting {
  readonly id: string;
  readonly kind: WalletKind | OtherKind;
  readonly reference: string;
  /** The debited account, and the credited one; of an account that is shared out, the member's share is meant. */
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly now: number;
}

/**
 * Transfers money from one account to another: two entries that sum to zero, within the caller's transaction and in
 * one statement, so that it is a single round trip to the database. Members' accounts are always locked before the
 * house's, each group in the order of its ids, so that two postings cannot deadlock. The database rejects a second
 * posting with the same id.
 */
export async function post(tx: Database, posting: Posting): Promise<void> {
  const { id, kind, reference, now } = posting;
  const from = shareFor(posting.from, posting.to);
  const to = shareFor(posting.to, posting.from);
  const at = sql`${now}::bigint`;
  const minor = sql`${posting.amount.toString()}::bigint`;
  const signed = sql`case when ledger_accounts.id = ${from} then -${minor} else ${minor} end`;
  const entries = await rowsOf(
    tx,
    sql`with made as (
      insert into ledger_transfers (id, kind, reference, created_at)
      values (${id}, ${kind}, ${reference}, ${at})
    ), held as (
      select id from ledger_accounts where id in (${from}, ${to})
      order by case when id like '%:%' then 0 else 1 end, id collate "C" for update
    ), kept as (
      update ledger_accounts set balance = ledger_accounts.balance + ${signed}
      from held where ledger_accounts.id = held.id
      returning ledger_accounts.id, ledger_accounts.balance, ${signed} as amount
    )
    insert into ledger_entries (transfer_id, account_id, amount, kind, created_at, balance_after)
    select ${id}::text, id, amount, ${kind}::text, ${at}, balance from kept
    returning account_id`,
  );
  if (entries.length !== 2)
    throw new Error(`The books have no account "${from}" or "${to}".`);
}

/** The result of an audit of the ledger. */
export interface Audit {
  /** Sum of all entries in minor units: zero when the ledger balances. */
  readonly sum: string;
  readonly entries: number;
  readonly transfers: number;
  /** Accounts whose stored balance differs from the sum of their entries. */
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
