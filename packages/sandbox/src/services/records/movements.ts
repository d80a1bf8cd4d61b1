import { and, between, ne, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { ledgerEntries } from "../../db/tables/ledger.ts";
import { lotteryTickets } from "../../db/tables/lottery.ts";
import { entriesOf } from "./transactions.ts";
import { memberIn, type Period, type Whose } from "./whose.ts";

/**
 * What the figures of a period are added up from: the entries of the members' main wallets, except that the stake of a
 * lottery ticket leaves the wallet when it is bought and counts when it is drawn, like every bet that
 * `countedBets` lists. So each ticket's entry is cancelled by a second one, and entered again at its draw.
 *
 * @example db.select({ sum: sql`sum(${of.amount})` }).from(of) // const of = movementsOf(db, whose, period)
 */
export function movementsOf(db: Database, whose: Whose, period: Period) {
  const ticket = (at: PgColumn, sign: 1 | -1) =>
    db
      .select({
        accountId: sql<string>`'member:' || ${lotteryTickets.memberId}`,
        kind: sql<string>`'stake'`,
        time: sql<number>`${at}`,
        amount: sql<bigint>`${sql.raw(String(sign))} * ${lotteryTickets.stake}`,
      })
      .from(lotteryTickets);
  const of = memberIn(lotteryTickets.memberId, whose);
  return unionAll(
    db
      .select({
        accountId: sql<string>`${ledgerEntries.accountId}`.as("account_id"),
        kind: sql<string>`${ledgerEntries.kind}`.as("kind"),
        time: sql<number>`${ledgerEntries.createdAt}`.as("time"),
        amount: sql<bigint>`${ledgerEntries.amount}`.as("amount"),
      })
      .from(ledgerEntries)
      .where(entriesOf(whose, period, undefined)),
    ticket(lotteryTickets.boughtAt, 1).where(
      and(of, between(lotteryTickets.boughtAt, period.from, period.to)),
    ),
    ticket(lotteryTickets.settledAt, -1).where(
      and(
        of,
        between(lotteryTickets.settledAt, period.from, period.to),
        ne(lotteryTickets.state, "OPEN"),
      ),
    ),
  ).as("movements");
}
