import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  amount,
  count,
  flag,
  list,
  optionalText,
  text,
} from "../schema/tolerant.ts";
import { pageRequest } from "./page.ts";

const rawGame = v.object({
  nodeId: text(),
  gameId: optionalText(),
  vassalage: text(),
  gameType: text(),
  gameCode: optionalText(),
  gameName: optionalText(),
  nodeName: optionalText(),
  displayName: optionalText(),
  /** The name after parsing: a cached answer parses to itself again. */
  name: optionalText(),
  iconUrl: optionalText(),
  showIcon: optionalText(),
  lagerIcon: optionalText(),
  isHot: flag(),
  supportPlay: flag(),
  isGame: optionalText(),
  /** Average colour of the cover as #rrggbb, for the placeholder before it has loaded (an addition of ours). */
  iconColor: optionalText(),
  /** 1 while the game cannot be played (an addition of ours; the launch call has the last word). */
  maintenance: flag(),
});

/** A game as the portal knows it: either of the name fields and either of the icon fields is accepted (GAM-01). */
export const game = v.pipe(
  rawGame,
  v.transform(
    ({
      gameName,
      nodeName,
      displayName,
      name,
      iconUrl,
      showIcon,
      ...rest
    }) => ({
      ...rest,
      name:
        displayName ||
        gameName ||
        nodeName ||
        name ||
        rest.gameCode ||
        rest.nodeId,
      iconUrl: iconUrl || showIcon || rest.lagerIcon,
    }),
  ),
);
export type Game = v.InferOutput<typeof game>;

/** A provider's card in the lobby (GAM-02). */
export const vendorCard = v.object({
  vassalage: text(),
  accountTypeName: optionalText(),
  title: optionalText(),
  /** `VASSALAGE`: a click opens the provider's list of games. */
  isGame: optionalText(),
});
export type VendorCard = v.InferOutput<typeof vendorCard>;

export const classification = v.object({ code: text(), vendors: list(text()) });

/** A category of the lobby with its providers (LOB-34). */
export const lane = v.object({
  gameCategory: text(),
  vendors: list(text()),
  cards: v.pipe(
    v.nullish(v.record(v.string(), v.unknown()), () => ({})),
    // Keyed by vassalage: a Map, because the keys are the server's.
    v.transform((cards) => {
      const found = new Map<string, VendorCard>();
      for (const [key, raw] of Object.entries(cards)) {
        const card = v.safeParse(vendorCard, raw);
        if (card.success) found.set(key, card.output);
      }
      return found;
    }),
  ),
  gameClassify: list(classification),
});
export type Lane = v.InferOutput<typeof lane>;

export const gamesList = defineCall({
  id: "W-27",
  name: "gamesList",
  purpose:
    "Lists games, a page at a time, by category, provider, classification and name.",
  method: "GET",
  path: "/wps/game/list",
  auth: "none",
  place: "body",
  request: v.object({
    clientType: v.literal(3),
    platform: v.string(),
    merchant: v.string(),
    gameType: v.optional(v.string()),
    vassalage: v.optional(v.string()),
    gameClassify: v.optional(v.string()),
    gameName: v.optional(v.string()),
    language: v.string(),
    ...pageRequest,
  }),
  response: v.object({
    games: list(game),
    totalPages: count(),
    /** Total number of matching games (an addition of ours; absent → counted by pages). */
    total: v.nullish(count()),
  }),
});

export const hotGames = defineCall({
  id: "W-28",
  name: "hotGames",
  purpose: "Lists the games that are currently played most.",
  method: "GET",
  path: "/wps/game/hot",
  auth: "none",
  place: "body",
  request: v.object({
    merchantCode: v.string(),
    isPlatform: v.literal(2),
    gameType: v.optional(v.string()),
    vassalage: v.optional(v.string()),
    platform: v.string(),
    language: v.string(),
  }),
  response: v.object({ list: list(game) }),
});

export const gameAnnouncements = defineCall({
  id: "W-34",
  name: "gameAnnouncements",
  purpose: "Lists the announcements of a category or provider.",
  method: "GET",
  path: "/wps/game/announcements",
  auth: "none",
  place: "body",
  request: v.object({
    gameType: v.string(),
    vassalage: v.optional(v.string()),
    language: v.string(),
  }),
  response: v.object({
    list: list(
      v.object({ id: text(), title: text(), content: optionalText() }),
    ),
  }),
});

export const gameVendor = defineCall({
  id: "W-36",
  name: "gameVendor",
  purpose: "Lists the lobby's categories with their providers.",
  method: "GET",
  path: "/wps/game/vendor",
  auth: "none",
  place: "body",
  request: v.object({
    platform: v.string(),
    /** 1: bypasses every cache (GAM-30). */
    flush: v.optional(v.picklist([0, 1])),
  }),
  response: v.object({ data: v.object({ lanes: list(lane) }) }),
});

export const gameMenus = defineCall({
  id: "W-37",
  name: "gameMenus",
  purpose: "Reads the order of the game-type menu.",
  method: "GET",
  path: "/wps/game/menus",
  auth: "none",
  request: v.object({ language: v.string() }),
  response: list(v.object({ gameType: text(), sort: v.optional(count(), 0) })),
});

export const launchGame = defineCall({
  id: "W-38",
  name: "launchGame",
  purpose: "Launches a game for the member and returns the URL of its frame.",
  method: "POST",
  path: "/wps/game/launchGame",
  auth: "token",
  request: v.object({
    vassalage: v.string(),
    gameType: v.string(),
    gameCode: v.string(),
    gameId: v.optional(v.string()),
    mode: v.picklist(["REAL", "DEMO"]),
    backUrl: v.string(),
    language: v.string(),
    device: v.literal("WEB"),
  }),
  response: v.object({ url: text() }),
  errors: ["GAME_MAINTENANCE", "INVALID_URL", "TRIAL_NOT_ALLOWED"],
});

export const winnerBoard = defineCall({
  id: "W-48",
  name: "winnerBoard",
  purpose: "Lists recent wins.",
  method: "GET",
  path: "/wps/relay/MCSFE_winnerBoard",
  auth: "none",
  place: "body",
  request: v.object({
    gameCategory: v.literal("ALL"),
    language: v.string(),
    limitNum: count(),
  }),
  response: v.object({
    list: list(
      v.pipe(
        v.object({
          vo: v.object({
            winAmount: amount(),
            player: text(),
            gameName: text(),
            gameRoom: optionalText(),
            /** Currency of the amount (an addition of ours; absent → the amount alone). */
            currencySymbol: optionalText(),
          }),
        }),
        v.transform(({ vo }) => vo),
      ),
    ),
  }),
});
