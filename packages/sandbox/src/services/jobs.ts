import { randomInt } from "node:crypto";
import type { Database } from "../db/database.ts";
import { pruneWindows } from "./rate-limit.ts";
import { settleDeposits } from "./deposits.ts";
import { runLottery } from "./lottery/settle.ts";
import { settleReceipts } from "./receipt-settling.ts";
import { paySalaries } from "./salaries/pay.ts";
import { moveMatches } from "./sports/matches.ts";

/**
 * Does what time has made due: credits and expires orders, settles payouts that nobody answered, draws the lotteries
 * and pays their tickets, moves the matches, pays the salaries of periods that are over, and forgets limits that
 * hold no more. Each is done once, however many sandboxes do it at the same time.
 */
export async function runJobs(
  db: Database,
  run: string,
  now: number,
  draw: (below: number) => number = randomInt,
) {
  const deposits = await settleDeposits(db, run, now);
  const receipts = await settleReceipts(db, now);
  const lottery = await runLottery(db, { run, now, draw });
  const matches = await moveMatches(db, { run, now, draw });
  // After the lotteries: a ticket that is drawn now counts in the period that is over.
  const salaries = await paySalaries(db, { run, now });
  // A test run's clock may be far from everybody else's, whose windows these are, too.
  if (run === "") await pruneWindows(db, now);
  return { deposits, receipts, ...lottery, matches, salaries };
}
