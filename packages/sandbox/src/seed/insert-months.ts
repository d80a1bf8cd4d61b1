import { and, asc, eq, like, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertAll } from "../db/insert-all.ts";
import { games } from "../db/tables/catalogue.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
} from "../db/tables/ledger.ts";
import { bankAccounts } from "../db/tables/payouts.ts";
import { gameSessions, rounds } from "../db/tables/play.ts";
import { actOnDeposit } from "../services/deposit-actions.ts";
import { openDeposit } from "../services/deposits.ts";
import { startOfDay } from "../services/house-day.ts";
import { collectRebates, readRebates } from "../services/rebates.ts";
import { Refusal } from "../services/refusal.ts";
import { readBalance, walletOf } from "../services/ledger.ts";
import { lotteryVendors } from "../services/lottery/schedule.ts";
import { settleMissions } from "../services/missions.ts";
import { leastBalance, planMonths, type Order } from "./months.ts";
import { maya, arif, tara } from "./payers.ts";
import { payOut } from "./payouts.ts";
import { rankRise, startWithoutRank } from "./ranks.ts";
import { createRandom } from "./random.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Recomputes each account's balance after each of its entries, in order of time; of one member only, if given. */
export async function settleBalances(
  tx: Database,
  memberId?: string,
): Promise<void> {
  const after = tx
    .select({
      transferId: ledgerEntries.transferId,
      accountId: ledgerEntries.accountId,
      sum: sql<string>`sum(${ledgerEntries.amount}) over (partition by ${ledgerEntries.accountId} order by ${ledgerEntries.createdAt}, ${ledgerEntries.seq})`.as(
        "sum",
      ),
    })
    .from(ledgerEntries)
    .where(
      memberId === undefined
        ? undefined
        : eq(ledgerEntries.accountId, walletOf(memberId)),
    )
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
  /** Prefix of every id. */
  readonly prefix: string;
  /** Number of days, and the time at which they end. */
  readonly days: number;
  readonly until: number;
  readonly seed: number;
  /** Whether the bets bring the member a VIP rank, as in life. @default false */
  readonly ranked?: boolean;
}

/** When the last bet of each evening was placed. */
const lastBets = ({ rounds: played }: ReturnType<typeof planMonths>) => [
  ...new Map(
    played.map(({ gameSessionId, createdAt }) => [gameSessionId, createdAt]),
  ).values(),
];

/** Play and bonuses, of which there are too many to be made one by one. */
async function insertPlay(
  tx: Database,
  memberId: string,
  { sessions, rounds: played, postings }: ReturnType<typeof planMonths>,
): Promise<void> {
  await insertAll(tx, gameSessions, sessions);
  await insertAll(tx, rounds, played);
  await insertAll(
    tx,
    ledgerTransfers,
    postings.map(({ id, kind, reference, createdAt }) => ({
      id,
      kind,
      reference,
      createdAt,
    })),
  );
  const wallet = walletOf(memberId);
  await insertAll(
    tx,
    ledgerEntries,
    postings.flatMap(({ id, kind, createdAt, amount }) => [
      { transferId: id, kind, createdAt, accountId: wallet, amount },
      { transferId: id, kind, createdAt, accountId: "house", amount: -amount },
    ]),
  );
  const sum = postings.reduce((total, { amount }) => total + amount, 0n);
  for (const [id, amount] of [
    [wallet, sum],
    ["house", -sum],
  ] as const)
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
      .where(eq(ledgerAccounts.id, id));
}

