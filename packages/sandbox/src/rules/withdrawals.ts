import { and, asc, desc, eq, gte, inArray, lte, ne, sum } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import {
  withdrawalBlocks,
  withdrawals,
  withdrawalStages,
} from "../db/tables/money.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { checkRange } from "./amount.ts";
import { findBankAccount, readBankAccounts } from "./bank-accounts.ts";
import { readMethods } from "./deposits.ts";
import { lockBalance, post, readBalance, walletOf } from "./ledger.ts";
import { tellMember } from "./live-events.ts";
import { toDecimal } from "./money.ts";
import { pageOf } from "./page.ts";
import { hasPaymentPassword } from "./payment-password.ts";

export type Withdrawal = typeof withdrawals.$inferSelect;
type State = Withdrawal["state"];

const minute = 60_000;
const day = 86_400_000;
/** What a member may ask for in a day, counted from midnight UTC. */
export const dailyMost = 5_000_000n;

/** How long each stage takes as a rule. */
const expected: Partial<Record<State, number>> = {
  REQUESTED: 30 * minute,
  REVIEWING: 60 * minute,
  APPROVED: 30 * minute,
};

/** What has to be done before the member is paid out, and where. */
export async function readBlockers(db: Database, memberId: string) {
  const set = await db
    .select()
    .from(withdrawalBlocks)
    .where(eq(withdrawalBlocks.memberId, memberId))
    .orderBy(asc(withdrawalBlocks.code));
  const accounts = await readBankAccounts(db, memberId);
  return [
    ...((await hasPaymentPassword(db, memberId))
      ? []
      : [
          {
            code: "NO_PAYMENT_PASSWORD",
            message: "Set a payment password first.",
            action: "paymentPassword",
          },
        ]),
    ...(accounts.length > 0
      ? []
      : [
          {
            code: "NO_BANK_ACCOUNT",
            message: "Add a bank account first.",
            action: "bankAccount",
          },
        ]),
    ...set.map(({ code, message, action }) => ({ code, message, action })),
  ];
}

/** Refuses while something stands in the way, and says what. */
export async function refuseBlocked(
  db: Database,
  memberId: string,
): Promise<void> {
  const blockers = await readBlockers(db, memberId);
  const [first] = blockers;
  if (first === undefined) return;
  throw new Refusal("FORBIDDEN", {
    message: first.message,
    value: { blockers },
  });
}

/** What is left of today's limit. */
async function leftToday(db: Database, memberId: string, now: number) {
  const today = Math.floor(now / day) * day;
  const [row] = await db
    .select({ asked: sum(withdrawals.amount) })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        ne(withdrawals.state, "REJECTED"),
        gte(withdrawals.createdAt, today),
      ),
    );
  const left = dailyMost - BigInt(row?.asked ?? "0");
  return left > 0n ? left : 0n;
}

/** Says how much may be paid out, how, and what stands in the way. */
export async function readOptions(db: Database, memberId: string, now: number) {
  const methods = await readMethods(db, "OUT");
  return {
    methods: methods.map(({ id, title, min, max, fee, minutes }) => ({
      id,
      title,
      min: toDecimal(min),
      max: toDecimal(max),
      fee: toDecimal(fee),
      arrival: `Within ${minutes} minutes`,
    })),
    blockers: await readBlockers(db, memberId),
    available: toDecimal(await readBalance(db, memberId)),
    dailyLeft: toDecimal(await leftToday(db, memberId, now)),
  };
}

/** Adds stages to a withdrawal's way; the last one is where it stands. */
export async function addStages(
  tx: Database,
  withdrawalId: string,
  states: readonly State[],
  now: number,
  reason = "",
): Promise<void> {
  const which = eq(withdrawalStages.withdrawalId, withdrawalId);
  const before = await tx.$count(withdrawalStages, which);
  await tx.insert(withdrawalStages).values(
    states.map((state, index) => {
      const wait = expected[state];
      const isLast = index === states.length - 1;
      return {
        withdrawalId,
        sort: before + index,
        state,
        at: now,
        expectedBy: isLast && wait !== undefined ? now + wait : null,
        reason: isLast ? reason : "",
      };
    }),
  );
  const last = states.at(-1);
  if (last !== undefined)
    await tx
      .update(withdrawals)
      .set({ state: last })
      .where(eq(withdrawals.id, withdrawalId));
}

