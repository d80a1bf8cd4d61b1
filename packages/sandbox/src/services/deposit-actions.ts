import type { Database } from "../db/database.ts";
import { invalid, Refusal } from "./refusal.ts";
import { holdDeposit, writeDeposit, type Deposit } from "./deposit-states.ts";

export const depositActions = ["PAY", "CREDIT", "FAIL", "EXPIRE"] as const;
type DepositAction = (typeof depositActions)[number];

/** The actions allowed in each state of an order. */
const allowed: Record<DepositAction, readonly Deposit["state"][]> = {
  PAY: ["CREATED"],
  CREDIT: ["CREATED", "PAID", "CREDITING"],
  FAIL: ["CREATED", "PAID", "CREDITING"],
  EXPIRE: ["CREATED"],
};

/** Applies an action of the bank or the control room to an order. */
export async function actOnDeposit(
  db: Database,
  orderId: string,
  action: DepositAction,
  now: number,
  reason = "",
): Promise<Deposit> {
  return db.transaction(async (tx) => {
    const deposit = await holdDeposit(tx, orderId, now);
    if (deposit === undefined) throw invalid({ orderId: "is not known" });
    if (!allowed[action].includes(deposit.state))
      throw new Refusal("ALREADY_SETTLED", { value: { state: deposit.state } });
    const changes: Record<DepositAction, Partial<Deposit>> = {
      PAY: { state: "PAID", paidAt: now },
      CREDIT: { state: "CREDITED", paidAt: deposit.paidAt ?? now },
      FAIL: { state: "FAILED", reason },
      EXPIRE: { state: "EXPIRED" },
    };
    return writeDeposit(tx, deposit, changes[action], now);
  });
}
