import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertAll } from "../db/insert-all.ts";
import { games } from "../db/tables/catalogue.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
} from "../db/tables/ledger.ts";
import { gameSessions, rounds } from "../db/tables/play.ts";
import { Refusal } from "../services/refusal.ts";
import { readBalance, walletOf } from "../services/ledger.ts";
import { lotteryVendors } from "../services/lottery/schedule.ts";
import { makeMonths } from "./months.ts";
import { maya, arif } from "./payers.ts";
import { createRandom } from "./random.ts";

const day = 86_400_000;

/** Recomputes each account's balance after each of its entries, in order of time. */
export async function settleBalances(tx: Database): Promise<void> {
  const after = tx
    .select({
      transferId: ledgerEntries.transferId,
      accountId: ledgerEntries.accountId,
      sum: sql<string>`sum(${ledgerEntries.amount}) over (partition by ${ledgerEntries.accountId} order by ${ledgerEntries.createdAt}, ${ledgerEntries.seq})`.as(
        "sum",
      ),
    })
    .from(ledgerEntries)
    .as("after");
  await tx
    .update(ledgerEntries)
    .set({ balanceAfter: sql`${after.sum}` })
    .from(after)
    .where(
      sql`${after.transferId} = ${ledgerEntries.transferId} and ${after.accountId} = ${ledgerEntries.accountId}`,
    );
}

/** One game of each kind that is played in rounds. */
export async function playedGames(
  db: Database,
): Promise<[string, ...string[]]> {
  const rows = await db
    .selectDistinctOn([games.gameType], {
      type: games.gameType,
      nodeId: games.nodeId,
    })
    .from(games)
    .where(
      sql`not ${games.maintenance} and ${games.vassalage} not in ${[...lotteryVendors]}`,
    )
    .orderBy(asc(games.gameType), asc(games.sort));
  const [first, ...rest] = rows.map(({ nodeId }) => nodeId);
  if (first === undefined) throw new Refusal("UNKNOWN");
  return [first, ...rest];
}

interface Months {
  readonly memberId: string;
  readonly prefix: string;
  readonly days: number;
  readonly until: number;
  readonly seed: number;
}

/** Gives a member a history; the wallet's balance is the same afterwards. */
export async function insertMonths(
  tx: Database,
  { seed, ...wish }: Months,
): Promise<void> {
  const past = makeMonths({
    ...wish,
    before: await readBalance(tx, wish.memberId),
    nodeIds: await playedGames(tx),
    random: createRandom(seed),
  });
  await insertAll(tx, gameSessions, past.sessions);
  await insertAll(tx, rounds, past.rounds);
  await insertAll(
    tx,
    ledgerTransfers,
    past.postings.map(({ id, kind, reference, createdAt }) => ({
      id,
      kind,
      reference,
      createdAt,
    })),
  );
  await insertAll(tx, ledgerEntries, past.entries);
  for (const other of ["bank", "house"] as const) {
    const sum = past.postings
      .filter((posting) => posting.other === other)
      .reduce((total, { amount }) => total - amount, 0n);
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${sum}` })
      .where(eq(ledgerAccounts.id, other));
  }
}

/**
 * Gives the sample accounts a history of the months before a new database's first day, so that "the last 30 days"
 * always has contents. Done once: a database that has it keeps it.
 */
export async function ensureMonths(db: Database, now: number): Promise<void> {
  const until = Math.floor(now / day) * day;
  for (const [memberId, days, seed] of [
    [maya, 120, 20_260_201],
    [arif, 30, 20_260_202],
  ] as const) {
    const prefix = `months-${memberId}`;
    await db.transaction(async (tx) => {
      const [account] = await tx
        .select({ id: ledgerAccounts.id })
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.id, walletOf(memberId)))
        .for("update");
      const known = await tx.$count(
        ledgerTransfers,
        eq(ledgerTransfers.id, `${prefix}-deposit-0`),
      );
      if (account === undefined || known > 0) return;
      await insertMonths(tx, { memberId, prefix, days, until, seed });
    });
  }
}
