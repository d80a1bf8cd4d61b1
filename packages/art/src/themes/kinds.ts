import type { GameKind, Theme } from "../theme-types.ts";

/** What a kind of game shows when its title gives no hint. */
export const byKind: Readonly<Record<GameKind, Theme>> = {
  slots: {
    emblems: [
      "seven",
      "gem",
      "crown",
      "bell",
      "chest",
      "lion",
      "bull",
      "phoenix",
    ],
    companions: ["bell", "cherry", "coins", "gem"],
    grounds: ["burst", "stage", "hall", "peaks"],
    palettes: ["royal", "ember", "lagoon", "forge", "velvet", "jade"],
  },
  live: {
    emblems: ["cards", "chips", "spade"],
    companions: ["chips", "dice", "cards", "crown"],
    grounds: ["felt", "hall", "stage"],
    palettes: ["jade", "ruby", "midnight", "forge", "velvet", "fjord"],
  },
  fish: {
    emblems: ["koi", "shark", "octopus", "turtle", "trident", "pearl"],
    companions: ["pearl", "chest", "turtle", "anchor", "trident"],
    grounds: ["deep"],
    palettes: ["lagoon", "abyss", "fjord", "orchid"],
  },
  cards: {
    emblems: ["cards", "spade", "chips"],
    companions: ["chips", "dice", "spade", "coins"],
    grounds: ["felt", "hall"],
    palettes: ["jade", "ruby", "midnight", "forge", "fjord"],
  },
  "in-house": {
    emblems: ["gem", "coins", "dice", "balloon"],
    companions: ["coins", "gem", "bolt"],
    grounds: ["grid", "burst", "cosmos"],
    palettes: ["neon", "pulse", "royal", "venom"],
  },
  sports: {
    emblems: ["trophy", "football"],
    companions: ["football", "basketball", "tennis", "shield"],
    grounds: ["stadium", "arena"],
    palettes: ["steel", "meadow", "lagoon", "ruby"],
  },
  esports: {
    emblems: ["gamepad", "headset", "shield"],
    companions: ["gamepad", "headset", "bolt", "trophy"],
    grounds: ["grid", "city", "cosmos"],
    palettes: ["pulse", "neon", "steel", "royal", "venom"],
  },
  lottery: {
    emblems: ["balls", "ticket", "drawCage"],
    companions: ["ticket", "coins", "balls"],
    grounds: ["burst", "stage", "sweetland", "peaks"],
    palettes: ["lagoon", "orchid", "royal", "forge", "meadow", "dusk"],
  },
  elottery: {
    emblems: ["balls", "bolt", "clock", "drawCage"],
    companions: ["balls", "ticket", "bolt"],
    grounds: ["grid", "city", "cosmos", "burst"],
    palettes: ["neon", "pulse", "venom", "royal"],
  },
  cockfight: {
    emblems: ["rooster"],
    companions: ["spur", "trophy", "coins"],
    grounds: ["arena", "dunes"],
    palettes: ["ember", "ruby", "forge", "savanna", "dusk"],
  },
};
