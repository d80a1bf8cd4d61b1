import type { WordTheme } from "../theme-types.ts";

/** Fire, machines, deserts and stars. */
export const wonders: readonly WordTheme[] = [
  {
    words: /\b(?:dragon|wyrm|scale|hatchling|talon|wings|coiled|ninefold)/i,
    emblems: ["dragon"],
    companions: ["pearl", "ingot", "gem", "bolt"],
    grounds: ["peaks", "temple", "dunes"],
    palettes: ["ember", "jade", "dusk", "forge", "midnight"],
  },
  {
    words: /\b(?:ember|flame|fire(?!fl)|blaze|phoenix|sizzl)/i,
    emblems: ["phoenix", "dragon"],
    companions: ["pepper", "sun", "bolt"],
    grounds: ["peaks", "dunes"],
    palettes: ["ember", "ruby", "dusk", "forge"],
  },
  {
    words: /\b(?:thunder|lightning|storm|electric|turbo)/i,
    emblems: ["bolt"],
    companions: ["shield", "gem", "rocket"],
    grounds: ["peaks", "grid", "cosmos"],
    palettes: ["midnight", "pulse", "royal"],
  },
  {
    words:
      /\b(?:gear|cog|automaton|piston|engine|spring|brass|clockwork|steam|boiler)/i,
    emblems: ["gears", "clock"],
    companions: ["clock", "gears", "balloon", "key"],
    grounds: ["hall", "city", "stage"],
    palettes: ["forge", "steel", "savanna", "fjord"],
  },
  {
    words:
      /\b(?:clock|chime|midnight|winding|minute|porter|platform|inspector)/i,
    emblems: ["clock"],
    companions: ["gears", "key", "moon"],
    grounds: ["city", "hall"],
    palettes: ["midnight", "forge", "royal"],
  },
  {
    words: /\b(?:airship|balloon|carriage|ticket|upper deck)/i,
    emblems: ["balloon"],
    companions: ["ticket", "clock", "plane"],
    grounds: ["sweetland", "peaks", "city"],
    palettes: ["dawn", "lagoon", "dusk", "orchid"],
  },
  {
    words: /\b(?:scarab|amulet|sandstone|sunken|ochre|scribe)/i,
    emblems: ["scarab"],
    companions: ["obelisk", "sun", "key"],
    grounds: ["dunes", "hall"],
    palettes: ["savanna", "forge", "lagoon", "dusk"],
  },
  {
    words:
      /\b(?:obelisk|dune|desert|oasis|oases|camel|caravan|noon|palm|falcon|jars)/i,
    emblems: ["obelisk", "scarab", "sun"],
    companions: ["scarab", "sun", "ingot"],
    grounds: ["dunes"],
    palettes: ["savanna", "dusk", "forge", "dawn"],
  },
  {
    words: /\b(?:scroll|book|library|recipe|map seller|quill|tutor|scholar)/i,
    emblems: ["book"],
    companions: ["key", "potion", "scarab"],
    grounds: ["hall", "dunes", "forest"],
    palettes: ["forge", "royal", "venom", "savanna"],
  },
  {
    words: /\b(?:sun|sunlit|midsummer|golden|noon)/i,
    emblems: ["sun", "lion"],
    companions: ["ingot", "coins", "scarab"],
    grounds: ["dunes", "peaks"],
    palettes: ["savanna", "forge", "dawn"],
  },
  {
    words: /\b(?:seven|boulevard|diner|arcade|neon|chrome|roller|siren|retro)/i,
    emblems: ["seven"],
    companions: ["cherry", "bell", "bolt"],
    grounds: ["grid", "city", "stage"],
    palettes: ["neon", "pulse", "velvet", "royal"],
  },
  {
    words:
      /\b(?:rocket|comet|cosmic|orbit|moonbase|magnetic|star(?!lit)|space|take along|download)/i,
    emblems: ["rocket"],
    companions: ["moon", "bolt", "gem"],
    grounds: ["cosmos", "grid"],
    palettes: ["pulse", "neon", "midnight", "royal"],
  },
  {
    words: /\b(?:record|jukebox|dj\b|disco|music|fiddle|trumpet)/i,
    emblems: ["record"],
    companions: ["seven", "bolt", "bell"],
    grounds: ["stage", "city", "grid"],
    palettes: ["neon", "velvet", "royal"],
  },
];
