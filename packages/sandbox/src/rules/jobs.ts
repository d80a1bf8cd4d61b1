import type { Database } from "../db/database.ts";
import { settleDeposits } from "./deposits.ts";
import { settleReceipts } from "./receipt-rows.ts";

/** Does what time has made due: credits and expires orders, settles payouts that nobody answered. */
export async function runJobs(db: Database, run: string, now: number) {
  return {
    deposits: await settleDeposits(db, run, now),
    receipts: await settleReceipts(db, now),
  };
}
