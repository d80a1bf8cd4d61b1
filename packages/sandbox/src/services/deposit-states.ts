import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { deposits } from "../db/tables/money.ts";
import { post, walletOf } from "./ledger.ts";
import { tellMember, tellMembers } from "./live-events.ts";
import { toDecimal } from "./money.ts";
import { grantReferral } from "./referrals.ts";

export type Deposit = typeof deposits.$inferSelect;

/** Time from the payment until crediting starts, and until it is complete. */
const creditingMs = 2_000;
const creditedMs = 5_000;

/**
 * Posts a deposit to the ledger: the fee stays with the house. The posting ids come from the order, so none can be
 * made twice.
 */
async function credit(tx: Database, deposit: Deposit, now: number) {
  const wallet = walletOf(deposit.memberId);
  const posting = { reference: deposit.id, now };
  await post(tx, {
    ...posting,
    id: deposit.id,
    kind: "deposit",
    from: "bank",
    to: wallet,
    amount: deposit.amount,
  });
  if (deposit.fee === 0n) return;
  await post(tx, {
    ...posting,
    id: `${deposit.id}:fee`,
    kind: "deposit-fee",
    from: wallet,
    to: "house",
    amount: deposit.fee,
  });
}

/** The state that an order reaches by time alone. */
function byTime(deposit: Deposit, now: number): Deposit["state"] {
  const { state, paidAt, expiresAt } = deposit;
  if (state === "CREATED") return now >= expiresAt ? "EXPIRED" : state;
  if ((state === "PAID" || state === "CREDITING") && paidAt !== null) {
    if (now >= paidAt + creditedMs) return "CREDITED";
    if (now >= paidAt + creditingMs) return "CREDITING";
  }
  return state;
}

/**
 * Writes an order's new state. When it is credited, it is posted, and whoever invited the member gets the reward for a
 * first deposit. Everybody concerned is notified.
 */
export async function writeDeposit(
  tx: Database,
  deposit: Deposit,
  change: Partial<Deposit>,
  now: number,
): Promise<Deposit> {
  if (change.state === "CREDITED" && deposit.state !== "CREDITED") {
    await credit(tx, deposit, now);
    const { memberId, id } = deposit;
    const amount = toDecimal(deposit.amount - deposit.fee);
    const reward = await grantReferral(tx, memberId, now);
    const news = [
      { memberId, type: "DEPOSIT_ARRIVED" as const, id, amount },
      ...(reward ? [{ type: "REWARD_GRANTED" as const, ...reward }] : []),
    ];
    await tellMembers(tx, news, now);
  }
  if (change.state === "FAILED")
    await tellMember(
      tx,
      deposit.memberId,
      {
        type: "DEPOSIT_FAILED",
        id: deposit.id,
        amount: toDecimal(deposit.amount),
        text: change.reason ?? "",
      },
      now,
    );
  const changed = { ...change, updatedAt: now };
  await tx.update(deposits).set(changed).where(eq(deposits.id, deposit.id));
  return { ...deposit, ...changed };
}

/** Locks an order and updates its state to the current time. */
export async function holdDeposit(
  tx: Database,
  id: string,
  now: number,
): Promise<Deposit | undefined> {
  const [deposit] = await tx
    .select()
    .from(deposits)
    .where(eq(deposits.id, id))
    .for("update");
  if (deposit === undefined) return undefined;
  const state = byTime(deposit, now);
  return state === deposit.state
    ? deposit
    : writeDeposit(tx, deposit, { state }, now);
}
