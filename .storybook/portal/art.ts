import { coverColor } from "../../packages/art/src/index.ts";
import { sampleVendorNames } from "../../packages/ui/src/private/testing/storySamples.ts";

/*
 * Sample content of the stories' lobby. Its pictures are those that the sandbox draws (build/art.ts), so that a
 * screen is judged with the art of a real lobby. They are served by URL because the portal does not show pictures
 * given as data URLs.
 */

/**
 * Address of a picture that Storybook serves.
 *
 * @example artAt("banner-koi")
 */
export const artAt = (name: string): string => `/portal-art/${name}.svg`;

export const shelves = {
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
} as const;

/** Types of games that there are samples of. */
export type Shelf = keyof typeof shelves;

const vendorAt = (index: number): string =>
  sampleVendorNames[index % sampleVendorNames.length] ?? "Lumen";

/**
 * Invented games of one type, always in the same order; after the last title they start over, and so do their covers.
 *
 * @example gamesOf("slots", 12, 0)
 */
export function gamesOf(shelf: Shelf, count: number, from: number) {
  const titles = shelves[shelf];
  return Array.from({ length: count }, (_, step) => {
    const index = from + step;
    const name = titles[index % titles.length] ?? titles[0];
    const vendorName = vendorAt(index * 3 + Math.floor(index / 8));
    const picture = `${shelf}-${index % titles.length}`;
    return {
      id: `${shelf}-${index}`,
      name,
      vendorName,
      imageUrl: artAt(picture),
      imageColor: coverColor({
        id: picture,
        title: name,
        kind: shelf,
        vendor: vendorName,
      }),
      hot: index % 5 === 0,
      trial: shelf === "slots" && index % 3 !== 1,
    };
  });
}

/** What the lobby announces; `theme` is what the picture shows. */
export const news = [
  {
    id: "lantern-week",
    title: "Lantern week: free rounds every evening",
    theme: "lantern",
  },
  { id: "koi", title: "New game: Koi of the Ninth Wave", theme: "koi" },
  { id: "table", title: "Live tables now open until sunrise", theme: "live" },
  {
    id: "cashback",
    title: "Quiet hours rebate, paid each morning",
    theme: "treasure",
  },
] as const;

/** The sample promotions; `theme` is what the picture shows. */
export const promotions = [
  { id: "11", title: "A week of lanterns", theme: "lantern" },
  { id: "12", title: "Koi of the Ninth Wave", theme: "koi" },
  { id: "13", title: "Quiet hours rebate", theme: "treasure" },
  { id: "14", title: "First-day bonus", theme: "gift" },
  { id: "15", title: "Weekend tournament", theme: "crown" },
  { id: "16", title: "Gems of the deep", theme: "gem" },
] as const;
