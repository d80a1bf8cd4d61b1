import { asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { games, vendors } from "../../db/tables/catalogue.ts";
import {
  drawnTickets,
  openBets,
  playedRounds,
  type BetsWish,
} from "../counted-bets.ts";
import { toDecimal } from "../money.ts";
import { pageOf } from "../page.ts";
import { readTotal } from "./sums.ts";
import { readNames } from "./transactions.ts";
import { memberIn, type Whose } from "./whose.ts";
import { localName } from "../../stock/game-names/local-name.ts";

type Request = ParsedRequestOf<typeof calls.betRecords>;

const wishOf = (whose: Whose, { from, to, gameType }: Request): BetsWish => ({
  of: (memberId) => memberIn(memberId, whose),
  from,
  to,
  gameType,
});

/** The order of the list, by columns of each of its parts. An open bet has neither won nor lost anything yet. */
function orderOf({ orderBy, order }: Request, isOpen: boolean): SQL {
  const turn = sql.raw(order === "asc" ? "asc" : "desc");
  const result = isOpen ? sql`0::bigint` : sql`win - stake`;
  return orderBy === "amount"
    ? sql`${result} ${turn}, "time" desc, id desc`
    : sql`"time" ${turn}, id desc`;
}

/**
 * One page of the given members' bets: those that count in the period, and the lottery tickets bought in it that await
 * their draw. Each of the three comes as far as the page reaches, in order and by its index, so that a long list costs
 * no more than a short one.
 */
export function pageOfBets(db: Database, whose: Whose, request: Request) {
  const { limit, offset } = pageOf(request);
  const wish = wishOf(whose, request);
  const upTo = offset + limit;
  const bets = unionAll(
    playedRounds(db, wish).orderBy(orderOf(request, false)).limit(upTo),
    drawnTickets(db, wish).orderBy(orderOf(request, false)).limit(upTo),
    openBets(db, wish).orderBy(orderOf(request, true)).limit(upTo),
  ).as("bets");
  const turn = request.order === "asc" ? asc : desc;
  const result = sql`case when ${bets.state} = 'OPEN' then 0 else ${bets.win} - ${bets.stake} end`;
  return db
    .select({
      id: bets.id,
      memberId: bets.memberId,
      time: bets.time,
      game: games.name,
      gameType: games.gameType,
      vendor: vendors.name,
      stake: sql<string>`${bets.stake}::text`,
      win: sql<string>`${bets.win}::text`,
      state: bets.state,
    })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .orderBy(
      turn(request.orderBy === "amount" ? result : bets.time),
      desc(bets.time),
      desc(bets.id),
    )
    .limit(limit)
    .offset(offset);
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
  const { from, to, gameType } = request;
  const kinds = ["bet"];
  const sums = await readTotal(db, whose, { from, to }, { kinds, gameType });
  const open = openBets(db, wishOf(whose, request)).as("open");
  const names = await readNames(
    db,
    request.scope === "TEAM" ? rows.map(({ memberId }) => memberId) : [],
  );
  // Open bets are listed, and part of no total yet.
  const total = sums.count + (await db.$count(open));
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
      stake: toDecimal(sums.paid),
      win: toDecimal(sums.received),
      result: toDecimal(sums.received - sums.paid),
    },
  };
}
