import { and, eq, inArray, lte, or } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { deposits } from "../db/tables/money.ts";
import { invalid } from "./refusal.ts";
import { checkFee, checkRange } from "./amount.ts";
import { holdDeposit, type Deposit } from "./deposit-states.ts";
import { toDecimal } from "./money.ts";
import { readMethods } from "./payment-methods.ts";
import { hashToken, newToken } from "./token.ts";

/** How long an order can be paid. */
const payMs = 15 * 60_000;

interface Order {
  /** @default a generated id */
  readonly id?: string;
  readonly memberId: string;
  readonly methodId: string;
  readonly amount: bigint;
  /** What the member has seen. @default whatever it is */
  readonly shownFee?: bigint | undefined;
  readonly run: string;
  readonly now: number;
}

/** Creates an order; its token opens the payment page. */
export async function openDeposit(
  tx: Database,
  order: Order,
): Promise<{ orderId: string; token: string }> {
  const { memberId, methodId, amount, run, now } = order;
  const methods = await readMethods(tx, "IN");
  const method = methods.find(({ id }) => id === methodId);
  if (method === undefined) throw invalid({ methodId: "is not offered" });
  checkRange(amount, method.min, method.max);
  checkFee(method.fee, order.shownFee);
  const orderId = order.id ?? `D-${randomUUID()}`;
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
    return own === undefined ? undefined : holdDeposit(tx, own.id, now);
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

/** Updates every order of a run to the current time; returns how many changed. */
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
    const after = await db.transaction((tx) => holdDeposit(tx, id, now));
    if (after !== undefined && after.state !== state) changed += 1;
  }
  return changed;
}
