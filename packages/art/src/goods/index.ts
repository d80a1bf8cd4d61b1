import { finish } from "../light.ts";
import { Kit } from "../kit.ts";
import { palettes, type PaletteName } from "../palettes.ts";
import { wrap } from "../svg.ts";
import { clock } from "./clock.ts";
import type { Goods } from "./form.ts";
import { kettle } from "./kettle.ts";
import { kite } from "./kite.ts";
import { lamp } from "./lamp.ts";
import { scarf } from "./scarf.ts";
import { headphones, speaker } from "./sound.ts";
import { foot, H, stage, W } from "./stage.ts";
import { teaSet } from "./tea.ts";
import { backpack, powerBank } from "./travel.ts";
import { umbrella } from "./umbrella.ts";
import { voucher } from "./voucher.ts";

/** Products that points are redeemed for, each with its own drawing in tones that suit it. */
const goods = {
  "tea-set": [teaSet, "jade"],
  lamp: [lamp, "dusk"],
  kite: [kite, "lagoon"],
  clock: [clock, "midnight"],
  scarf: [scarf, "ember"],
  kettle: [kettle, "fjord"],
  umbrella: [umbrella, "dawn"],
  headphones: [headphones, "arctic"],
  speaker: [speaker, "velvet"],
  backpack: [backpack, "savanna"],
  "power-bank": [powerBank, "royal"],
  voucher: [voucher, "meadow"],
} as const satisfies Record<string, readonly [Goods, PaletteName]>;

/** Name of a product that has a drawing. */
export type GoodsName = keyof typeof goods;

/** All names. */
export const goodsNames: readonly GoodsName[] =
  Object.keys(goods).filter(isGoods);

/** Whether a product of that name has a drawing. */
export function isGoods(name: string): name is GoodsName {
  return Object.hasOwn(goods, name);
}

/**
 * Draws a product for a shop window, 4:3, with a margin that allows a narrower crop.
 * @example goodsArt("tea-set")
 */
export function goodsArt(name: GoodsName): string {
  const [draw, tones] = goods[name];
  const k = new Kit(`${name}:goods`, palettes[tones]);
  const art =
    stage(k) +
    `<g transform="translate(${foot.x} ${foot.y - 2})" stroke-linejoin="round">${draw(k)}</g>` +
    finish(k, W, H, 0.4);
  return wrap(W, H, "", k.defs() + art);
}
