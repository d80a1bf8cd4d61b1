import type { WordTheme } from "../theme-types.ts";

/** Fruit, stones and treasure. */
export const riches: readonly WordTheme[] = [
  {
    words: /\b(?:cherr|orchard|berr|lyche)/i,
    emblems: ["cherry"],
    companions: ["melon", "bell", "seven", "candy"],
    grounds: ["sweetland", "burst", "stage"],
    palettes: ["meadow", "orchid", "ruby"],
  },
  {
    words: /\b(?:melon)/i,
    emblems: ["melon"],
    companions: ["cherry", "candy", "bell"],
    grounds: ["sweetland", "burst"],
    palettes: ["meadow", "venom", "forge"],
  },
  {
    words:
      /\b(?:fruit|juic|lime|mango|plum|apricot|pear(s|\b)|figs?\b|picnic|ripe|tangy|greengrocer)/i,
    emblems: ["melon", "cherry"],
    companions: ["cherry", "candy", "bell", "seven"],
    grounds: ["sweetland", "burst", "dunes"],
    palettes: ["meadow", "forge", "savanna", "venom"],
  },
  {
    words:
      /\b(?:sugar|candy|sweet|sticky|pancake|waffle|bakery|baker\b|jam maker|honey)/i,
    emblems: ["candy"],
    companions: ["cherry", "melon", "gem"],
    grounds: ["sweetland", "stage"],
    palettes: ["orchid", "velvet", "neon", "venom"],
  },
  {
    words:
      /\b(?:gem|facet|sapphire|emerald|jewel|opal|diamond|garnet|prism|cut\b|pendant|bead)/i,
    emblems: ["gem", "crystals"],
    companions: ["crown", "key", "chest", "crystals"],
    grounds: ["hall", "burst", "cosmos"],
    palettes: ["royal", "lagoon", "jade", "velvet", "fjord"],
  },
  {
    words: /\b(?:quartz|crystal|geode|vein|hollow|miner\b|buried)/i,
    emblems: ["crystals"],
    companions: ["gem", "key", "chest"],
    grounds: ["forest", "cosmos", "hall"],
    palettes: ["royal", "pulse", "jade", "arctic"],
  },
  {
    words: /\b(?:crown|royal|king|queen|signet|lady|gilded|vip|rank)/i,
    emblems: ["crown"],
    companions: ["gem", "shield", "key", "coins"],
    grounds: ["hall", "stage", "burst"],
    palettes: ["royal", "ruby", "midnight", "velvet"],
  },
  {
    words:
      /\b(?:vault|casket|hoard|treasure|chest|gold|bounty|welcome|gift|jackpot|invite|rebate|points|reload)/i,
    emblems: ["chest", "coins", "ingot"],
    companions: ["coins", "key", "gem", "crown"],
    grounds: ["hall", "dunes", "burst"],
    palettes: ["forge", "savanna", "royal", "lagoon"],
  },
  {
    words: /\b(?:keys?\b|locksmith|secret|gate)/i,
    emblems: ["key"],
    companions: ["chest", "gem", "book"],
    grounds: ["hall", "forest"],
    palettes: ["midnight", "forge", "fjord"],
  },
];
