import * as v from "valibot";
import { defineCall } from "../call.ts";
import { count, list, text } from "../schema/tolerant.ts";
import { game } from "./game.ts";
import { pageRequest } from "./page.ts";

export const favouriteList = defineCall({
  id: "W-29",
  name: "favouriteList",
  purpose: "Lists the member's favourite games.",
  method: "GET",
  path: "/wps/game/favorite/V2",
  auth: "token",
  place: "body",
  request: v.object(pageRequest),
  response: v.object({
    content: list(game),
    totalPages: count(),
    pageNum: v.optional(count(), 1),
  }),
});

export const recentList = defineCall({
  id: "W-30",
  name: "recentList",
  purpose: "Lists the games that the member played recently, newest first.",
  method: "GET",
  path: "/wps/game/recent",
  auth: "token",
  place: "body",
  request: v.object(pageRequest),
  response: v.object({ list: list(game), totalPages: count() }),
});

export const favouriteIds = defineCall({
  id: "W-31",
  name: "favouriteIds",
  purpose: "Lists the node ids of the member's favourites.",
  method: "GET",
  path: "/wps/game/favorite/ids",
  auth: "token",
  request: v.object({}),
  response: list(text()),
});

const favouriteRequest = v.object({
  nodeId: v.string(),
  vendor: v.string(),
  gameType: v.string(),
});

export const addFavourite = defineCall({
  id: "W-32",
  name: "addFavourite",
  purpose: "Adds a game to the favourites.",
  method: "POST",
  path: "/wps/game/favorite/V2",
  auth: "token",
  request: favouriteRequest,
  response: v.unknown(),
});

export const removeFavourite = defineCall({
  id: "W-33",
  name: "removeFavourite",
  purpose: "Removes a game from the favourites.",
  method: "DELETE",
  path: "/wps/game/favorite/V2",
  auth: "token",
  request: favouriteRequest,
  response: v.unknown(),
});
