import type { WordTheme } from "../theme-types.ts";

/** The sea and what lives in it. */
export const sea: readonly WordTheme[] = [
  {
    words: /\b(?:whale|seventh tide|northern|drowsy)/i,
    emblems: ["whale"],
    companions: ["anchor", "pearl", "moon"],
    grounds: ["lake", "deep"],
    palettes: ["lagoon", "abyss", "arctic"],
  },
  {
    words: /\b(?:pearl|shell|mermaid|glass sea)/i,
    emblems: ["pearl"],
    companions: ["trident", "turtle", "anchor"],
    grounds: ["deep", "lake"],
    palettes: ["lagoon", "orchid", "fjord", "abyss"],
  },
  {
    words:
      /\b(?:anchor|sail|captain|harbour|pilot|lighthouse|tidal|currents|salt|gull)/i,
    emblems: ["anchor", "whale"],
    companions: ["pearl", "chest", "whale"],
    grounds: ["lake", "peaks", "deep"],
    palettes: ["lagoon", "abyss", "steel", "dawn"],
  },
  {
    words: /\b(?:harpoon|trident|tide|storm|barnacle|neptun)/i,
    emblems: ["trident"],
    companions: ["shark", "octopus", "pearl"],
    grounds: ["deep", "lake"],
    palettes: ["abyss", "lagoon", "fjord"],
  },
  {
    words: /\b(?:turtle)/i,
    emblems: ["turtle"],
    companions: ["pearl", "octopus", "shark"],
    grounds: ["deep"],
    palettes: ["lagoon", "fjord", "meadow"],
  },
  {
    words: /\b(?:reef|coral|lagoon|atoll|emerald sea)/i,
    emblems: ["turtle", "koi"],
    companions: ["pearl", "octopus", "shark"],
    grounds: ["deep"],
    palettes: ["lagoon", "fjord", "orchid", "abyss"],
  },
  {
    words: /\b(?:shark|roaring|catch|hunt)/i,
    emblems: ["shark"],
    companions: ["octopus", "trident", "anchor"],
    grounds: ["deep"],
    palettes: ["abyss", "lagoon", "steel"],
  },
  {
    words: /\b(?:squid|kraken|octopus|leviathan|trench|witch|abyss)/i,
    emblems: ["octopus"],
    companions: ["shark", "pearl", "trident"],
    grounds: ["deep"],
    palettes: ["abyss", "royal", "venom", "fjord"],
  },
];
