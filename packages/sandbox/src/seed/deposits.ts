import type { Database } from "../db/database.ts";
import { actOnDeposit } from "../services/deposit-actions.ts";
import { holdDeposit } from "../services/deposit-states.ts";
import { openDeposit } from "../services/deposits.ts";
import { maya } from "./payers.ts";

const minute = 60_000;
const day = 86_400_000;

/** One order for each possible outcome. */
const orders = [
  ["D-seed-1", "bank", 400_000n, 20, "CREDIT", ""],
  ["D-seed-5", "bank", 200_000n, 14, "CREDIT", ""],
  ["D-seed-2", "lantern-pay", 50_000n, 9, "CREDIT", ""],
  [
    "D-seed-3",
    "voucher",
    5_000n,
    4,
    "FAIL",
    "The voucher has already been used",
  ],
  ["D-seed-4", "bank", 10_000n, 2, "EXPIRE", ""],
] as const;

export async function seedDeposits(tx: Database, today: number): Promise<void> {
  for (const [id, methodId, amount, daysAgo, end, reason] of orders) {
    const now = today - daysAgo * day;
    const order = { id, memberId: maya, methodId, amount, run: "", now };
    await openDeposit(tx, order);
    // Nobody paid: the order ends when it expires.
    if (end === "EXPIRE") await holdDeposit(tx, id, now + 15 * minute);
    else await actOnDeposit(tx, id, end, now + 2 * minute, reason);
  }
}
