import * as card from "../vendor-card/VendorCard.css.ts";
import { Skeleton } from "./Skeleton.tsx";

/**
 * Placeholder for a provider card, with the same geometry: it uses the card's own styles.
 *
 * @example <VendorCardSkeleton />
 */
export function VendorCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={card.art}>
        <Skeleton shape="block" />
      </div>
      <div className={card.words}>
        <Skeleton width="most" />
        <Skeleton shape="small" width="half" />
      </div>
    </div>
  );
}
