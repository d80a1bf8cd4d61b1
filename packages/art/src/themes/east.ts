import type { WordTheme } from "../theme-types.ts";

/** Tea houses, lanterns and ponds. */
export const east: readonly WordTheme[] = [
  {
    words: /\b(?:lantern|lamplight|night market|festival)/i,
    emblems: ["lantern"],
    companions: ["fan", "drum", "jadeRing", "lotus"],
    grounds: ["temple", "lake", "city"],
    palettes: ["dusk", "midnight", "ember", "velvet"],
  },
  {
    words: /\b(?:tea\b|teapot)/i,
    emblems: ["teapot"],
    companions: ["lotus", "fan", "lantern"],
    grounds: ["temple", "lake", "peaks"],
    palettes: ["jade", "dawn", "fjord"],
  },
  {
    words: /\b(?:koi|crane|willow|heron)/i,
    emblems: ["koi"],
    companions: ["lotus", "fan", "pearl"],
    grounds: ["lake", "temple"],
    palettes: ["fjord", "lagoon", "dawn", "jade"],
  },
  {
    words: /\b(?:fans?\b|silk|parasol|umbrella|kite)/i,
    emblems: ["fan", "lotus"],
    companions: ["lantern", "jadeRing", "teapot"],
    grounds: ["temple", "peaks", "lake"],
    palettes: ["velvet", "dawn", "orchid", "jade"],
  },
  {
    words: /\b(?:drum|vermilion|nine steps|ferry|ferries|fortune|prosper)/i,
    emblems: ["drum", "ingot"],
    companions: ["jadeRing", "fan", "lantern"],
    grounds: ["temple", "burst"],
    palettes: ["ruby", "ember", "dusk"],
  },
  {
    words: /\b(?:peon|lotus|petal|blossom)/i,
    emblems: ["lotus"],
    companions: ["koi", "fan", "pearl", "gem"],
    grounds: ["lake", "forest", "temple"],
    palettes: ["orchid", "velvet", "meadow", "dawn"],
  },
  {
    words: /\b(?:jade)/i,
    emblems: ["jadeRing"],
    companions: ["ingot", "fan", "lotus", "lantern"],
    grounds: ["temple", "peaks", "hall"],
    palettes: ["jade", "meadow", "forge"],
  },
];