interface Wish {
  readonly memberId: string;
  readonly accountId: string;
  readonly amount: bigint;
  readonly intent: string;
  readonly now: number;
}

/** Takes the amount out of the wallet and keeps it apart until it is sent or given back. */
export async function requestWithdrawal(
  tx: Database,
  { memberId, accountId, amount, intent, now }: Wish,
): Promise<string> {
  // The wallet first: it is held from here, so the day's limit counts one request after the other.
  const balance = await lockBalance(tx, memberId);
  const account = await findBankAccount(tx, memberId, accountId);
  if (account === undefined) throw invalid({ accountId: "is not known" });
  const [method] = await readMethods(tx, "OUT");
  if (method === undefined) throw new Refusal("FORBIDDEN");
  const left = await leftToday(tx, memberId, now);
  checkRange(amount, method.min, left < method.max ? left : method.max);
  if (balance < amount) throw new Refusal("INSUFFICIENT_BALANCE");
  const id = `W-${randomUUID()}`;
  await tx.insert(withdrawals).values({
    id,
    memberId,
    bankAccountId: account.id,
    amount,
    fee: method.fee,
    state: "REQUESTED",
    createdAt: now,
  });
  await addStages(tx, id, ["REQUESTED"], now);
  await post(tx, {
    id: intent,
    kind: "withdrawal",
    reference: id,
    from: walletOf(memberId),
    to: "payouts",
    amount,
    now,
  });
  return id;
}

interface Period {
  readonly from: number;
  readonly to: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Lists what was asked for in a period, newest first, with every stage of each. */
export async function readWithdrawals(
  db: Database,
  memberId: string,
  period: Period,
) {
  const { offset, limit, pagesOf } = pageOf(period);
  const which = and(
    eq(withdrawals.memberId, memberId),
    gte(withdrawals.createdAt, period.from),
    lte(withdrawals.createdAt, period.to),
  );
  const rows = await db
    .select()
    .from(withdrawals)
    .where(which)
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const stages =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(withdrawalStages)
          .where(inArray(withdrawalStages.withdrawalId, ids))
          .orderBy(asc(withdrawalStages.sort));
  return {
    list: rows.map(({ id, amount, fee }) => ({
      orderId: id,
      amount: toDecimal(amount),
      fee: toDecimal(fee),
      net: toDecimal(amount - fee),
      stages: stages
        .filter(({ withdrawalId }) => withdrawalId === id)
        .map(({ state, at, expectedBy, reason }) => ({
          state,
          at,
          expectedBy,
          reason,
        })),
    })),
    totalPages: pagesOf(await db.$count(withdrawals, which)),
  };
}

/** Holds a withdrawal for the rest of the transaction. */
export async function lockWithdrawal(
  tx: Database,
  id: string,
): Promise<Withdrawal> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
    .for("update");
  if (row === undefined) throw invalid({ orderId: "is not known" });
  return row;
}

/** The way to the bank, in its order. */
export const wayOut = ["REQUESTED", "REVIEWING", "APPROVED"] as const;

/** Lets the control room look at a request, approve it, or refuse it and give the money back. */
export async function decideWithdrawal(
  db: Database,
  id: string,
  action: "REVIEW" | "APPROVE" | "REJECT",
  now: number,
  reason = "",
): Promise<void> {
  await db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    const place = wayOut.findIndex((state) => state === withdrawal.state);
    const target = { REVIEW: 1, APPROVE: 2, REJECT: 3 }[action];
    if (place === -1 || place >= target)
      throw new Refusal("ALREADY_SETTLED", {
        value: { state: withdrawal.state },
      });
    const about = { id, amount: toDecimal(withdrawal.amount) };
    if (action !== "REJECT") {
      await addStages(tx, id, wayOut.slice(place + 1, target + 1), now);
      if (action === "APPROVE")
        await tellMember(
          tx,
          withdrawal.memberId,
          { ...about, type: "WITHDRAWAL_APPROVED" },
          now,
        );
      return;
    }
    await addStages(tx, id, ["REJECTED"], now, reason);
    await post(tx, {
      id: `${id}:back`,
      kind: "withdrawal-back",
      reference: id,
      from: "payouts",
      to: walletOf(withdrawal.memberId),
      amount: withdrawal.amount,
      now,
    });
    await tellMember(
      tx,
      withdrawal.memberId,
      { ...about, type: "WITHDRAWAL_REJECTED", text: reason },
      now,
    );
  });
}
