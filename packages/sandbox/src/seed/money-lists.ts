import type { GoodsName } from "@foyer/art";
import type { Database } from "../db/database.ts";
import * as tables from "../db/tables/all.ts";
import { pointsGoods } from "../db/tables/offers.ts";
import { bodyWords } from "../stock/content/languages.ts";

/** Payment and withdrawal methods: id, direction, name, minimum, maximum, fee in minor units, minutes. */
export const methods = [
  ["bank", "IN", "Bank transfer", 1_000n, 500_000n, 0n, 10],
  ["lantern-pay", "IN", "Lantern Pay", 500n, 200_000n, 50n, 1],
  ["voucher", "IN", "Voucher", 2_000n, 20_000n, 0n, 0],
  ["bank-out", "OUT", "Bank transfer", 5_000n, 2_000_000n, 100n, 120],
] as const;

const walletVendors = [
  ["LANTERN", true],
  ["KITE", true],
  ["OAKMOTH", true],
  ["NINEFOLD", true],
  ["COPPER", false],
] as const;

/** Products that points are redeemed for: id, name, points, initial quantity, description, picture. */
export const goods = [
  [
    "g-tea",
    "Tea set for two",
    1_200n,
    14,
    "<p>Stoneware, in a box.</p>",
    "tea-set",
  ],
  ["g-lamp", "Paper lantern lamp", 800n, 31, "<p>Folds flat.</p>", "lamp"],
  [
    "g-kite",
    "Box kite",
    450n,
    7,
    "<p>Flies from four knots of wind.</p>",
    "kite",
  ],
  [
    "g-clock",
    "Ship’s clock",
    9_500n,
    1,
    "<p>Brass. The last one.</p>",
    "clock",
  ],
  ["g-scarf", "Wool scarf", 600n, 0, "<p>Sold out for now.</p>", "scarf"],
  [
    "g-umbrella",
    "Striped umbrella",
    550n,
    22,
    "<p>Eight ribs, a handle of ash.</p>",
    "umbrella",
  ],
  [
    "g-headphones",
    "Headphones",
    4_800n,
    9,
    "<p>Over the ears, with a stand.</p>",
    "headphones",
  ],
  [
    "g-speaker",
    "Portable speaker",
    3_600n,
    12,
    "<p>Plays for ten hours.</p>",
    "speaker",
  ],
  [
    "g-kettle",
    "Long-necked kettle",
    1_600n,
    18,
    "<p>Enamel, one litre.</p>",
    "kettle",
  ],
  [
    "g-backpack",
    "Canvas backpack",
    2_400n,
    7,
    "<p>Twenty litres, waxed canvas.</p>",
    "backpack",
  ],
  [
    "g-power-bank",
    "Power bank",
    1_400n,
    40,
    "<p>10,000 mAh, with its cable.</p>",
    "power-bank",
  ],
  [
    "g-voucher",
    "Bookshop voucher",
    1_000n,
    60,
    "<p>Worth 10.00 at Quay Street Books.</p>",
    "voucher",
  ],
] as const satisfies readonly (readonly [
  string,
  string,
  bigint,
  number,
  string,
  GoodsName,
])[];

/** Adds the methods, wallets and products that are missing. */
export async function seedLists(tx: Database): Promise<void> {
  await tx
    .insert(tables.paymentMethods)
    .values(
      methods.map(([id, direction, title, min, max, fee, minutes], sort) => ({
        id,
        direction,
        title,
        min,
        max,
        fee,
        minutes,
        sort,
        words: bodyWords(
          (all) => all.methods,
          id,
          (own) => ({ title: own }),
        ),
      })),
    )
    .onConflictDoNothing();
  await tx
    .insert(tables.walletVendors)
    .values(
      walletVendors.map(([vassalage, transferable], sort) => ({
        vassalage,
        transferable,
        busy: false,
        sort,
      })),
    )
    .onConflictDoNothing();
  await tx
    .insert(pointsGoods)
    .values(
      goods.map(([id, title, points, available, content, art], sort) => ({
        id,
        title,
        imageUrl: `/art/goods/${art}.svg`,
        content,
        points: points * 100n,
        available,
        sort,
        words: bodyWords(
          (all) => all.goods,
          id,
          ([name, text]) => ({
            title: name,
            content: text,
          }),
        ),
      })),
    )
    .onConflictDoNothing();
}
