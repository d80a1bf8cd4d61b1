import { colourOf, coverPath } from "../images/cover.ts";
import type { Game } from "../rules/catalogue.ts";

/** A game as it goes on the wire. */
export const wireGame = (game: Game) => ({
  nodeId: game.nodeId,
  gameId: game.gameId,
  vassalage: game.vassalage,
  gameType: game.gameType,
  gameCode: game.gameCode,
  gameName: game.name,
  displayName: game.name,
  iconUrl: coverPath(game.nodeId),
  lagerIcon: coverPath(game.nodeId),
  isHot: game.hotRank === null ? 0 : 1,
  supportPlay: game.supportPlay,
  isGame: "",
  iconColor: colourOf(game),
  maintenance: game.maintenance ? 1 : 0,
});
