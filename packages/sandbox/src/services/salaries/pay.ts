import { and, asc, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { insertAll } from "../../db/insert-all.ts";
import { contracts } from "../../db/tables/agents.ts";
import { salaryRecords } from "../../db/tables/salaries.ts";
import { post, walletOf } from "../ledger.ts";
import { tellMember } from "../live-events.ts";
import { toDecimal } from "../money.ts";
import { firstBet, readPlayed } from "./bets.ts";
import { nextPeriod, periodOf, slotOf, type Period } from "./periods.ts";
import { salaryRows, type SalaryRow } from "./settle.ts";

type Contract = typeof contracts.$inferSelect;

/** Settling waits this long, in ms, so that it sees bets that were written in the last moment of a period. */
export const graceMs = 30_000;
/** Maximum periods of one contract settled in one run; the rest follows in the next one. */
const mostPeriods = 400;

/** Start of the first period that cannot be settled yet. */
const overUntil = (
  { type, periodKind }: Pick<Contract, "type" | "periodKind">,
  now: number,
): number => periodOf(type, periodKind, now - graceMs).from;

/** Contracts of a run that were or are in force, and have a period that is over and not settled. */
async function dueContracts(
  db: Database,
  run: string,
  now: number,
): Promise<readonly string[]> {
  const open = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.run, run),
        isNotNull(contracts.activeAt),
        or(
          isNull(contracts.endedAt),
          isNull(contracts.paidUntil),
          lt(contracts.paidUntil, contracts.endedAt),
        ),
      ),
    )
    .orderBy(asc(contracts.activeAt), asc(contracts.id));
  return open.flatMap((contract) => {
    const period = nextPeriod(contract);
    return period === undefined || period.to > overUntil(contract, now)
      ? []
      : [contract.id];
  });
}

/** Writes the records of a payment and pays it in a single posting from the house; returns the amount. */
async function writePayment(
  tx: Database,
  contract: Contract,
  { from, to }: Period,
  rows: readonly SalaryRow[],
  now: number,
): Promise<bigint> {
  const { id: contractId, type, agentId, downlineId, rate } = contract;
  const name = `${contractId}:${from}`;
  await insertAll(
    tx,
    salaryRecords,
    rows.map(({ memberId, nodeId, ...row }) => ({
      ...row,
      id: [name, memberId, nodeId].filter((each) => each !== null).join(":"),
      contractId,
      type,
      agentId,
      downlineId,
      periodFrom: from,
      periodTo: to - 1,
      nodeId,
      playerId: memberId,
      rate,
      createdAt: now,
    })),
  );
  const amount = rows.reduce((sum, { salary }) => sum + salary, 0n);
  if (amount === 0n) return amount;
  await post(tx, {
    id: `salary:${name}`,
    kind: "salary",
    reference: contractId,
    from: "house",
    to: walletOf(downlineId),
    amount,
    now,
  });
  const news = { type: "SALARY_PAID", contractType: type } as const;
  await tellMember(
    tx,
    downlineId,
    { ...news, id: name, amount: toDecimal(amount) },
    now,
  );
  return amount;
}

/**
 * Settles the next completed period of a contract: the bets placed while it was in force. The contract is locked, and
 * its `paidUntil` is advanced in the same transaction, so that each period is settled exactly once, whichever process
 * does it and however often it is interrupted.
 */
async function settleNext(
  tx: Database,
  contractId: string,
  now: number,
): Promise<"paid" | "empty" | "done"> {
  const [contract] = await tx
    .select()
    .from(contracts)
    .where(eq(contracts.id, contractId))
    .for("update");
  const period = contract && nextPeriod(contract);
  if (contract === undefined || period === undefined) return "done";
  const { type, periodKind, activeAt, endedAt, downlineId } = contract;
  const over = overUntil(contract, now);
  if (period.to > over) return "done";
  const inForce = ({ from, to }: Period): Period => ({
    from: Math.max(from, activeAt ?? from),
    to: Math.min(to, endedAt ?? to),
  });
  const played = await readPlayed(
    tx,
    downlineId,
    inForce(period),
    slotOf(type),
    type === "REALTIME",
  );
  const rows = salaryRows(contract, played);
  const amount =
    rows.length > 0 ? await writePayment(tx, contract, period, rows, now) : 0n;
  // Periods without bets have nothing to settle: skip to the period of the next bet.
  const next =
    played.length > 0
      ? period.to
      : await firstBet(tx, downlineId, inForce({ from: period.to, to: over }));
  await tx
    .update(contracts)
    .set({
      paidUntil:
        next === undefined ? over : periodOf(type, periodKind, next).from,
      ...(rows.length > 0 && {
        paid: contract.paid + amount,
        lastPaid: amount,
        lastPaidFrom: period.from,
      }),
    })
    .where(eq(contracts.id, contractId));
  return rows.length > 0 ? "paid" : "empty";
}

/**
 * Pays what contracts owe for completed periods, oldest first; returns the number of payments. Each is a transaction
 * of its own. A contract that fails is retried in the next run and does not keep others from being paid; the failure
 * is thrown at the end.
 *
 * @example await paySalaries(db, { run: "", now: Date.now() }) // 3
 */
export async function paySalaries(
  db: Database,
  { run, now }: { readonly run: string; readonly now: number },
): Promise<number> {
  let paid = 0;
  const failures: unknown[] = [];
  for (const id of await dueContracts(db, run, now)) {
    try {
      for (let turn = 0; turn < mostPeriods; turn += 1) {
        const outcome = await db.transaction((tx) => settleNext(tx, id, now));
        if (outcome === "done") break;
        if (outcome === "paid") paid += 1;
      }
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return paid;
}
