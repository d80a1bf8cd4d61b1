import { gamesList, type Game } from "@foyer/platform/calls";
import { createClient } from "@foyer/platform/client";
import {
  addressOfDestination,
  destinationOfGame,
} from "@foyer/platform/domain";
import type { PlayMode } from "@foyer/platform/domain";

interface Wanted {
  readonly gameType: string;
  readonly pageNo?: number;
}

/**
 * Games of the sandbox's catalogue, as the portal would list them.
 *
 * @example const [game] = (await gamesOf(visit.sandbox, { gameType: "RNG" })).filter(hasTrial);
 */
export async function gamesOf(
  sandbox: string,
  { gameType, pageNo = 1 }: Wanted,
): Promise<readonly Game[]> {
  const client = createClient({
    baseUrl: sandbox,
    token: () => undefined,
    merchant: "",
    language: () => "EN",
    seal: () => Promise.reject(new Error("Nothing to seal.")),
  });
  const { games } = await client.call(gamesList, {
    clientType: 3,
    platform: "html5-desktop",
    merchant: "",
    gameType,
    language: "EN",
    pageNo,
    pageSize: 28,
  });
  return games;
}

/**
 * The portal's address of a game.
 *
 * @example await page.goto(visit.portal + gameAddress(game, "DEMO"))
 */
export function gameAddress(game: Game, mode: PlayMode = "REAL"): string {
  const address = addressOfDestination(destinationOfGame(game), mode);
  if (address === undefined) throw new Error(`${game.name} has no address.`);
  return address;
}
