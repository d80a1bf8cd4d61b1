import {
  liveClassifications,
  slotClassifications,
} from "@foyer/platform/domain";
import { searchColumns } from "../services/search/fold.ts";
import {
  fishThemes,
  rareAdjective,
  slotThemes,
  type Theme,
  slotEndings,
} from "../stock/slot-words.ts";
import {
  cardGames,
  cockpits,
  esports,
  houseEditions,
  houseGames,
  liveTables,
  lotteryGames,
  lotteryRegions,
  quickDraws,
  rooms,
  salons,
  sportDesks,
  sports,
  gameSeries,
  pitKinds,
} from "../stock/table-words.ts";
import type { Random } from "./random.ts";
import { seedVendors, type SeedVendor } from "../stock/vendors.ts";

interface Draft {
  readonly name: string;
  readonly classify: string;
}

/** Number of games in the hot list. */
const hotCount = 48;

const possessive = (owner: string): string =>
  `${owner}’${owner.endsWith("s") ? "" : "s"}`;

function themedName(theme: Theme, random: Random): string {
  const { pick, int } = random;
  switch (int(6)) {
    case 0:
    case 1:
      return `${pick(theme.adjectives)} ${pick(theme.things)}`;
    case 2:
      return `${pick(theme.things)} of ${pick(theme.places)}`;
    case 3:
      return `${possessive(pick(theme.owners))} ${pick(theme.things)}`;
    case 4:
      return `${pick(theme.adjectives)} ${pick(theme.things)} at ${pick(theme.places)}`;
    default:
      return `${pick(rareAdjective)} ${pick(theme.things)}`;
  }
}

function slot(random: Random): Draft {
  const name = themedName(random.pick(slotThemes), random);
  if (!random.chance(0.3)) return { name, classify: "" };
  const classify = random.pick(slotClassifications);
  return { name: `${name} ${slotEndings[classify]}`, classify };
}

function draft(
  gameType: SeedVendor["gameType"],
  index: number,
  random: Random,
): Draft {
  const { pick } = random;
  switch (gameType) {
    case "LIVE": {
      const classify =
        liveClassifications[index % liveClassifications.length] ??
        liveClassifications[0];
      return { name: `${liveTables[classify]}, ${pick(salons)}`, classify };
    }
    case "FISH":
      return { name: themedName(fishThemes, random), classify: "" };
    case "PVP":
      return { name: `${pick(cardGames)}, ${pick(rooms)}`, classify: "" };
    case "INHOUSE":
      return {
        name: `${pick(houseGames)} ${pick(houseEditions)}`,
        classify: "",
      };
    case "SPORTS":
      return { name: `${pick(sports)} ${pick(sportDesks)}`, classify: "" };
    case "ESPORTS":
      return {
        name: `${pick(esports)} ${pick(gameSeries)}`,
        classify: "",
      };
    case "LOTT":
      return {
        name: `${pick(lotteryRegions)} ${pick(lotteryGames)}`,
        classify: "",
      };
    case "ELOTT":
      return {
        name: `${pick(lotteryRegions)} ${pick(quickDraws)}`,
        classify: "",
      };
    case "COCKFIGHT":
      return {
        name: `${pick(cockpits)} ${pick(pitKinds)}`,
        classify: "",
      };
    default:
      return slot(random);
  }
}

/** The whole catalogue, with unique names. */
export function makeGames(random: Random) {
  const taken = new Set<string>();
  const unique = (gameType: SeedVendor["gameType"], index: number): Draft => {
    for (let tries = 0; ; tries++) {
      const found = draft(gameType, index, random);
      // Short lists run out: then tables are numbered, as casinos do.
      const name = tries < 12 ? found.name : `${found.name} ${tries - 10}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return { ...found, name };
    }
  };
  const rows = seedVendors.flatMap((vendor) =>
    Array.from({ length: vendor.games }, (_, index) => {
      const { name, classify } = unique(vendor.gameType, index);
      const gameCode = `${vendor.vassalage}-${vendor.gameType}-${String(index + 1).padStart(3, "0")}`;
      return {
        gameId: gameCode.toLowerCase(),
        vassalage: vendor.vassalage,
        gameType: vendor.gameType,
        gameCode,
        name,
        ...searchColumns(name, vendor.name),
        classify,
        supportPlay: random.chance(0.35) ? 1 : 0,
        // A provider's first game is its lobby and is always open.
        maintenance: index > 0 && random.chance(0.02),
        weight: random.int(1_000_000),
      };
    }),
  );
  // Providers are shuffled, so that a page of the lobby shows many of them.
  const ordered = rows.toSorted((a, b) => a.weight - b.weight);
  let hot = 0;
  return ordered.map(({ weight, ...row }, sort) => {
    const isHot = hot < hotCount && !row.maintenance && weight % 5 === 0;
    if (isHot) hot += 1;
    return {
      ...row,
      nodeId: String(100_001 + sort),
      sort,
      hotRank: isHot ? hot : null,
    };
  });
}
