import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  max,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { games } from "../db/tables/catalogue.ts";
import { favourites } from "../db/tables/members.ts";
import { gameSessions } from "../db/tables/play.ts";
import { kindsCalled } from "./search/kinds.ts";
import { findLocal } from "./search/local.ts";
import { preferIndex, readSearch } from "./search/match.ts";

export type Game = typeof games.$inferSelect;

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Maximum page size. */
const mostPerPage = 999;
/** Maximum length of the hot list. */
const hotMost = 48;
/** Longest search term that can match. */
const longestSearch = 100;

const window = ({ pageNo, pageSize }: Page) => {
  const size = Math.min(Math.max(pageSize, 1), mostPerPage);
  return { size, offset: (Math.max(pageNo, 1) - 1) * size };
};

/** Number of pages for a number of items; zero items need zero pages. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.ceil(total / Math.min(Math.max(pageSize, 1), mostPerPage));

interface Filter {
  readonly gameType?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly gameName?: string | undefined;
  /** Pack code of the language in which names are searched, besides English. @default "EN" */
  readonly language?: string | undefined;
}

/** `ALL` and an empty value both mean no restriction. */
const chosen = (value: string | undefined): value is string =>
  value !== undefined && value !== "" && value !== "ALL";

const where = ({
  gameType,
  vassalage,
  gameClassify,
}: Filter): SQL | undefined =>
  and(
    chosen(gameType) ? eq(games.gameType, gameType) : undefined,
    chosen(vassalage) ? eq(games.vassalage, vassalage) : undefined,
    chosen(gameClassify) ? eq(games.classify, gameClassify) : undefined,
  );

/** The empty result. */
const none = { games: [], total: 0 };

/** One page of the games that match a condition, and their total number. */
async function readPage(
  db: Database,
  page: Page,
  matching: SQL | undefined,
  ...order: SQL[]
) {
  const { size, offset } = window(page);
  const [found, total] = await Promise.all([
    db
      .select()
      .from(games)
      .where(matching)
      .orderBy(...order, asc(games.sort))
      .limit(size)
      .offset(offset),
    db.$count(games, matching),
  ]);
  return { games: found, total };
}

/**
 * Combines the matches for a term in the requested language, or as the word for a category, with its English matches:
 * names before categories.
 */
async function widened(
  db: Pick<Database, "select">,
  { gameName = "", language = "EN", ...filter }: Filter,
  {
    english,
    near,
  }: { readonly english: SQL | undefined; readonly near: boolean },
) {
  const others = where(filter);
  const local = await findLocal(db, gameName, language, {
    filter: others,
    near,
  });
  const isIn = (ids: readonly string[] = []) =>
    ids.length === 0 ? undefined : inArray(games.nodeId, [...ids]);
  const [first, rest] = [isIn(local?.first), isIn(local?.others)];
  const kinds = kindsCalled(gameName, language, near);
  const named = or(english, first, rest);
  const place = sql`case
    when ${first ?? sql`false`} then 0
    when ${or(rest, english) ?? sql`false`} then 1
    else 2 end`;
  return {
    matching: and(others, or(named, kinds)),
    // If only English names match, they keep their own order.
    order: first || rest || kinds ? [place] : [],
  };
}

/**
 * Lists the games that match a filter, one page at a time, with their total number. A name is searched as typed, in
 * the requested language and in English; only if nothing matches, typos are tolerated, so all pages of a search are
 * of the same kind. The word for a category or kind of games finds its games too, listed after those with a matching
 * name.
 */
export async function listGames(db: Database, filter: Filter & Page) {
  const term = (filter.gameName ?? "").trim();
  if (term === "") return readPage(db, filter, where(filter));
  const search = term.length > longestSearch ? undefined : readSearch(term);
  if (search === undefined) return none;
  return db.transaction(async (tx) => {
    await tx.execute(preferIndex);
    const exact = await widened(tx, filter, {
      english: search.exact,
      near: false,
    });
    const found = await readPage(
      tx,
      filter,
      exact.matching,
      ...exact.order,
      search.rank,
    );
    if (found.total > 0) return found;
    const near = await widened(tx, filter, {
      english: search.near,
      near: true,
    });
    return readPage(
      tx,
      filter,
      near.matching,
      ...near.order,
      ...search.nearRank,
    );
  });
}

/** Lists the hot games, the hottest first. */
export async function listHot(db: Database, filter: Filter): Promise<Game[]> {
  return db
    .select()
    .from(games)
    .where(and(isNotNull(games.hotRank), where(filter)))
    .orderBy(asc(games.hotRank))
    .limit(hotMost);
}

/** Lists a member's favourites, the newest first. */
export async function listFavourites(
  db: Database,
  memberId: string,
  page: Page,
) {
  const { size, offset } = window(page);
  const [rows, total] = await Promise.all([
    db
      .select({ game: games })
      .from(favourites)
      .innerJoin(games, eq(games.nodeId, favourites.nodeId))
      .where(eq(favourites.memberId, memberId))
      .orderBy(desc(favourites.createdAt), asc(games.nodeId))
      .limit(size)
      .offset(offset),
    db.$count(favourites, eq(favourites.memberId, memberId)),
  ]);
  return { games: rows.map((row) => row.game), total };
}

/** Lists the games a member has opened, most recent first, each once. */
export async function listRecent(db: Database, memberId: string, page: Page) {
  const { size, offset } = window(page);
  const last = max(gameSessions.createdAt);
  const mine = eq(gameSessions.memberId, memberId);
  const [rows, [all]] = await Promise.all([
    db
      .select({ nodeId: gameSessions.nodeId })
      .from(gameSessions)
      .where(mine)
      .groupBy(gameSessions.nodeId)
      .orderBy(desc(last), asc(gameSessions.nodeId))
      .limit(size)
      .offset(offset),
    db
      .select({ total: count() })
      .from(
        db
          .selectDistinct({ nodeId: gameSessions.nodeId })
          .from(gameSessions)
          .where(mine)
          .as("opened"),
      ),
  ]);
  const ids = rows.map((row) => row.nodeId);
  const found =
    ids.length === 0
      ? []
      : await db.select().from(games).where(inArray(games.nodeId, ids));
  const byId = new Map(found.map((game) => [game.nodeId, game]));
  return {
    games: ids.flatMap((id) => byId.get(id) ?? []),
    total: all?.total ?? 0,
  };
}
