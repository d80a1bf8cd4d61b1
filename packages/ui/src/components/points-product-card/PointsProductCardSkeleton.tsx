import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./PointsProductCard.css.ts";

/**
 * Placeholder for a product card, with the same geometry.
 *
 * @example <PointsProductCardSkeleton />
 */
export function PointsProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.art}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.words}>
        <div className={styles.title}>
          <Skeleton width="most" />
        </div>
        <div className={styles.points}>
          <Skeleton width="half" />
        </div>
        <div className={styles.foot}>
          <Skeleton shape="small" width="half" />
        </div>
      </div>
    </div>
  );
}
