import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members } from "../db/tables/members.ts";
import { receipts } from "../db/tables/payouts.ts";
import type { Decision } from "../stock/decisions.ts";
import { tellDecision } from "./decision-notice.ts";
import { invalid } from "./refusal.ts";
import { post } from "./ledger.ts";
import { toDecimal } from "./money.ts";
import { noteStep } from "./receipt-history.ts";
import { addStages } from "./withdrawal-stages.ts";

export type ReceiptRow = typeof receipts.$inferSelect;

/** Whether the member's answer is still awaited; only then does the timer settle it. */
export const isOpen = ({ state }: ReceiptRow): boolean =>
  state === "AWAITING" || state === "PARTIAL";

export async function lockReceipt(
  tx: Database,
  id: string,
): Promise<ReceiptRow> {
  const [row] = await tx
    .select()
    .from(receipts)
    .where(eq(receipts.id, id))
    .for("update");
  if (row === undefined) throw invalid({ id: "is not known" });
  return row;
}

export const remaining = (row: ReceiptRow): bigint =>
  row.amount - row.receivedAmount - row.refunded;

/** Tells a member what became of a withdrawal without an answer of theirs. */
export async function tellEnd(
  tx: Database,
  { id, memberId, amount }: Pick<ReceiptRow, "id" | "memberId" | "amount">,
  decision: Extract<Decision, `payout${string}`>,
  now: number,
): Promise<void> {
  const [member] = await tx
    .select({ symbol: members.currencySymbol })
    .from(members)
    .where(eq(members.id, memberId));
  const nameIn = () => `${member?.symbol ?? ""} ${toDecimal(amount)}`.trim();
  const told = {
    type: "PAYOUT_CHANGED",
    decision,
    nameIn,
    remark: "",
  } as const;
  await tellDecision(tx, memberId, { ...told, id }, now);
}

/** Settles a withdrawal as arrived: money in transit is posted to the bank account. */
export async function settle(
  tx: Database,
  row: ReceiptRow,
  state: "RECEIVED" | "FULL",
  now: number,
  reason = "",
): Promise<ReceiptRow> {
  const rest = remaining(row);
  if (rest > 0n)
    await post(tx, {
      id: `${row.id}:arrived`,
      kind: "payout-arrived",
      reference: row.id,
      from: "transit",
      to: "bank",
      amount: rest,
      now,
    });
  await addStages(tx, row.id, ["DONE"], now, reason);
  const change = { state, receivedAmount: row.amount, settledAt: now };
  await tx.update(receipts).set(change).where(eq(receipts.id, row.id));
  return { ...row, ...change };
}

/** Counts withdrawals without an answer in time as received (WDR-07); returns how many. */
export async function settleReceipts(
  db: Database,
  now: number,
  memberId?: string,
): Promise<number> {
  const due = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(
      and(
        inArray(receipts.state, ["AWAITING", "PARTIAL"]),
        isNotNull(receipts.expiresAt),
        lte(receipts.expiresAt, now),
        memberId === undefined ? undefined : eq(receipts.memberId, memberId),
      ),
    );
  let settled = 0;
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const row = await lockReceipt(tx, id);
      // It was answered or settled in the meantime.
      if (!isOpen(row)) return;
      await noteStep(tx, id, { step: "TIMED_OUT", at: row.expiresAt ?? now });
      await settle(tx, row, "RECEIVED", row.expiresAt ?? now, "No answer");
      await tellEnd(tx, row, "payoutTimedOut", now);
      settled += 1;
    });
  }
  return settled;
}
