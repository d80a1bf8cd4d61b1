import type { WordTheme } from "../theme-types.ts";

/** Fairgrounds and kitchens. */
export const fair: readonly WordTheme[] = [
  {
    words:
      /\b(?:mask|jester|carnival|acrobat|ribbon|confetti|feather|gala|juggler|masquerade)/i,
    emblems: ["mask"],
    companions: ["bell", "fan", "crown"],
    grounds: ["stage", "city", "hall"],
    palettes: ["velvet", "royal", "ruby", "orchid"],
  },
  {
    words: /\b(?:bells?\b|chime)/i,
    emblems: ["bell"],
    companions: ["candy", "balloon", "seven"],
    grounds: ["stage", "burst", "hall"],
    palettes: ["ruby", "dusk", "royal"],
  },
  {
    words:
      /\b(?:carousel|big tent|parade|ringmaster|striped|merry|fairground|stilt)/i,
    emblems: ["wheel", "balloon"],
    companions: ["candy", "balloon", "mask"],
    grounds: ["stage", "burst", "sweetland"],
    palettes: ["ruby", "orchid", "dusk"],
  },
  {
    words:
      /\b(?:dumpling|noodle|kitchen|skillet|supper|wok|bun(s|\b)|ladle|oven|steaming|busy)/i,
    emblems: ["bowl"],
    companions: ["pepper", "teapot", "lantern"],
    grounds: ["city", "temple", "burst"],
    palettes: ["ember", "forge", "dusk"],
  },
  {
    words: /\b(?:pepper|spice|saffron|crispy|chef)/i,
    emblems: ["pepper"],
    companions: ["bowl", "bolt", "sun"],
    grounds: ["dunes", "burst"],
    palettes: ["ember", "ruby", "savanna"],
  },
  {
    words: /\b(?:scratch|bingo)/i,
    kinds: ["slots"],
    emblems: ["ticket", "balls"],
    companions: ["coins", "seven", "bell"],
    grounds: ["burst", "sweetland", "stage"],
    palettes: ["orchid", "lagoon", "forge", "venom"],
  },
];
