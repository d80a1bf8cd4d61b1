import type { PromotionEntry } from "@foyer/ui/promotion-list";
import {
  sampleNow,
  samplePromotions,
} from "../../../packages/ui/src/private/promotions/samplePromotions.ts";
import { promotionArt } from "./art.ts";

/** What each picture shows, in the order of the samples. */
const themes = [
  "gift",
  "lantern",
  "gem",
  "crown",
  "trophy",
  "treasure",
  "wheel",
  "koi",
  "dice",
] as const;

/** The moment that they are counted from. */
export const promotionsNow = sampleNow;

/**
 * The samples of promotions with pictures of the lobby's family.
 *
 * @example promotions(9)
 */
export const promotions = (count: number): PromotionEntry[] =>
  samplePromotions(count).map((entry, index) => ({
    ...entry,
    images: [
      {
        sequence: 1,
        url: promotionArt(
          entry.id,
          entry.title,
          themes[index % themes.length] ?? "gift",
        ),
      },
    ],
  }));
