import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lotteryTickets } from "../../db/tables/lottery.ts";
import { invalid, Refusal } from "../refusal.ts";
import { stakes } from "./stakes.ts";
import { lockBalance, post, walletOf } from "../ledger.ts";
import { toDecimal, toMinor } from "../money.ts";
import { readPicks } from "./forms.ts";
import { readLotteries, type Lottery } from "./lotteries.ts";
import { aheadDraws, issueOf, openSlot } from "./schedule.ts";

type Ticket = typeof lotteryTickets.$inferSelect;

/** A ticket in its wire format. */
export const wireTicket = (ticket: Ticket, period: number) => ({
  id: ticket.id,
  gameCode: ticket.gameCode,
  issue: issueOf(period, ticket.slot),
  numbers: ticket.numbers.map(String),
  stake: toDecimal(ticket.stake),
  win: toDecimal(ticket.win),
  state: ticket.state,
  drawAt: ticket.slot * period,
  boughtAt: ticket.boughtAt,
});

interface Order {
  /** Id of the ticket and of its ledger postings, so none of them can be made twice. */
  readonly id: string;
  readonly memberId: string;
  readonly run: string;
  readonly now: number;
  readonly request: {
    readonly gameCode: string;
    readonly issue: string;
    readonly numbers: readonly string[];
    readonly stake: string;
  };
}

/** The draws for which tickets are on sale. */
export function salesOf({ period }: Pick<Lottery, "period">, now: number) {
  const first = openSlot(period, now);
  return Array.from({ length: aheadDraws }, (_, index) => {
    const slot = first + index;
    return { slot, issue: issueOf(period, slot), drawAt: slot * period };
  });
}

/** Sells a ticket: the stake leaves the wallet in the caller's transaction. */
export async function buyTicket(tx: Database, order: Order) {
  const { id, memberId, run, now, request } = order;
  const [lottery] = await readLotteries(tx, [request.gameCode]);
  if (lottery === undefined) throw invalid({ gameCode: "is not a lottery" });
  if (lottery.maintenance) throw new Refusal("GAME_MAINTENANCE");
  const numbers = readPicks(lottery.form, request.numbers);
  if (numbers === undefined)
    throw invalid({ numbers: "do not match this lottery" });
  const stake = toMinor(request.stake);
  if (stake === undefined || !stakes.some((one) => toMinor(one) === stake))
    throw invalid({ stake: "is not offered" });
  const balance = await lockBalance(tx, memberId);
  const [known] = await tx
    .select()
    .from(lotteryTickets)
    .where(eq(lotteryTickets.id, id));
  if (known !== undefined) {
    const same =
      known.memberId === memberId &&
      known.gameCode === lottery.gameCode &&
      issueOf(lottery.period, known.slot) === request.issue &&
      known.stake === stake &&
      known.numbers.join() === numbers.join();
    if (!same) throw new Refusal("IDEMPOTENCY_CONFLICT");
    return { ticket: wireTicket(known, lottery.period), balance };
  }
  const sale = salesOf(lottery, now).find(
    ({ issue }) => issue === request.issue,
  );
  if (sale === undefined) throw new Refusal("DRAW_CLOSED");
  if (balance < stake) throw new Refusal("INSUFFICIENT_BALANCE");
  const row: Ticket = {
    id,
    run,
    memberId,
    gameCode: lottery.gameCode,
    slot: sale.slot,
    numbers,
    stake,
    win: 0n,
    state: "OPEN",
    boughtAt: now,
    settledAt: null,
  };
  const made = await tx
    .insert(lotteryTickets)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: lotteryTickets.id });
  // A concurrent request has used the id for another ticket.
  if (made.length === 0) throw new Refusal("IDEMPOTENCY_CONFLICT");
  await post(tx, {
    id: `${id}:stake`,
    kind: "stake",
    reference: id,
    from: walletOf(memberId),
    to: "house",
    amount: stake,
    now,
  });
  return { ticket: wireTicket(row, lottery.period), balance: balance - stake };
}

/** A member's latest tickets, of one lottery or of all. */
export async function readTickets(
  db: Database,
  memberId: string,
  most: number,
  gameCode?: string,
) {
  const rows = await db
    .select()
    .from(lotteryTickets)
    .where(
      and(
        eq(lotteryTickets.memberId, memberId),
        gameCode === undefined
          ? undefined
          : eq(lotteryTickets.gameCode, gameCode),
      ),
    )
    .orderBy(desc(lotteryTickets.boughtAt), desc(lotteryTickets.id))
    .limit(most);
  const lotteries = await readLotteries(
    db,
    rows.map((row) => row.gameCode),
  );
  const periods = new Map(lotteries.map((one) => [one.gameCode, one.period]));
  return rows.flatMap((row) => {
    const period = periods.get(row.gameCode);
    return period === undefined ? [] : [wireTicket(row, period)];
  });
}
