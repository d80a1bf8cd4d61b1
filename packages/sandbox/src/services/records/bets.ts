import { asc, desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ParsedRequestOf } from "@foyer/platform/call";
import type * as calls from "@foyer/platform/calls";
import type { Database } from "../../db/database.ts";
import { games, vendors } from "../../db/tables/catalogue.ts";
import { countedBets, openBets } from "../counted-bets.ts";
import { toDecimal } from "../money.ts";
import { pageOf } from "../page.ts";
import { readNames } from "./transactions.ts";
import { memberIn, type Whose } from "./whose.ts";
import { localName } from "../../stock/game-names/local-name.ts";

type Request = ParsedRequestOf<typeof calls.betRecords>;

/** The bets that count in the period, and the lottery tickets bought in it that await their draw. */
function betsOf(db: Database, whose: Whose, { from, to, gameType }: Request) {
  const of = (memberId: Parameters<typeof memberIn>[0]) =>
    memberIn(memberId, whose);
  const wish = { of, from, to, gameType };
  return unionAll(countedBets(db, wish), openBets(db, wish)).as("bets");
}

type Bets = ReturnType<typeof betsOf>;

/** What a bet won or lost; an open bet neither yet. */
const resultOf = (bets: Bets) =>
  sql`case when ${bets.state} = 'OPEN' then 0 else ${bets.win} - ${bets.stake} end`;

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
      stake: sql<string>`${bets.stake}::text`,
      win: sql<string>`${bets.win}::text`,
      state: bets.state,
    })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .orderBy(
      turn(request.orderBy === "amount" ? resultOf(bets) : bets.time),
      desc(bets.time),
      desc(bets.id),
    )
    .limit(limit)
    .offset(offset);
}

/** The number of bets, and the totals of those that count: open bets are not part of them yet. */
export function sumsOfBets(db: Database, whose: Whose, request: Request) {
  const bets = betsOf(db, whose, request);
  const sum = (of: typeof bets.stake) =>
    sql<string>`coalesce(sum(${of}) filter (where ${bets.state} <> 'OPEN'), 0)::text`;
  return db
    .select({
      rows: sql<number>`count(*)::int`,
      stake: sum(bets.stake),
      win: sum(bets.win),
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
      result: toDecimal(BigInt(sums?.win ?? 0) - BigInt(sums?.stake ?? 0)),
    },
  };
}
