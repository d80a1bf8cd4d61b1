import {
  avatarArt,
  bannerArt,
  coverColor,
  gameCover,
  goodsArt,
  vendorMark,
  type GameKind,
  type GoodsName,
} from "../../../packages/sandbox/src/art/index.ts";
import { sampleVendorNames } from "../../../packages/ui/src/private/storySamples.ts";

/*
 * Pictures as the sandbox draws them, so that a screen is judged with the art a lobby really has. They are data
 * addresses: a screen needs no network.
 */
const drawn = new Map<string, string>();

function picture(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  drawn.set(key, address);
  return address;
}

const shelves = {
  slots: [
    "Jade Garden",
    "Moonlit Reels",
    "Koi of the Ninth Wave",
    "Paper Lantern Express",
    "Sapphire Well",
    "Cherry Orchard",
    "Tiger Porcelain",
    "Ember Crown",
    "The Clockmaker's Daughter",
    "Copper Comet",
    "Dragon Kite",
    "Honey Bakery",
    "Pearl Diver",
    "Phoenix Tea House",
    "Rune Keeper",
    "Saffron Road",
    "Lucky Melon",
    "Night Carnival",
    "Owl and Lantern",
    "Pirate Chest",
    "Lotus Arcade",
    "Storm Rocket",
    "Silver Wolf",
    "Golden Abacus",
  ],
  live: [
    "Velvet Baccarat",
    "Harbour Roulette",
    "Moon Sic Bo",
    "Silk Blackjack",
    "Lakeside Dragon Tiger",
    "Night Poker",
    "Salon Roulette",
    "Swift Baccarat",
    "Fan Tan Terrace",
    "Wheel of the House",
  ],
  fish: [
    "Deep Reef",
    "Octopus Bay",
    "Golden Carp",
    "Lantern Fish",
    "Whale Road",
    "Turtle Tide",
    "Coral Crown",
    "Shark Watch",
  ],
} as const satisfies Partial<Record<GameKind, readonly string[]>>;

/** Kinds of games that there are samples of. */
export type Shelf = keyof typeof shelves;

const vendorAt = (index: number): string =>
  sampleVendorNames[index % sampleVendorNames.length] ?? "Lumen";

/**
 * Invented games of one kind with their covers, in the same order each time.
 *
 * @example gamesOf("slots", 12, 0)
 */
export function gamesOf(shelf: Shelf, count: number, from: number) {
  const titles = shelves[shelf];
  return Array.from({ length: count }, (_, step) => {
    const index = from + step;
    const name = titles[index % titles.length] ?? titles[0];
    const vendorName = vendorAt(index * 3 + Math.floor(index / 8));
    const id = `${shelf}-${index}`;
    const look = { id, title: name, kind: shelf, vendor: vendorName };
    return {
      id,
      name,
      vendorName,
      imageUrl: picture(id, () => gameCover(look)),
      imageColor: coverColor(look),
      hot: index % 5 === 0,
      trial: shelf === "slots" && index % 3 !== 1,
    };
  });
}

const news = [
  ["lantern-week", "Lantern week: free rounds every evening", "lantern"],
  ["koi", "New on the floor: Koi of the Ninth Wave", "koi"],
  ["table", "Live tables now open until sunrise", "live"],
  ["cashback", "Quiet hours cashback, paid each morning", "treasure"],
] as const;

/** What the lobby says first, its words laid over the pictures. */
export const banners = () =>
  news.map(([id, title, theme]) => ({
    id,
    title,
    href: "#promotions",
    imageUrl: picture(id, () => bannerArt({ id, title, ratio: "3:1", theme })),
  }));

/**
 * A picture of a promotion, 16:9.
 *
 * @example promotionArt("weekend", "Weekend tournament", "crown")
 */
export const promotionArt = (id: string, title: string, theme: string) =>
  picture(`promotion ${id}`, () =>
    bannerArt({ id, title, ratio: "16:9", theme }),
  );

/** The picture beside a form. */
export const entranceArt = (id: string, theme: string) =>
  picture(`entrance ${id}`, () =>
    bannerArt({ id, title: "", ratio: "1:1", theme }),
  );

/** The houses that make the games, with their marks. */
export const vendors = () =>
  sampleVendorNames.map((label) => ({
    key: label.toUpperCase(),
    label,
    imageUrl: picture(`vendor ${label}`, () =>
      vendorMark({ vendor: label, name: label, style: "color" }),
    ),
  }));

/** The member's picture. */
export const avatar = () =>
  picture("avatar", () => avatarArt({ id: "lake.walker" }));

/** What points buy, 4:3. */
export const goodsPicture = (name: GoodsName) =>
  picture(`goods ${name}`, () => goodsArt(name));
