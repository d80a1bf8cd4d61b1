import type { CategoryCode } from "../brand/brand.ts";
import type { Game } from "../calls/game.ts";
import { categoryOf } from "./categories.ts";
import type { LobbyVendor } from "./lobby.ts";

export type PlayMode = "REAL" | "DEMO";

/** Where a card leads (OPN-56). */
export type Destination =
  /** The lottery's own page. */
  | {
      readonly kind: "lottery";
      readonly path: LotteryPath;
      readonly gameCode: string;
    }
  /** The list of slots with this provider chosen. */
  | { readonly kind: "slots"; readonly vassalage: string }
  /** A popup with the provider's games. */
  | {
      readonly kind: "vendorGames";
      readonly vassalage: string;
      readonly gameType: string;
    }
  /** The game itself, at its route. */
  | {
      readonly kind: "play";
      readonly vassalage: string;
      readonly gameType: string;
      readonly gameCode: string;
      readonly gameId: string;
    };

export type LotteryPath = "/lottery" | "/seaLottery" | "/vnLottery";

const lotteries = new Map<string, LotteryPath>([
  ["TCG_LOTTO_VN", "/vnLottery"],
  ["TCG_SEA", "/seaLottery"],
  ["LOTT", "/lottery"],
  ["ELOTT", "/lottery"],
]);

interface Card {
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameCode: string;
  readonly gameId: string;
  readonly isGame: string;
}

function destinationOf(card: Card): Destination {
  const { vassalage, gameType, gameCode, gameId } = card;
  const lottery = lotteries.get(vassalage);
  if (lottery) return { kind: "lottery", path: lottery, gameCode };
  // A card with a game code is a game: it starts, in RNG too.
  if (gameType === "RNG" && gameCode === "")
    return { kind: "slots", vassalage };
  if (card.isGame === "VASSALAGE")
    return { kind: "vendorGames", vassalage, gameType };
  return { kind: "play", vassalage, gameType, gameCode, gameId };
}

/**
 * Where a provider's card leads, whichever category shows it (GAM-11 … GAM-15, GAM-37).
 *
 * @example destinationOfVendor(vendor) // { kind: "play", gameType: vendor.gameType, … }
 */
export function destinationOfVendor({
  vassalage,
  gameType,
  isGame,
}: Pick<LobbyVendor, "vassalage" | "gameType" | "isGame">): Destination {
  return destinationOf({
    vassalage,
    gameType,
    gameCode: "",
    gameId: "",
    isGame,
  });
}

/**
 * The address of the page that lists a provider among others, with it chosen; it can be shared and opened in another
 * tab.
 *
 * @example pageOfVendor("LUMEN", "RNG") // "/rng?vassalage=LUMEN"
 */
export function pageOfVendor(vassalage: string, shownIn: CategoryCode): string {
  const path = categoryOf(shownIn)?.path;
  return path === undefined
    ? withQuery("/", { type: shownIn, vassalage })
    : withQuery(path, { vassalage });
}

/**
 * Where a game's card leads.
 *
 * @example destinationOfGame(game) // { kind: "play", vassalage: "LUMEN", gameType: "RNG", … }
 */
export function destinationOfGame(game: Game): Destination {
  return destinationOf(game);
}

/**
 * The address of a destination; undefined for the popup, which has none. Empty parts are left out.
 *
 * @example addressOfDestination({ kind: "slots", vassalage: "LUMEN" }) // "/rng?vassalage=LUMEN"
 */
export function addressOfDestination(
  destination: Destination,
  mode: PlayMode = "REAL",
): string | undefined {
  switch (destination.kind) {
    case "lottery":
      return withQuery(destination.path, { gameCode: destination.gameCode });
    case "slots":
      return withQuery("/rng", { vassalage: destination.vassalage });
    case "vendorGames":
      return undefined;
    case "play": {
      const { kind: _, ...fields } = destination;
      return withQuery("/seamless", {
        ...fields,
        mode: mode === "DEMO" ? mode : "",
      });
    }
  }
}

/** Longest part of an address that is read. */
const longest = 200;

/**
 * The game named by the query of `/seamless`, as `addressOfDestination` writes it; empty parts are left out.
 *
 * @example gameOfAddress("?vassalage=LUMEN&gameType=RNG").mode // "REAL"
 */
export function gameOfAddress(search: string) {
  const query = new URLSearchParams(search);
  const text = (key: string) => (query.get(key) ?? "").slice(0, longest);
  const mode: PlayMode = query.get("mode") === "DEMO" ? "DEMO" : "REAL";
  return {
    vassalage: text("vassalage"),
    gameType: text("gameType"),
    gameCode: text("gameCode"),
    gameId: text("gameId"),
    mode,
  };
}

function withQuery(
  path: string,
  fields: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(
    Object.entries(fields).filter(([, value]) => value !== ""),
  );
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
