import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./MissionCard.css.ts";

/**
 * Placeholder for a mission card, with the same geometry.
 *
 * @example <MissionCardSkeleton />
 */
export function MissionCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.head}>
        <div className={styles.title}>
          <Skeleton width="most" />
        </div>
      </div>
      <Skeleton width="half" />
      <Skeleton shape="small" />
      <div className={styles.foot}>
        <Skeleton shape="control" width="control" />
      </div>
    </div>
  );
}
