import { and, asc, desc, eq, gte, inArray, lte } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { withdrawals, withdrawalStages } from "../db/tables/payouts.ts";
import { invalid, Refusal } from "./refusal.ts";
import { checkFee, checkRange } from "./amount.ts";
import { findBankAccount } from "./bank-accounts.ts";
import { readWaitMs } from "./bank-setting.ts";
import { lockBalance, post, walletOf } from "./ledger.ts";
import { toDecimal } from "./money.ts";
import { pageOf } from "./page.ts";
import { readMethods } from "./payment-methods.ts";
import { freeWithdrawal, rankLabel } from "./vip-benefits.ts";
import { leftToday } from "./withdrawal-options.ts";
import { addStages } from "./withdrawal-stages.ts";

interface Wish {
  /** @default a generated id */
  readonly id?: string;
  readonly run: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly amount: bigint;
  /** What the member has seen. @default whatever it is */
  readonly shownFee?: bigint | undefined;
  readonly intent: string;
  readonly now: number;
}

/** Takes the amount out of the wallet and sets it aside until it is sent or refunded. */
export async function requestWithdrawal(
  tx: Database,
  { run, memberId, accountId, amount, shownFee, intent, now, ...wish }: Wish,
): Promise<string> {
  // The wallet is locked first, so that concurrent requests are counted against the day's limit one after the other.
  const balance = await lockBalance(tx, memberId);
  const account = await findBankAccount(tx, memberId, accountId);
  if (account === undefined) throw invalid({ accountId: "is not known" });
  const usableFrom = account.createdAt + (await readWaitMs(tx, run));
  if (usableFrom > now)
    throw new Refusal("FORBIDDEN", {
      message:
        "This bank account is new. Withdrawals cannot be sent to it yet.",
      value: { usableFrom },
    });
  const [method] = await readMethods(tx, "OUT");
  if (method === undefined) throw new Refusal("FORBIDDEN");
  const left = await leftToday(tx, memberId, now);
  checkRange(amount, method.min, left < method.max ? left : method.max);
  if (balance < amount) throw new Refusal("INSUFFICIENT_BALANCE");
  const free =
    method.fee > 0n ? await freeWithdrawal(tx, memberId, now) : undefined;
  const fee = free ? 0n : method.fee;
  checkFee(fee, shownFee);
  const id = wish.id ?? `W-${randomUUID()}`;
  await tx.insert(withdrawals).values({
    id,
    memberId,
    bankAccountId: account.id,
    amount,
    fee,
    feeWaivedBy: free?.rank ?? null,
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

/** Lists the withdrawals requested in a period, newest first, with all their stages. */
export async function readWithdrawals(
  db: Database,
  memberId: string,
  period: Period,
  language: string,
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
    list: rows.map(({ id, amount, fee, feeWaivedBy }) => ({
      orderId: id,
      amount: toDecimal(amount),
      fee: toDecimal(fee),
      net: toDecimal(amount - fee),
      feeWaivedBy: rankLabel(feeWaivedBy, language),
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
