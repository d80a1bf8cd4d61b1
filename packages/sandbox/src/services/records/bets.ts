import { and, asc, between, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { games, vendors } from "../../db/tables/catalogue.ts";
import { lotteryTickets } from "../../db/tables/lottery.ts";
import { rounds } from "../../db/tables/play.ts";
import { lotteryVendors } from "../lottery/schedule.ts";
import { toDecimal } from "../money.ts";
import { pageOf } from "../page.ts";
import { readNames } from "./transactions.ts";
import { memberIn, type Whose } from "./whose.ts";
import { localName } from "../../stock/game-names/local-name.ts";

type Request = ParsedRequestOf<typeof calls.betRecords>;

/** Real-money game rounds and lottery tickets, as one list of bets. */
function betsOf(db: Database, whose: Whose, request: Request) {
  const { from, to, gameType } = request;
  const type = gameType === "" ? undefined : eq(games.gameType, gameType);
  const played = db
    .select({
      id: rounds.id,
      memberId: rounds.memberId,
      time: sql<number>`${rounds.createdAt}`.mapWith(Number).as("time"),
      nodeId: games.nodeId,
      stake: sql<string>`${rounds.stake}::text`.as("stake"),
      win: sql<string>`${rounds.win}::text`.as("win"),
      result: sql<string>`(${rounds.win} - ${rounds.stake})`.as("result"),
      state: sql<string>`'SETTLED'`.as("state"),
    })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(
      and(
        memberIn(rounds.memberId, whose),
        between(rounds.createdAt, from, to),
        ne(rounds.mode, "DEMO"),
        type,
      ),
    );
  const drawn = db
    .select({
      id: lotteryTickets.id,
      memberId: lotteryTickets.memberId,
      time: sql<number>`${lotteryTickets.boughtAt}`.mapWith(Number).as("time"),
      nodeId: games.nodeId,
      stake: sql<string>`${lotteryTickets.stake}::text`.as("stake"),
      win: sql<string>`${lotteryTickets.win}::text`.as("win"),
      result:
        sql<string>`case when ${lotteryTickets.state} = 'OPEN' then 0 else ${lotteryTickets.win} - ${lotteryTickets.stake} end`.as(
          "result",
        ),
      state:
        sql<string>`case when ${lotteryTickets.state} = 'OPEN' then 'OPEN' else 'SETTLED' end`.as(
          "state",
        ),
    })
    .from(lotteryTickets)
    .innerJoin(
      games,
      and(
        eq(games.gameCode, lotteryTickets.gameCode),
        inArray(games.vassalage, [...lotteryVendors]),
      ),
    )
    .where(
      and(
        memberIn(lotteryTickets.memberId, whose),
        between(lotteryTickets.boughtAt, from, to),
        type,
      ),
    );
  return unionAll(played, drawn).as("bets");
}

/** One page of the given members' bets. */
export function pageOfBets(db: Database, whose: Whose, request: Request) {
  const { limit, offset } = pageOf(request);
  const bets = betsOf(db, whose, request);
  const turn = request.order === "asc" ? asc : desc;
  return db
    .select({
      id: bets.id,
      memberId: bets.memberId,
      time: bets.time,
      game: games.name,
      gameType: games.gameType,
      vendor: vendors.name,
      stake: bets.stake,
      win: bets.win,
      state: bets.state,
    })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .orderBy(
      turn(request.orderBy === "amount" ? bets.result : bets.time),
      desc(bets.time),
      desc(bets.id),
    )
    .limit(limit)
    .offset(offset);
}

/** The number of bets and their totals; stakes of open bets do not count as lost yet. */
export function sumsOfBets(db: Database, whose: Whose, request: Request) {
  const bets = betsOf(db, whose, request);
  const sum = (of: typeof bets.stake) =>
    sql<string>`coalesce(sum(${of}::bigint), 0)::text`;
  return db
    .select({
      rows: sql<number>`count(*)::int`,
      stake: sum(bets.stake),
      win: sum(bets.win),
      result: sql<string>`coalesce(sum(${bets.result}), 0)::text`,
    })
    .from(bets);
}

/** A page of the given members' betting record, with its totals over all pages. */
export async function readBets(
  db: Database,
  whose: Whose,
  request: Request,
  language: string,
) {
  const { pagesOf } = pageOf(request);
  const rows = await pageOfBets(db, whose, request);
  const [sums] = await sumsOfBets(db, whose, request);
  const names = await readNames(
    db,
    request.scope === "TEAM" ? rows.map(({ memberId }) => memberId) : [],
  );
  const total = sums?.rows ?? 0;
  return {
    list: rows.map(({ memberId, stake, win, ...row }) => ({
      ...row,
      game: localName(row.game, language),
      account: names.get(memberId) ?? "",
      stake: toDecimal(BigInt(stake)),
      win: toDecimal(BigInt(win)),
      result:
        row.state === "OPEN" ? null : toDecimal(BigInt(win) - BigInt(stake)),
    })),
    totalPages: pagesOf(total),
    totalCount: total,
    totals: {
      stake: toDecimal(BigInt(sums?.stake ?? 0)),
      win: toDecimal(BigInt(sums?.win ?? 0)),
      result: toDecimal(BigInt(sums?.result ?? 0)),
    },
  };
}
