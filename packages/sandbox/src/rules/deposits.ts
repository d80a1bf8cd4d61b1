import { and, asc, eq, inArray, or, lte } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { deposits, paymentMethods } from "../db/tables/money.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { checkRange } from "./amount.ts";
import { post, walletOf } from "./ledger.ts";
import { tellMember } from "./live-events.ts";
import { toDecimal } from "./money.ts";
import { hashToken, newToken } from "./token.ts";

export type Deposit = typeof deposits.$inferSelect;

/** How long an order may wait for its payment. */
export const payMs = 15 * 60_000;
/** From the payment until it is being credited, and until it is. */
export const creditingMs = 2_000;
export const creditedMs = 5_000;

/** Lists the ways to pay in or out. */
export const readMethods = (db: Database, direction: "IN" | "OUT") =>
  db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.direction, direction))
    .orderBy(asc(paymentMethods.sort));

interface Order {
  readonly memberId: string;
  readonly methodId: string;
  readonly amount: bigint;
  readonly run: string;
  readonly now: number;
}

/** Opens an order; its token opens the page where it is paid. */
export async function openDeposit(
  tx: Database,
  order: Order,
): Promise<{ orderId: string; token: string }> {
  const { memberId, methodId, amount, run, now } = order;
  const methods = await readMethods(tx, "IN");
  const method = methods.find(({ id }) => id === methodId);
  if (method === undefined) throw invalid({ methodId: "is not offered" });
  checkRange(amount, method.min, method.max);
  const orderId = `D-${randomUUID()}`;
  const token = newToken();
  await tx.insert(deposits).values({
    id: orderId,
    memberId,
    methodId,
    amount,
    fee: method.fee,
    state: "CREATED",
    reason: "",
    payTokenHash: hashToken(token),
    run,
    createdAt: now,
    expiresAt: now + payMs,
    updatedAt: now,
  });
  return { orderId, token };
}

/** Books what came in: the fee stays with the house. Each posting has the order's name, so none can be made twice. */
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

/** What time alone makes of an order. */
function byTime(deposit: Deposit, now: number): Deposit["state"] {
  const { state, paidAt, expiresAt } = deposit;
  if (state === "CREATED") return now >= expiresAt ? "EXPIRED" : state;
  if ((state === "PAID" || state === "CREDITING") && paidAt !== null) {
    if (now >= paidAt + creditedMs) return "CREDITED";
    if (now >= paidAt + creditingMs) return "CREDITING";
  }
  return state;
}

async function write(
  tx: Database,
  deposit: Deposit,
  change: Partial<Deposit>,
  now: number,
): Promise<Deposit> {
  if (change.state === "CREDITED" && deposit.state !== "CREDITED") {
    await credit(tx, deposit, now);
    const amount = toDecimal(deposit.amount - deposit.fee);
    await tellMember(
      tx,
      deposit.memberId,
      { type: "DEPOSIT_ARRIVED", id: deposit.id, amount },
      now,
    );
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

/** Holds an order and brings it to where time has carried it. */
async function hold(
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
  return state === deposit.state ? deposit : write(tx, deposit, { state }, now);
}

/** Reads one of the member's orders. */
export async function readDeposit(
  db: Database,
  memberId: string,
  orderId: string,
  now: number,
) {
  const deposit = await db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: deposits.id })
      .from(deposits)
      .where(and(eq(deposits.id, orderId), eq(deposits.memberId, memberId)));
    return own === undefined ? undefined : hold(tx, own.id, now);
  });
  if (deposit === undefined) throw invalid({ orderId: "is not known" });
  return {
    orderId: deposit.id,
    state: deposit.state,
    amount: toDecimal(deposit.amount),
    fee: toDecimal(deposit.fee),
    reason: deposit.reason,
    updatedAt: deposit.updatedAt,
  };
}

export const depositActions = ["PAY", "CREDIT", "FAIL", "EXPIRE"] as const;
type DepositAction = (typeof depositActions)[number];

/** What may be done to an order in a state. */
const allowed: Record<DepositAction, readonly Deposit["state"][]> = {
  PAY: ["CREATED"],
  CREDIT: ["CREATED", "PAID", "CREDITING"],
  FAIL: ["CREATED", "PAID", "CREDITING"],
  EXPIRE: ["CREATED"],
};

/** Lets the bank or the control room do something to an order. */
export async function actOnDeposit(
  db: Database,
  orderId: string,
  action: DepositAction,
  now: number,
  reason = "",
): Promise<Deposit> {
  return db.transaction(async (tx) => {
    const deposit = await hold(tx, orderId, now);
    if (deposit === undefined) throw invalid({ orderId: "is not known" });
    if (!allowed[action].includes(deposit.state))
      throw new Refusal("ALREADY_SETTLED", { value: { state: deposit.state } });
    const changes: Record<DepositAction, Partial<Deposit>> = {
      PAY: { state: "PAID", paidAt: now },
      CREDIT: { state: "CREDITED", paidAt: deposit.paidAt ?? now },
      FAIL: { state: "FAILED", reason },
      EXPIRE: { state: "EXPIRED" },
    };
    return write(tx, deposit, changes[action], now);
  });
}

/** Finds the order that a bank's page was opened for. */
export async function findByPayToken(
  db: Database,
  token: string,
): Promise<Deposit | undefined> {
  const [row] = await db
    .select()
    .from(deposits)
    .where(eq(deposits.payTokenHash, hashToken(token)));
  return row;
}

/** Carries every order of a run to where time has brought it; tells how many changed. */
export async function settleDeposits(
  db: Database,
  run: string,
  now: number,
): Promise<number> {
  const due = await db
    .select({ id: deposits.id, state: deposits.state })
    .from(deposits)
    .where(
      and(
        eq(deposits.run, run),
        or(
          inArray(deposits.state, ["PAID", "CREDITING"]),
          and(eq(deposits.state, "CREATED"), lte(deposits.expiresAt, now)),
        ),
      ),
    );
  let changed = 0;
  for (const { id, state } of due) {
    const after = await db.transaction((tx) => hold(tx, id, now));
    if (after !== undefined && after.state !== state) changed += 1;
  }
  return changed;
}
