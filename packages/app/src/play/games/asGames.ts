import type { Game } from "@foyer/platform/calls";

/**
 * The flow knows of a game only what it needs; what it was given by this app is a whole game.
 *
 * @example asGames(favouritesListView(snapshot).games)
 */
export function asGames(games: readonly object[]): readonly Game[] {
  return games.filter(isGame);
}

function isGame(game: object): game is Game {
  return "iconUrl" in game && "name" in game && "supportPlay" in game;
}
