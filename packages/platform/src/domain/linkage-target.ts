/** A game as a banner or promotion names it. */
export interface GameTarget {
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameCode: string;
}

/**
 * Parses the target of a linkage of type GAME; undefined if it is invalid.
 *
 * @example gameOfTarget("LUMEN/LIVE/tidal") // { vassalage: "LUMEN", gameType: "LIVE", gameCode: "tidal" }
 */
export function gameOfTarget(target: string): GameTarget | undefined {
  const [vassalage, gameType, gameCode, ...more] = target.split("/");
  return vassalage && gameType && gameCode && more.length === 0
    ? { vassalage, gameType, gameCode }
    : undefined;
}
