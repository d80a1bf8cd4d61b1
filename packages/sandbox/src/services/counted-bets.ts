import { and, between, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { games } from "../db/tables/catalogue.ts";
import { lotteryTickets } from "../db/tables/lottery.ts";
import { rounds } from "../db/tables/play.ts";
import { lotteryVendors } from "./lottery/schedule.ts";

/** The games of lottery tickets. */
const gameOfTicket = and(
  eq(games.gameCode, lotteryTickets.gameCode),
  inArray(games.vassalage, [...lotteryVendors]),
);

/** Which bets, and when. */
export interface BetsWish {
  /** Condition on a column of member ids. */
  readonly of: (memberId: PgColumn) => SQL;
  /** First and last millisecond, both included. */
  readonly from: number;
  readonly to: number;
  /** Empty or absent: all. */
  readonly gameType?: string;
}

const ofType = (db: Database, node: PgColumn, { gameType = "" }: BetsWish) =>
  gameType === ""
    ? undefined
    : inArray(
        node,
        db
          .select({ nodeId: games.nodeId })
          .from(games)
          .where(eq(games.gameType, gameType)),
      );

/** Lottery tickets with the columns of a list of bets. */
const tickets = (db: Database, time: PgColumn, state: string) =>
  db
    .select({
      id: lotteryTickets.id,
      memberId: lotteryTickets.memberId,
      time: sql<number>`${time}`.mapWith(Number).as("time"),
      nodeId: games.nodeId,
      stake: sql<bigint>`${lotteryTickets.stake}`.as("stake"),
      win: sql<bigint>`${lotteryTickets.win}`.as("win"),
      state: sql<string>`${state}::text`.as("state"),
    })
    .from(lotteryTickets)
    .innerJoin(games, gameOfTicket);

/** Rounds of games for real money, which count when they are played. */
export const playedRounds = (db: Database, wish: BetsWish) =>
  db
    .select({
      id: rounds.id,
      memberId: rounds.memberId,
      time: sql<number>`${rounds.createdAt}`.mapWith(Number).as("time"),
      nodeId: rounds.nodeId,
      stake: sql<bigint>`${rounds.stake}`.as("stake"),
      win: sql<bigint>`${rounds.win}`.as("win"),
      state: sql<string>`'SETTLED'::text`.as("state"),
    })
    .from(rounds)
    .where(
      and(
        wish.of(rounds.memberId),
        between(rounds.createdAt, wish.from, wish.to),
        ne(rounds.mode, "DEMO"),
        ofType(db, rounds.nodeId, wish),
      ),
    );

/** Lottery tickets, which count when they are drawn. */
export const drawnTickets = (db: Database, wish: BetsWish) =>
  tickets(db, lotteryTickets.settledAt, "SETTLED").where(
    and(
      wish.of(lotteryTickets.memberId),
      between(lotteryTickets.settledAt, wish.from, wish.to),
      ne(lotteryTickets.state, "OPEN"),
      ofType(db, games.nodeId, wish),
    ),
  );

/**
 * The bets that count in a period, for records, profit and loss, and salaries alike: a round of a game for real money
 * when it is played, a lottery ticket when it is drawn. Free play and tickets that are not drawn count nowhere.
 * Amounts are minor units.
 *
 * @example db.select().from(countedBets(db, { of: (id) => eq(id, memberId), from, to }).as("bets"))
 */
export const countedBets = (db: Database, wish: BetsWish) =>
  unionAll(playedRounds(db, wish), drawnTickets(db, wish));

/** Tickets that were bought in a period and await their draw: they are listed, and count nowhere yet. */
export const openBets = (db: Database, wish: BetsWish) =>
  tickets(db, lotteryTickets.boughtAt, "OPEN").where(
    and(
      wish.of(lotteryTickets.memberId),
      between(lotteryTickets.boughtAt, wish.from, wish.to),
      eq(lotteryTickets.state, "OPEN"),
      ofType(db, games.nodeId, wish),
    ),
  );
