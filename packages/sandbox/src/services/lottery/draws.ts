import {
  and,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  max,
  notExists,
} from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lotteryDraws, lotteryTickets } from "../../db/tables/lottery.ts";
import { drawNumbers } from "./forms.ts";
import type { Lottery } from "./lotteries.ts";
import { dueSlot, keptDraws } from "./schedule.ts";

/** The run, clock and random source of a draw. */
export interface DrawTime {
  readonly run: string;
  readonly now: number;
  /** Returns a fair random integer from 0 up to, not including, `below`. */
  readonly draw: (below: number) => number;
}

const chunk = 400;
const keptMs = 24 * 60 * 60_000;

/** The draw that a ticket is for. */
export const isOfTicket = and(
  eq(lotteryDraws.run, lotteryTickets.run),
  eq(lotteryDraws.gameCode, lotteryTickets.gameCode),
  eq(lotteryDraws.slot, lotteryTickets.slot),
);

/** Tickets of these lotteries that are not settled. */
export const isOpen = (run: string, codes: readonly string[]) =>
  and(
    eq(lotteryTickets.run, run),
    eq(lotteryTickets.state, "OPEN"),
    inArray(lotteryTickets.gameCode, [...codes]),
  );

/** Draws that have open tickets and no numbers yet, however long ago they were due. */
const awaited = (db: Database, run: string, codes: readonly string[]) =>
  db
    .selectDistinct({
      gameCode: lotteryTickets.gameCode,
      slot: lotteryTickets.slot,
    })
    .from(lotteryTickets)
    .leftJoin(lotteryDraws, isOfTicket)
    .where(and(isOpen(run, codes), isNull(lotteryDraws.slot)));

/**
 * Makes all draws that are due; returns how many. After downtime these are all draws with a ticket, and the latest
 * few of each lottery. Numbers that another sandbox has drawn meanwhile are kept.
 */
export async function drawDue(
  db: Database,
  lotteries: readonly Lottery[],
  { run, now, draw }: DrawTime,
): Promise<number> {
  const codes = lotteries.map(({ gameCode }) => gameCode);
  if (codes.length === 0) return 0;
  const [last, held] = await Promise.all([
    db
      .select({ gameCode: lotteryDraws.gameCode, slot: max(lotteryDraws.slot) })
      .from(lotteryDraws)
      .where(
        and(eq(lotteryDraws.run, run), inArray(lotteryDraws.gameCode, codes)),
      )
      .groupBy(lotteryDraws.gameCode),
    awaited(db, run, codes),
  ]);
  const known = new Map(
    last.map(({ gameCode, slot }) => [gameCode, slot ?? 0]),
  );
  const rows = lotteries.flatMap(({ gameCode, period, form }) => {
    const due = dueSlot(period, now);
    const from = Math.max((known.get(gameCode) ?? 0) + 1, due - keptDraws + 1);
    const slots = new Set(
      Array.from({ length: Math.max(0, due - from + 1) }, (_, i) => from + i),
    );
    for (const one of held)
      if (one.gameCode === gameCode && one.slot <= due) slots.add(one.slot);
    return [...slots].map((slot) => ({
      run,
      gameCode,
      slot,
      numbers: drawNumbers(form, draw),
      drawAt: slot * period,
      drawnAt: now,
    }));
  });
  let made = 0;
  for (let at = 0; at < rows.length; at += chunk) {
    const inserted = await db
      .insert(lotteryDraws)
      .values(rows.slice(at, at + chunk))
      .onConflictDoNothing()
      .returning({ slot: lotteryDraws.slot });
    made += inserted.length;
  }
  return made;
}

/** The latest draws of a lottery, the newest first. */
export const latestDraws = (
  db: Database,
  run: string,
  gameCode: string,
  most: number,
) =>
  db
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.run, run), eq(lotteryDraws.gameCode, gameCode)))
    .orderBy(desc(lotteryDraws.slot))
    .limit(most);

/** Deletes draws from more than a day ago that have no ticket. */
export async function forgetDraws(
  db: Database,
  run: string,
  now: number,
): Promise<void> {
  await db.delete(lotteryDraws).where(
    and(
      eq(lotteryDraws.run, run),
      lt(lotteryDraws.drawAt, now - keptMs),
      notExists(
        db
          .select({ id: lotteryTickets.id })
          .from(lotteryTickets)
          .where(
            and(
              eq(lotteryTickets.run, lotteryDraws.run),
              eq(lotteryTickets.gameCode, lotteryDraws.gameCode),
              eq(lotteryTickets.slot, lotteryDraws.slot),
            ),
          ),
      ),
    ),
  );
}
