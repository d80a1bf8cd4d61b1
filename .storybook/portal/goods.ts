import { goodsNames } from "../../packages/art/src/index.ts";
import { artAt } from "./art.ts";

const words: Readonly<
  Record<(typeof goodsNames)[number], readonly [string, string, number]>
> = {
  "tea-set": ["Tea set for two", "1200", 14],
  lamp: ["Paper lantern lamp", "800", 30],
  kite: ["Box kite", "450", 6],
  clock: ["Ship’s clock", "9500", 1],
  scarf: ["Wool scarf", "600", 0],
  umbrella: ["Striped umbrella", "550", 22],
  headphones: ["Headphones", "4800", 9],
  speaker: ["Portable speaker", "3600", 12],
  kettle: ["Long-necked kettle", "1600", 18],
  backpack: ["Canvas backpack", "2400", 7],
  "power-bank": ["Power bank", "1400", 40],
  voucher: ["Bookshop voucher", "1000", 60],
};

/** What the points mall offers. */
export const goods = goodsNames.map((name) => {
  const [title, points, availableQuantity] = words[name];
  return {
    id: name,
    title,
    points,
    availableQuantity,
    imageUrl: artAt(`goods-${name}`),
  };
});
