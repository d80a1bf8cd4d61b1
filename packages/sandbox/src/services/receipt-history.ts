import type { ReceiptStep } from "@foyer/platform/calls";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { receiptSteps } from "../db/tables/receipt-steps.ts";
import { toDecimal } from "./money.ts";

interface Step {
  readonly step: Exclude<ReceiptStep, "unknown">;
  readonly at: number;
  readonly amount?: bigint;
  readonly pictures?: number;
}

/** Records a step of a withdrawal; the caller holds a lock on its row, so that steps are recorded in order. */
export async function noteStep(
  tx: Database,
  receiptId: string,
  { step, at, amount, pictures }: Step,
): Promise<void> {
  const sort = await tx.$count(
    receiptSteps,
    eq(receiptSteps.receiptId, receiptId),
  );
  await tx
    .insert(receiptSteps)
    .values({ receiptId, sort, step, at, amount, pictures });
}

/** The steps of each of these withdrawals, oldest first, in their wire format. */
export async function readHistories(db: Database, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(receiptSteps)
          .where(inArray(receiptSteps.receiptId, [...ids]))
          .orderBy(asc(receiptSteps.receiptId), asc(receiptSteps.sort));
  return (id: string) =>
    rows
      .filter(({ receiptId }) => receiptId === id)
      .map(({ step, at, amount, pictures }) => ({
        step,
        at,
        amount: amount === null ? null : toDecimal(amount),
        pictures,
      }));
}
