import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lotteryDraws, lotteryTickets } from "../../db/tables/lottery.ts";
import { members } from "../../db/tables/members.ts";
import { lockPlayer, post, walletOf } from "../ledger.ts";
import { earnPoints } from "../points-play.ts";
import {
  drawDue,
  forgetDraws,
  isOfTicket,
  isOpen,
  type DrawTime,
} from "./draws.ts";
import { winOf } from "./forms.ts";
import { readLotteries, type Lottery } from "./lotteries.ts";

const batch = 200;

type Ticket = typeof lotteryTickets.$inferSelect;

/** Closes a ticket, pays its winnings and gives its points in one transaction: all of it happens or nothing. */
async function settleTicket(
  db: Database,
  lottery: Lottery,
  ticket: Ticket,
  vipRank: string | null,
  drawn: readonly number[],
  now: number,
): Promise<boolean> {
  const win = winOf(lottery.form, ticket.numbers, drawn, ticket.stake);
  return db.transaction(async (tx) => {
    const closed = await tx
      .update(lotteryTickets)
      .set({ state: win > 0n ? "WON" : "LOST", win, settledAt: now })
      // Another sandbox may have closed it concurrently: then it has also paid it.
      .where(
        and(eq(lotteryTickets.id, ticket.id), eq(lotteryTickets.state, "OPEN")),
      )
      .returning({ id: lotteryTickets.id });
    if (closed.length === 0) return false;
    await lockPlayer(tx, ticket.memberId);
    if (win > 0n)
      await post(tx, {
        id: `${ticket.id}:win`,
        kind: "win",
        reference: ticket.id,
        from: "house",
        to: walletOf(ticket.memberId),
        amount: win,
        now,
      });
    await earnPoints(tx, {
      betId: ticket.id,
      memberId: ticket.memberId,
      vipRank,
      game: lottery,
      stake: ticket.stake,
      now,
    });
    return true;
  });
}

/**
 * Settles every ticket whose numbers are drawn; returns how many. One that fails stays open for the next run and does
 * not keep others from being paid; the failure is thrown at the end.
 */
async function settleTickets(
  db: Database,
  lotteries: readonly Lottery[],
  { run, now }: DrawTime,
): Promise<number> {
  const byCode = new Map(lotteries.map((one) => [one.gameCode, one]));
  let settled = 0;
  const failures: unknown[] = [];
  for (;;) {
    const before = settled;
    const rows = await db
      .select({
        ticket: lotteryTickets,
        drawn: lotteryDraws.numbers,
        vipRank: members.vipRank,
      })
      .from(lotteryTickets)
      .innerJoin(members, eq(members.id, lotteryTickets.memberId))
      .innerJoin(lotteryDraws, isOfTicket)
      .where(isOpen(run, [...byCode.keys()]))
      .orderBy(asc(lotteryTickets.boughtAt), asc(lotteryTickets.id))
      .limit(batch);
    for (const { ticket, drawn, vipRank } of rows) {
      const lottery = byCode.get(ticket.gameCode);
      if (lottery === undefined) continue;
      try {
        if (await settleTicket(db, lottery, ticket, vipRank, drawn, now))
          settled += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (rows.length < batch || settled === before) break;
  }
  if (failures.length > 0) throw failures[0];
  return settled;
}

/** Makes the draws that are due and pays their tickets: for all lotteries, or only for the given ones. */
export async function runLottery(
  db: Database,
  time: DrawTime,
  lotteries?: readonly Lottery[],
): Promise<{ readonly draws: number; readonly tickets: number }> {
  const about = lotteries ?? (await readLotteries(db));
  if (about.length === 0) return { draws: 0, tickets: 0 };
  const draws = await drawDue(db, about, time);
  const tickets = await settleTickets(db, about, time);
  if (lotteries === undefined) await forgetDraws(db, time.run, time.now);
  return { draws, tickets };
}
