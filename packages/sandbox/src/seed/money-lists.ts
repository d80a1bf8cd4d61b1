import type { Database } from "../db/database.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import * as tables from "../db/tables/money.ts";
import { pointsGoods } from "../db/tables/offers.ts";
import { houseAccounts } from "../rules/ledger.ts";
import { bodyWords } from "./content/words/languages.ts";
import { goodsWords, methodWords } from "./content/words/money.ts";

/** Ways to pay in and out: id, direction, name, least, most, fee in minor units, minutes. */
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

/** What points buy: id, name, points, how many are left, description. */
export const goods = [
  ["g-tea", "Tea set for two", 1_200n, 14, "<p>Stoneware, in a box.</p>"],
  ["g-lamp", "Paper lantern lamp", 800n, 30, "<p>Folds flat.</p>"],
  ["g-kite", "Box kite", 450n, 6, "<p>Flies from four knots of wind.</p>"],
  ["g-clock", "Ship’s clock", 9_500n, 1, "<p>Brass. The last one.</p>"],
  ["g-scarf", "Wool scarf", 600n, 0, "<p>Sold out for now.</p>"],
] as const;

export async function seedLists(tx: Database): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values(
      houseAccounts
        .filter((id) => id !== "house" && id !== "bank")
        .map((id) => ({ id, kind: "house", balance: 0n })),
    );
  await tx.insert(tables.paymentMethods).values(
    methods.map(([id, direction, title, min, max, fee, minutes], sort) => ({
      id,
      direction,
      title,
      min,
      max,
      fee,
      minutes,
      sort,
      words: bodyWords(methodWords, id, (words) => ({ title: words })),
    })),
  );
  await tx.insert(tables.walletVendors).values(
    walletVendors.map(([vassalage, transferable], sort) => ({
      vassalage,
      transferable,
      busy: false,
      sort,
    })),
  );
  await tx.insert(pointsGoods).values(
    goods.map(([id, title, points, available, content], sort) => ({
      id,
      title,
      imageUrl: `/art/avatar/${id}.svg`,
      content,
      points: points * 100n,
      available,
      sort,
      words: bodyWords(goodsWords, id, ([name, text]) => ({
        title: name,
        content: text,
      })),
    })),
  );
}
