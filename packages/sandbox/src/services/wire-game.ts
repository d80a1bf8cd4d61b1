import { colourOf, coverPath } from "./cover.ts";
import type { Game } from "./catalogue.ts";
import { localName } from "../stock/game-names/local-name.ts";

/**
 * A game in its wire format, with its name in the requested language.
 *
 * @example games.map((game) => wireGame(game, "MY"))
 */
export const wireGame = (game: Game, language: string) => ({
  nodeId: game.nodeId,
  gameId: game.gameId,
  vassalage: game.vassalage,
  gameType: game.gameType,
  gameCode: game.gameCode,
  gameName: game.name,
  displayName: localName(game.name, language),
  iconUrl: coverPath(game.nodeId),
  lagerIcon: coverPath(game.nodeId),
  isHot: game.hotRank === null ? 0 : 1,
  supportPlay: game.supportPlay,
  isGame: "",
  iconColor: colourOf(game),
  maintenance: game.maintenance ? 1 : 0,
});