/** The bank account that withdrawals of the past go to: a member who has none had one that was removed since. */
async function oldBankAccount(
  tx: Database,
  { memberId, days, until }: Months,
): Promise<{ readonly id: string; readonly forget: () => Promise<unknown> }> {
  const which = eq(bankAccounts.memberId, memberId);
  const [own] = await tx
    .select()
    .from(bankAccounts)
    .where(and(which, isNull(bankAccounts.removedAt)))
    .orderBy(asc(bankAccounts.createdAt));
  if (own !== undefined) return { id: own.id, forget: () => Promise.resolve() };
  const id = `bank-${memberId}`;
  await tx.insert(bankAccounts).values({
    id,
    memberId,
    bank: "Harbour Bank",
    number: "710044000000",
    holder: "Lake Walker",
    createdAt: until - (days + 10) * day,
  });
  const forget = () =>
    tx.update(bankAccounts).set({ removedAt: until }).where(which);
  return { id, forget };
}

/** Claims the rebates of the days before. */
async function claimRebates(
  tx: Database,
  { memberId, prefix }: Months,
  now: number,
): Promise<void> {
  const { list } = await readRebates(tx, memberId, now);
  if (list.length === 0) return;
  const ids = list.map(({ id }) => id);
  const intent = `${prefix}-rebate-${now}`;
  await collectRebates(tx, { memberId, ids, intent, now });
}

/**
 * Gives a member a history; the wallet's balance is the same afterwards. Deposits, rebates and withdrawals are made by
 * the services that make them in life, so that each is on every page that shows it.
 */
export async function insertMonths(
  tx: Database,
  months: Months,
): Promise<void> {
  const { memberId, prefix, until } = months;
  const before = await readBalance(tx, memberId);
  const random = createRandom(months.seed);
  const nodeIds = await playedGames(tx);
  const plan = planMonths({ ...months, nodeIds, random });
  const deposit = async ({ id, amount, at: now }: Order) => {
    const order = { id, memberId, methodId: "bank", amount, run: "", now };
    await openDeposit(tx, order);
    await actOnDeposit(tx, id, "CREDIT", now + 2 * minute);
  };
  for (const order of plan.deposits) await deposit(order);
  await insertPlay(tx, memberId, plan);
  for (const at of plan.rebates) await claimRebates(tx, months, at);
  const bank = await oldBankAccount(tx, months);
  const ranksUntil = rankRise(
    tx,
    memberId,
    months.ranked === true ? lastBets(plan) : [],
  );
  for (const order of plan.withdrawals) {
    // A rank may make it free.
    await ranksUntil(order.at);
    await payOut(tx, { ...order, memberId, accountId: bank.id });
  }
  await ranksUntil(until);
  const left = (await readBalance(tx, memberId)) - before;
  // Less than a withdrawal may be: more comes in first.
  const more = left < leastBalance ? leastBalance : 0n;
  if (more > 0n)
    await deposit({
      id: `D-${prefix}-last`,
      amount: more,
      at: until - 150 * minute,
    });
  await payOut(tx, {
    id: `W-${prefix}-last`,
    memberId,
    accountId: bank.id,
    amount: left + more,
    at: until - 75 * minute,
  });
  await bank.forget();
  await settleBalances(tx, memberId);
}

/**
 * Gives the sample accounts a history of the months before a new database's first day, so that "the last 30 days"
 * always has contents. Done once: a database that has it keeps it.
 */
export async function ensureMonths(db: Database, now: number): Promise<void> {
  const until = startOfDay(now);
  for (const [memberId, days, seed] of [
    [maya, 120, 20_260_201],
    [arif, 30, 20_260_202],
    [tara, 60, 20_260_204],
  ] as const) {
    const prefix = `months-${memberId}`;
    await db.transaction(async (tx) => {
      const [account] = await tx
        .select({ id: ledgerAccounts.id })
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.id, walletOf(memberId)))
        .for("update");
      // Every version names its sessions so.
      const known = await tx.$count(
        gameSessions,
        like(gameSessions.id, `${prefix}-%`),
      );
      if (account === undefined || known > 0) return;
      await startWithoutRank(tx, memberId);
      const months = { memberId, prefix, days, until, seed, ranked: true };
      await insertMonths(tx, months);
      // As the job does after play.
      await settleMissions(tx, memberId, until);
    });
  }
}
