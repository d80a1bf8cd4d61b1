import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./PromotionCard.css.ts";

/**
 * Placeholder for a promotion card, with the same geometry.
 *
 * @example <PromotionCardSkeleton />
 */
export function PromotionCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.art}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.words}>
        <Skeleton width="quarter" />
        <div className={styles.title}>
          <Skeleton width="most" />
        </div>
        <div className={styles.comingFoot}>
          <Skeleton shape="caption" width="half" />
        </div>
      </div>
    </div>
  );
}
