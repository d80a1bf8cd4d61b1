import { asc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { games, vendorLanes } from "../db/tables/catalogue.ts";
import { vendorName } from "../stock/vendors.ts";

/** Categories in menu order; the platform lists `JL` too, and portals show it under RNG. */
export const gameTypeOrder = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "INHOUSE",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
  "COCKFIGHT",
] as const;

const lanes = [...gameTypeOrder, "JL"] as const;

/** Lists the categories with their providers, cards and classifications. */
export async function readLanes(db: Database) {
  const [places, classified] = await Promise.all([
    db.select().from(vendorLanes).orderBy(asc(vendorLanes.sort)),
    db
      .selectDistinct({
        vassalage: games.vassalage,
        gameType: games.gameType,
        classify: games.classify,
      })
      .from(games)
      .orderBy(asc(games.classify), asc(games.vassalage)),
  ]);
  return lanes.map((lane) => {
    const here = places.filter((place) => place.lane === lane);
    const isHere = (game: { vassalage: string; gameType: string }) =>
      here.some(
        (place) =>
          place.vassalage === game.vassalage &&
          place.gameType === game.gameType,
      );
    const codes = new Map<string, string[]>();
    for (const game of classified) {
      if (game.classify === "" || !isHere(game)) continue;
      codes.set(game.classify, [
        ...(codes.get(game.classify) ?? []),
        game.vassalage,
      ]);
    }
    return {
      gameCategory: lane,
      vendors: here.map((place) => place.vassalage),
      cards: Object.fromEntries(
        here.map(({ vassalage, title, isGame }) => [
          vassalage,
          { vassalage, accountTypeName: vendorName(vassalage), title, isGame },
        ]),
      ),
      gameClassify: [...codes].map(([code, vendors]) => ({ code, vendors })),
    };
  });
}
