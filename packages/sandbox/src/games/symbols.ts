import { emblems, type EmblemName } from "@foyer/art/emblems/index";
import { Kit } from "@foyer/art/kit";
import { ink } from "@foyer/art/layouts/scene";
import { palettes, type Palette } from "@foyer/art/palettes";

interface Skin {
  palette: Palette;
  /** Eight symbols, the most common first; the last pays most. */
  symbols: readonly [string, EmblemName][];
}

const skins: Readonly<Record<string, Skin>> = {
  slots: {
    palette: palettes.royal,
    symbols: [
      ["cherries", "cherry"],
      ["melon", "melon"],
      ["sweet", "candy"],
      ["bell", "bell"],
      ["coins", "coins"],
      ["gem", "gem"],
      ["crown", "crown"],
      ["seven", "seven"],
    ],
  },
  sea: {
    palette: palettes.lagoon,
    symbols: [
      ["anchor", "anchor"],
      ["turtle", "turtle"],
      ["koi", "koi"],
      ["whale", "whale"],
      ["octopus", "octopus"],
      ["shark", "shark"],
      ["pearl", "pearl"],
      ["trident", "trident"],
    ],
  },
  table: {
    palette: palettes.ruby,
    symbols: [
      ["domino", "domino"],
      ["dice", "dice"],
      ["chips", "chips"],
      ["tiles", "tiles"],
      ["cards", "cards"],
      ["spade", "spade"],
      ["crown", "crown"],
      ["roulette wheel", "roulette"],
    ],
  },
  sport: {
    palette: palettes.lagoon,
    symbols: [
      ["shuttle", "shuttle"],
      ["volleyball", "volleyball"],
      ["tennis", "tennis"],
      ["basketball", "basketball"],
      ["football", "football"],
      ["glove", "glove"],
      ["shield", "shield"],
      ["trophy", "trophy"],
    ],
  },
  draw: {
    palette: palettes.velvet,
    symbols: [
      ["bell", "bell"],
      ["moon", "moon"],
      ["sun", "sun"],
      ["ticket", "ticket"],
      ["coins", "coins"],
      ["gem", "gem"],
      ["balls", "balls"],
      ["wheel", "wheel"],
    ],
  },
};

/** All reel symbols as one hidden drawing; the page refers to its parts. */
export function symbolSheet(): string {
  return Object.entries(skins)
    .map(([name, { palette, symbols }]) => {
      const k = new Kit(`reels:${name}`, palette);
      const parts = symbols
        .map(
          ([said, emblem], i) =>
            `<g id="${name}-${i}" data-name="${said}" ${ink(k)}>${emblems[emblem](k)}</g>`,
        )
        .join("");
      return `<svg width="0" height="0" aria-hidden="true" focusable="false" class="spoken">${k.defs()}<defs>${parts}</defs></svg>`;
    })
    .join("");
}
