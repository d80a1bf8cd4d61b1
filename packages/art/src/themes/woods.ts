import type { WordTheme } from "../theme-types.ts";

/** Woods, winter and wild beasts. */
export const woods: readonly WordTheme[] = [
  {
    words: /\b(?:fox|bramble|hedge|curious)/i,
    emblems: ["fox"],
    companions: ["mushroom", "owl", "moon"],
    grounds: ["forest", "peaks"],
    palettes: ["meadow", "forge", "fjord", "dusk"],
  },
  {
    words: /\b(?:owl|twilight|moth|wren|old oak)/i,
    emblems: ["owl"],
    companions: ["moon", "mushroom", "book"],
    grounds: ["forest"],
    palettes: ["fjord", "midnight", "royal", "meadow"],
  },
  {
    words:
      /\b(?:mushroom|toadstool|moss|fern|enchant|firefl|acorn|foxglove|woodcutter|hare)/i,
    emblems: ["mushroom", "fox", "potion"],
    companions: ["owl", "potion", "fox"],
    grounds: ["forest"],
    palettes: ["meadow", "venom", "jade", "royal"],
  },
  {
    words: /\b(?:antler|badger|wolf|lynx|reindeer|howl)/i,
    emblems: ["wolf"],
    companions: ["moon", "snowflake", "owl"],
    grounds: ["forest", "peaks"],
    palettes: ["arctic", "midnight", "fjord", "steel"],
  },
  {
    words:
      /\b(?:snow|frost|ice|icicle|winter|polar|aurora|mitten|cabin|sleigh|fjord|pine|pale|woollen|cosy)/i,
    emblems: ["snowflake", "wolf", "bell"],
    companions: ["bell", "crystals", "moon"],
    grounds: ["peaks", "forest", "lake"],
    palettes: ["arctic", "fjord", "pulse", "steel"],
  },
  {
    words: /\b(?:silver|moon(?!base)|starlit|whisper|slumber)/i,
    emblems: ["moon", "wolf"],
    companions: ["owl", "crystals", "wolf"],
    grounds: ["lake", "peaks", "forest"],
    palettes: ["midnight", "arctic", "royal", "fjord"],
  },
  {
    words: /\b(?:tiger|bamboo)/i,
    emblems: ["tiger"],
    companions: ["drum", "jadeRing", "lotus"],
    grounds: ["forest", "temple"],
    palettes: ["jade", "forge", "meadow"],
  },
  {
    words: /\b(?:bull|bison|mesa)/i,
    emblems: ["bull"],
    companions: ["sun", "bolt", "coins"],
    grounds: ["dunes", "peaks"],
    palettes: ["ember", "savanna", "dusk"],
  },
  {
    words: /\b(?:lion|savanna)/i,
    emblems: ["lion"],
    companions: ["sun", "crown", "coins"],
    grounds: ["dunes"],
    palettes: ["savanna", "dusk"],
  },
  {
    words: /\b(?:potion|alchem|elixir)/i,
    emblems: ["potion"],
    companions: ["book", "mushroom", "crystals"],
    grounds: ["forest", "hall"],
    palettes: ["venom", "royal"],
  },
];
