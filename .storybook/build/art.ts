import { banners, gamesOf, promotionArt } from "../pages/screens/art.ts";

const shelves = { slots: 24, live: 10, fish: 8 } as const;
const promotions = [
  ["11", "A week of lanterns", "lantern"],
  ["12", "Koi of the Ninth Wave", "koi"],
  ["13", "Quiet hours cashback", "treasure"],
] as const;

/**
 * The pictures of the studio's lobby by name, as SVG: a portal shows none that lie in a data address, so they are
 * served.
 *
 * @example artFiles()["slots-3"]
 */
export function artFiles(): Record<string, string> {
  const drawn = [
    ...(["slots", "live", "fish"] as const).flatMap((shelf) =>
      gamesOf(shelf, shelves[shelf], 0).map(
        ({ id, imageUrl }) => [id, imageUrl] as const,
      ),
    ),
    ...banners().map(({ id, imageUrl }) => [`banner-${id}`, imageUrl] as const),
    ...promotions.map(
      ([id, title, theme]) =>
        [`promotion-${id}`, promotionArt(id, title, theme)] as const,
    ),
  ];
  return Object.fromEntries(
    drawn.map(([name, address]) => [
      name,
      decodeURIComponent(address.slice(address.indexOf(",") + 1)),
    ]),
  );
}
