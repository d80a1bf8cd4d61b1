import * as calls from "@foyer/platform/calls";
import { and, eq } from "drizzle-orm";
import { games } from "../db/tables/catalogue.ts";
import { favourites } from "../db/tables/members.ts";
import { handle, handleMember } from "../http/handle.ts";
import { invalid } from "../services/refusal.ts";
import {
  listFavourites,
  listGames,
  listHot,
  listRecent,
  pagesOf,
} from "../services/catalogue.ts";
import { launch } from "../services/launch.ts";
import { gameTypeOrder, readLanes } from "../services/lanes.ts";
import { wireGame } from "../services/wire-game.ts";

export const gameCalls = [
  handle(calls.gamesList, async ({ db, request }) => {
    const { games: found, total } = await listGames(db, request);
    return {
      games: found.map((game) => wireGame(game, request.language)),
      totalPages: pagesOf(total, request.pageSize),
      total,
    };
  }),

  handle(calls.hotGames, async ({ db, request }) => ({
    list: (await listHot(db, request)).map((game) =>
      wireGame(game, request.language),
    ),
  })),

  handle(calls.gameVendor, async ({ db }) => ({
    data: { lanes: await readLanes(db) },
  })),

  handle(calls.vendorGameType, async ({ db, request }) =>
    (await readLanes(db))
      .filter(({ vendors }) => vendors.includes(request.vassalage))
      .map(({ gameCategory }) => gameCategory),
  ),

  handle(calls.gameMenus, async () =>
    gameTypeOrder.map((gameType, sort) => ({ gameType, sort: sort + 1 })),
  ),

  handleMember(calls.favouriteList, async (input) => {
    const { db, session, request, language } = input;
    const { games: found, total } = await listFavourites(
      db,
      session.member.id,
      request,
    );
    return {
      content: found.map((game) => wireGame(game, language)),
      totalPages: pagesOf(total, request.pageSize),
      pageNum: Math.max(request.pageNo, 1),
    };
  }),

  handleMember(calls.favouriteIds, async ({ db, session }) => {
    const rows = await db
      .select({ nodeId: favourites.nodeId })
      .from(favourites)
      .where(eq(favourites.memberId, session.member.id))
      .orderBy(favourites.nodeId);
    return rows.map((row) => row.nodeId);
  }),

  handleMember(calls.addFavourite, async ({ db, session, request, now }) => {
    const known = await db.$count(games, eq(games.nodeId, request.nodeId));
    if (known === 0)
      throw invalid({ nodeId: "is not a game of this platform" });
    await db
      .insert(favourites)
      .values({
        memberId: session.member.id,
        nodeId: request.nodeId,
        createdAt: now,
      })
      .onConflictDoNothing();
    return true;
  }),

  handleMember(calls.removeFavourite, async ({ db, session, request }) => {
    await db
      .delete(favourites)
      .where(
        and(
          eq(favourites.memberId, session.member.id),
          eq(favourites.nodeId, request.nodeId),
        ),
      );
    return true;
  }),

  handleMember(calls.recentList, async (input) => {
    const { db, session, request, language } = input;
    const { games: found, total } = await listRecent(
      db,
      session.member.id,
      request,
    );
    return {
      list: found.map((game) => wireGame(game, language)),
      totalPages: pagesOf(total, request.pageSize),
    };
  }),

  handleMember(calls.launchGame, async (input) => launch(input)),
];
