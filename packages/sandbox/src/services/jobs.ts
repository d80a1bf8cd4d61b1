import { randomInt } from "node:crypto";
import type { Database } from "../db/database.ts";
import { pruneWindows } from "./rate-limit.ts";
import { settleDeposits } from "./deposits.ts";
import { payBoards } from "./leaderboards.ts";
import { runLottery } from "./lottery/settle.ts";
import { pruneMessages } from "./messages.ts";
import { grantMissions } from "./missions.ts";
import { settleReceipts } from "./receipt-settling.ts";
import { paySalaries } from "./salaries/pay.ts";
import { moveMatches } from "./sports/matches.ts";
import { rollTeamSums } from "./team-sums.ts";
import { settleRanks } from "./vip-moves.ts";

/**
 * Runs everything that has become due: credits and expires orders, settles withdrawals that nobody confirmed, draws
 * the lotteries and pays their tickets, updates the matches, pays salaries and leaderboards of periods that are over,
 * grants the rewards of completed missions, lets VIP ranks rise and fall, adds up what teams played, and deletes rate
 * limits that no longer apply and messages that can no longer be restored. Each is done once, however many sandboxes
 * run it at the same time.
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
  const prizes = await payBoards(db, run, now);
  const missions = await grantMissions(db, run, now);
  const ranks = await settleRanks(db, run, now);
  // A test run's clock may be far off, and these are shared by all runs.
  if (run === "") {
    await pruneWindows(db, now);
    await pruneMessages(db, now);
    await rollTeamSums(db);
  }
  return {
    deposits,
    receipts,
    ...lottery,
    matches,
    salaries,
    prizes,
    missions,
    ranks,
  };
}
