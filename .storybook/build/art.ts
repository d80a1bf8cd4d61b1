import {
  bannerArt,
  gameCover,
  goodsArt,
  goodsNames,
} from "../../packages/art/src/index.ts";
import {
  gamesOf,
  news,
  promotions,
  shelves,
  type Shelf,
} from "../portal/art.ts";

/**
 * The pictures of the stories' lobby by name, as SVG.
 *
 * @example artFiles()["slots-3"]
 */
export const artFiles = (): Record<string, string> =>
  Object.fromEntries([
    ...(["slots", "live", "fish"] as const).flatMap(covers),
    ...news.map(({ id, title, theme }) => [
      `banner-${id}`,
      bannerArt({ id, title, ratio: "3:1", theme }),
    ]),
    ...promotions.map(({ id, title, theme }) => [
      `promotion-${id}`,
      bannerArt({ id, title, ratio: "16:9", theme }),
    ]),
    ...goodsNames.map((name) => [`goods-${name}`, goodsArt(name)]),
  ]);

const covers = (shelf: Shelf) =>
  gamesOf(shelf, shelves[shelf].length, 0).map(({ id, name, vendorName }) => [
    id,
    gameCover({ id, title: name, kind: shelf, vendor: vendorName }),
  ]);
