import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./MatchCard.css.ts";

/**
 * Placeholder for a match card, with the same height.
 *
 * @example {!matches && <MatchCardSkeleton />}
 */
export function MatchCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton shape="caption" width="half" />
      </div>
      <div className={styles.teams}>
        <Skeleton width="most" />
        <Skeleton width="most" />
      </div>
      <div className={styles.foot}>
        <Skeleton shape="small" width="half" />
      </div>
    </div>
  );
}
