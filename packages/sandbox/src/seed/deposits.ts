import type { Database } from "../db/database.ts";
import * as tables from "../db/tables/all.ts";
import { post, walletOf } from "../rules/ledger.ts";
import { methods } from "./money-lists.ts";
import { maya } from "./payers.ts";

const minute = 60_000;
const day = 86_400_000;

export async function seedDeposits(tx: Database, today: number): Promise<void> {
  const orders = [
    ["D-seed-1", "bank", 600_000n, 20, "CREDITED", ""],
    ["D-seed-2", "lantern-pay", 50_000n, 9, "CREDITED", ""],
    ["D-seed-3", "voucher", 5_000n, 4, "FAILED", "The voucher was used up"],
    ["D-seed-4", "bank", 10_000n, 2, "EXPIRED", ""],
  ] as const;
  for (const [id, methodId, amount, daysAgo, state, reason] of orders) {
    const at = today - daysAgo * day;
    const fee = methods.find(([method]) => method === methodId)?.[5] ?? 0n;
    const credited = state === "CREDITED";
    await tx.insert(tables.deposits).values({
      id,
      memberId: maya,
      methodId,
      amount,
      fee,
      state,
      reason,
      payTokenHash: null,
      run: "",
      createdAt: at,
      paidAt: credited ? at + minute : null,
      expiresAt: at + 15 * minute,
      updatedAt: at + 2 * minute,
    });
    if (!credited) continue;
    const posting = { reference: id, now: at + 2 * minute };
    const wallet = walletOf(maya);
    await post(tx, {
      ...posting,
      id,
      kind: "deposit",
      from: "bank",
      to: wallet,
      amount,
    });
    if (fee > 0n)
      await post(tx, {
        ...posting,
        id: `${id}:fee`,
        kind: "deposit-fee",
        from: wallet,
        to: "house",
        amount: fee,
      });
  }
}
