import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { gamesList, launchGame, type Game } from "@foyer/platform/calls";
import { createClient } from "@foyer/platform/client";
import {
  addressOfDestination,
  destinationOfGame,
} from "@foyer/platform/domain";
import type { PlayMode } from "@foyer/platform/domain";
import { eventually } from "./eventually.ts";
import { centsIn } from "./figures.ts";
import { clientOf } from "./signIn.ts";
import { expect, type Visit } from "./test.ts";

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

/**
 * Plays a slot game for real money without a browser, on the run's clock, with one stake per round.
 *
 * @example await playFor(visit, token, ["25.00", "25.00"])
 */
export async function playFor(
  visit: Visit,
  token: string,
  stakes: readonly string[],
): Promise<void> {
  const { vassalage, gameType, gameCode } = await someSlot(visit.sandbox);
  const { url } = await clientOf(visit, token).call(launchGame, {
    vassalage,
    gameType,
    gameCode,
    mode: "REAL",
    backUrl: visit.portal,
    language: "EN",
    device: "WEB",
  });
  const s = new URL(url).searchParams.get("s");
  // One after the other, as a player would.
  for (const stake of stakes) {
    const answer = await fetch(`${visit.sandbox}/games/round`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ s, roundId: randomUUID(), stake }),
    });
    if (!answer.ok) throw new Error(`A round: ${await answer.text()}`);
  }
}

/**
 * A game of reels that can be played.
 *
 * @example const game = await someSlot(visit.sandbox, hasTrial)
 */
export async function someSlot(
  sandbox: string,
  fits: (game: Game) => boolean = () => true,
): Promise<Game> {
  const games = await gamesOf(sandbox, { gameType: "RNG" });
  const found = games.find((game) => !game.maintenance && fits(game));
  if (!found) throw new Error("There is no such game.");
  return found;
}

/** The game in the page's frame. */
export const gameFrame = (page: Page) => page.frameLocator("iframe");

export const spinButton = (page: Page) =>
  gameFrame(page).getByRole("button", { name: "Spin", exact: true });

/** Presses the reels once and waits until the round is over. */
export async function playRound(page: Page): Promise<void> {
  const round = page.waitForResponse(
    (one) => one.url().includes("/games/") && one.request().method() === "POST",
  );
  await spinButton(page).click();
  expect((await round).ok()).toBe(true);
  await eventually(gameFrame(page).locator("#game")).toHaveAttribute(
    "aria-busy",
    "false",
  );
}

/** The stake of a round, in minor units. */
export async function stakeShown(page: Page): Promise<number> {
  const shown = gameFrame(page).getByRole("group", { name: "Stake per spin" });
  await eventually(spinButton(page)).toBeEnabled();
  // Beside the amount are the buttons "−" and "+".
  return centsIn(/\d[\d.,]*/.exec(await shown.innerText())?.[0] ?? "");
}
