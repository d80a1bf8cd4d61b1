import type { Promotion } from "@foyer/platform/calls";
import { promotionBadgeOf } from "@foyer/platform/domain";
import type { PromotionEntry } from "@foyer/ui/promotion-list";

/**
 * A promotion as the components expect it: pictures on the session's host, its badge only if it is a known one, no
 * end if it is long-term (PRO-18).
 *
 * @example promotions.map((promotion) => promotionEntry(promotion, image))
 */
export function promotionEntry(
  promotion: Promotion,
  image: (address: string) => string | undefined,
) {
  const { id, title, category, announcementImages } = promotion;
  const badge = promotionBadgeOf(category);
  return {
    id,
    title,
    badges: badge ? [badge] : [],
    images: announcementImages.flatMap(({ sequence, url }) => {
      const address = image(url);
      return address === undefined ? [] : [{ sequence, url: address }];
    }),
    startsAt: promotion.startTime ?? null,
    endsAt: promotion.endTime ?? null,
    longTerm: promotion.longTerm,
  } satisfies PromotionEntry;
}
