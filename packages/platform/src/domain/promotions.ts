import type { Promotion } from "../calls/content.ts";

/** Types of promotions (PRO-15). */
export const promotionTypes = [
  "all",
  "other",
  "sport",
  "live",
  "rng",
  "pvp",
  "fish",
  "lotto",
  "rebate",
  "point",
  "rank",
  "deposit",
  "download",
  "newPlayer",
  "gaming",
] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Badges of promotions (PRO-16). */
export const promotionBadges = [
  "newbie",
  "limited",
  "special",
  "daily",
  "highRate",
  "vip",
] as const;
export type PromotionBadge = (typeof promotionBadges)[number];

/* Platforms write "new player", "NEW_PLAYER" and "newPlayer" interchangeably. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

const named =
  <const T extends string>(known: readonly T[]) =>
  (text: string): T | undefined =>
    known.find((one) => plain(one) === plain(text));

const badge = named(promotionBadges);
const type = named(promotionTypes);

/**
 * Reads a promotion's badge, however it is spelled; undefined for an unknown badge.
 *
 * @example promotionBadgeOf("high rate") // "highRate"
 */
export const promotionBadgeOf = (
  category: string,
): PromotionBadge | undefined => badge(category);

/**
 * Reads the type of a promotion or category, however it is spelled; unknown types are `other`.
 *
 * @example promotionTypeOf("new player") // "newPlayer"
 */
export const promotionTypeOf = (text: string): PromotionType =>
  type(text) ?? "other";

const unlisted = new Set(["gaming", "lottopromo"]);

/**
 * The categories that players choose from: those of games of skill and of the lottery are not listed (PRO-03).
 *
 * @example listedCategories([{ id: "1", title: "Live", type: "live" }, { id: "2", title: "", type: "gaming" }]) // the first
 */
export const listedCategories = <T extends { readonly type: string }>(
  categories: readonly T[],
): readonly T[] =>
  categories.filter(({ type: of }) => !unlisted.has(plain(of)));

/**
 * The promotions of a category; all of them if none is chosen (PRO-05).
 *
 * @example promotionsIn(promotions, "c-live")
 */
export const promotionsIn = (
  promotions: readonly Promotion[],
  category: string | undefined,
): readonly Promotion[] =>
  category === undefined
    ? promotions
    : promotions.filter(({ promoAnnouncementCategoryIds: ids }) =>
        ids.includes(category),
      );
