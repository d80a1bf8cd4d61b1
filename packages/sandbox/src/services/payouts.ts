import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { receipts } from "../db/tables/payouts.ts";
import { invalid, Refusal } from "./refusal.ts";
import { lockAccounts, post, walletOf } from "./ledger.ts";
import { tellMember } from "./live-events.ts";
import { toDecimal } from "./money.ts";
import { noteStep } from "./receipt-history.ts";
import {
  lockReceipt,
  remaining,
  settle,
  tellEnd,
  type ReceiptRow as Row,
} from "./receipt-settling.ts";
import { addStages, lockWithdrawal, wayOut } from "./withdrawal-stages.ts";

const minute = 60_000;

/** How a withdrawal is sent. */
export interface Sending {
  /** Amount that arrives immediately; the rest may follow. Zero: nothing is reported yet. */
  readonly part: bigint;
  /** Minutes in which the member can answer; null: no timer. */
  readonly confirmMinutes: number | null;
  readonly forced: boolean;
}

async function payPart(
  tx: Database,
  row: Row,
  part: bigint,
  now: number,
): Promise<void> {
  if (part >= remaining(row))
    throw invalid({ part: "must leave something for the member to confirm" });
  const receivedAmount = row.receivedAmount + part;
  await post(tx, {
    id: `${row.id}:part:${receivedAmount}`,
    kind: "payout-part",
    reference: row.id,
    from: "transit",
    to: "bank",
    amount: part,
    now,
  });
  await tx
    .update(receipts)
    .set({ receivedAmount, state: "PARTIAL" })
    .where(eq(receipts.id, row.id));
  await noteStep(tx, row.id, { step: "PART", at: now, amount: part });
}

/** Sends a withdrawal, completing its remaining stages, and asks the member whether it arrived. */
export async function sendPayout(
  db: Database,
  id: string,
  { part, confirmMinutes, forced }: Sending,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    const place = wayOut.findIndex((state) => state === withdrawal.state);
    if (place === -1)
      throw new Refusal("ALREADY_SETTLED", {
        value: { state: withdrawal.state },
      });
    const { memberId, fee } = withdrawal;
    const net = withdrawal.amount - fee;
    // Up to three postings in one transaction: all their house accounts are locked first, in the order that others
    // use too.
    await lockAccounts(tx, ["bank", "house", "payouts", "transit"]);
    const posting = { reference: id, from: "payouts", now };
    await post(tx, {
      ...posting,
      id: `${id}:sent`,
      kind: "payout",
      to: "transit",
      amount: net,
    });
    if (fee > 0n)
      await post(tx, {
        ...posting,
        id: `${id}:fee`,
        kind: "withdrawal-fee",
        to: "house",
        amount: fee,
      });
    await addStages(
      tx,
      id,
      [...wayOut.slice(place + 1), "SENT", "RECEIPT"],
      now,
    );
    const row: Row = {
      id,
      memberId,
      amount: net,
      receivedAmount: 0n,
      state: "AWAITING",
      refunded: 0n,
      forced,
      confirmMinutes,
      expiresAt: confirmMinutes === null ? null : now + confirmMinutes * minute,
      issuedAt: now,
      settledAt: null,
    };
    await tx.insert(receipts).values(row);
    await noteStep(tx, id, { step: "SENT", at: now, amount: net });
    if (part > 0n) await payPart(tx, row, part, now);
    await tellMember(
      tx,
      memberId,
      { type: "PAYOUT_ISSUED", id, amount: toDecimal(net) },
      now,
    );
  });
}

export const receiptActions = ["PART", "FORCE", "REFUND", "ARRIVED"] as const;

/** Applies a decision of the control room to a withdrawal that is not settled. */
export async function actOnReceipt(
  db: Database,
  id: string,
  action: (typeof receiptActions)[number],
  now: number,
  part = 0n,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockReceipt(tx, id);
    if (row.settledAt !== null)
      throw new Refusal("ALREADY_SETTLED", { value: { state: row.state } });
    const disputed = row.state === "NOT_RECEIVED";
    const changed = { type: "PAYOUT_CHANGED", id } as const;
    if (action === "PART") {
      if (part === 0n) throw invalid({ part: "must be more than zero" });
      await payPart(tx, row, part, now);
      await tellMember(tx, row.memberId, changed, now);
    } else if (action === "ARRIVED") {
      await noteStep(tx, id, { step: "CONFIRMED", at: now });
      await settle(tx, row, "RECEIVED", now, "The bank confirmed it");
      await tellEnd(tx, row, "payoutArrived", now);
    } else if (action === "FORCE") {
      await tx
        .update(receipts)
        .set({ forced: true })
        .where(eq(receipts.id, id));
      await noteStep(tx, id, { step: "FORCED", at: now });
      if (disputed) {
        await settle(tx, row, "RECEIVED", now, "Closed by the platform");
        await tellEnd(tx, row, "payoutClosed", now);
      } else await tellMember(tx, row.memberId, changed, now);
    } else {
      // Only a disputed withdrawal is refunded, and never one closed by the platform.
      if (row.forced || !disputed) throw new Refusal("FORBIDDEN");
      const refunded = remaining(row);
      await post(tx, {
        id: `${id}:refund`,
        kind: "payout-refund",
        reference: id,
        from: "transit",
        to: walletOf(row.memberId),
        amount: refunded,
        now,
      });
      await addStages(tx, id, ["DONE"], now, "Refunded to the wallet");
      await tx
        .update(receipts)
        .set({ refunded, settledAt: now })
        .where(and(eq(receipts.id, id), isNull(receipts.settledAt)));
      await noteStep(tx, id, { step: "REFUNDED", at: now, amount: refunded });
      await tellEnd(tx, { ...row, amount: refunded }, "payoutRefunded", now);
    }
  });
}
