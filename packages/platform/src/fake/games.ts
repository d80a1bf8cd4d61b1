import type { Game, Lane, VendorCard } from "../calls/game.ts";
import { sampleColor, samplePicture } from "./picture.ts";

const names = [
  "Tidal Lanterns",
  "Ember Orchard",
  "Moonlit Caravan",
  "Paper Kites",
  "Copper Garden",
  "Glass Harbour",
  "Seven Ferries",
  "Velvet Comet",
  "Saffron Gate",
  "Drifting Isles",
  "Quiet Thunder",
  "Amber Tides",
  "Silk & Stone",
  "Northern Bloom",
  "Painted Dunes",
  "Hidden Springs",
];
const vendors = ["LUMEN", "KITE", "HARBOUR", "OSPREY", "JUNIPER"];
const vendorNames = [
  "Lumen Works",
  "Kite & Co",
  "Harbour Nine",
  "Osprey Live",
  "Juniper Play",
];

const pick = <T>(
  list: readonly [T, ...T[]] | readonly T[],
  index: number,
  otherwise: T,
): T => list[index % list.length] ?? otherwise;

/**
 * An invented game.
 *
 * @example sampleGame({ isHot: true })
 */
export function sampleGame(over: Partial<Game> = {}): Game {
  return gameAt(0, over);
}

/**
 * Invented games, all different; the same ones on every call.
 *
 * @example sampleGames(28)
 */
export function sampleGames(howMany: number, over: Partial<Game> = {}): Game[] {
  return Array.from({ length: howMany }, (_, index) => gameAt(index, over));
}

function gameAt(index: number, over: Partial<Game>): Game {
  const round = Math.floor(index / names.length);
  const name = pick(names, index, "") + (round === 0 ? "" : ` ${round + 1}`);
  return {
    nodeId: String(1001 + index),
    gameId: String(1 + index),
    vassalage: pick(vendors, index, "LUMEN"),
    gameType: "RNG",
    gameCode: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    name,
    iconUrl: samplePicture(index, over.name ?? name),
    lagerIcon: "",
    isHot: index % 5 === 0,
    supportPlay: index % 3 === 0,
    isGame: "",
    iconColor: sampleColor(index),
    maintenance: false,
    ...over,
  };
}

/**
 * An invented provider's card.
 *
 * @example sampleVendor({ isGame: "VASSALAGE" })
 */
export function sampleVendor(over: Partial<VendorCard> = {}): VendorCard {
  return vendorAt(0, over);
}

/**
 * Invented providers, all different.
 *
 * @example sampleVendors(3)
 */
export function sampleVendors(howMany: number): VendorCard[] {
  return Array.from({ length: howMany }, (_, index) => vendorAt(index, {}));
}

function vendorAt(index: number, over: Partial<VendorCard>): VendorCard {
  const round =
    index < vendors.length
      ? ""
      : String(Math.floor(index / vendors.length) + 1);
  return {
    vassalage: pick(vendors, index, "LUMEN") + round,
    accountTypeName: pick(vendorNames, index, "Lumen Works"),
    title: `${pick(vendorNames, index, "Lumen Works")} ${round}`.trim(),
    isGame: "",
    ...over,
  };
}

/**
 * One category of the lobby with three providers.
 *
 * @example sampleLane({ gameCategory: "LIVE" })
 */
export function sampleLane(over: Partial<Lane> = {}): Lane {
  const cards = sampleVendors(3);
  return {
    gameCategory: "RNG",
    vendors: cards.map(({ vassalage }) => vassalage),
    cards: new Map(cards.map((card) => [card.vassalage, card])),
    gameClassify: [],
    ...over,
  };
}

/**
 * The categories of a plausible lobby.
 *
 * @example makeLobby({ lanes: sampleLanes(), menus: [], offered: brand.categories })
 */
export function sampleLanes(): Lane[] {
  return [
    sampleLane({
      gameClassify: [
        { code: "JP", vendors: ["LUMEN"] },
        { code: "TG", vendors: [] },
        { code: "AC", vendors: ["KITE", "HARBOUR"] },
      ],
    }),
    sampleLane({
      gameCategory: "LIVE",
      gameClassify: [{ code: "baccarat", vendors: [] }],
    }),
    sampleLane({ gameCategory: "FISH" }),
    sampleLane({ gameCategory: "PVP" }),
    sampleLane({ gameCategory: "SPORTS" }),
    sampleLane({ gameCategory: "ESPORTS" }),
  ];
}
