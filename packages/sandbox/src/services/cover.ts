import { coverColor } from "@foyer/art";
import type { Game } from "./catalogue.ts";
import { vendorName } from "../stock/vendors.ts";
import { kindOf } from "./cover-kind.ts";

type CoverOf = Pick<Game, "nodeId" | "name" | "gameType" | "vassalage">;

/** Input for drawing a game's cover. */
export const coverInput = (game: CoverOf) => ({
  id: game.nodeId,
  title: game.name,
  kind: kindOf(game.gameType),
  vendor: vendorName(game.vassalage),
});

/** Path of a game's cover on the image host. */
export const coverPath = (nodeId: string): string => `/art/cover/${nodeId}.svg`;

const colours = new Map<string, string>();

/** Average colour of a game's cover, computed once. */
export function colourOf(game: CoverOf): string {
  const known = colours.get(game.nodeId);
  if (known !== undefined) return known;
  const colour = coverColor(coverInput(game));
  colours.set(game.nodeId, colour);
  return colour;
}
