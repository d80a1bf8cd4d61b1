import type { Game } from "../calls/game.ts";

/**
 * Whether a game has free play. The platform's flag reads backwards and is kept as it is: 0 shows the button (GAM-07,
 * OPN-54).
 *
 * @example hasTrial({ supportPlay: false }) // true
 */
export function hasTrial(game: Pick<Game, "supportPlay">): boolean {
  return !game.supportPlay;
}
