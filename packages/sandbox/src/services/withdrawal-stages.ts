import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { withdrawals, withdrawalStages } from "../db/tables/payouts.ts";
import { invalid } from "./refusal.ts";

export type Withdrawal = typeof withdrawals.$inferSelect;
type State = Withdrawal["state"];

const minute = 60_000;

/** The stages before a withdrawal is sent, in order. */
export const wayOut = ["REQUESTED", "REVIEWING", "APPROVED"] as const;

/** How long each stage usually takes. */
const expected: Partial<Record<State, number>> = {
  REQUESTED: 30 * minute,
  REVIEWING: 60 * minute,
  APPROVED: 30 * minute,
};

/** Adds stages to a withdrawal; the last one becomes its state. */
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

/** Locks a withdrawal for the rest of the transaction. */
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
