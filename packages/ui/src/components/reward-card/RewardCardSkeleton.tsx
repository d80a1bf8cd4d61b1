import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./RewardCard.css.ts";

/**
 * Placeholder for a reward card, with the same geometry.
 *
 * @example <RewardCardSkeleton />
 */
export function RewardCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <span className={styles.picture({ state: "claimed" })} />
      <div className={styles.words}>
        <div className={styles.title}>
          <Skeleton width="most" />
        </div>
        <div className={styles.note}>
          <Skeleton shape="small" width="half" />
        </div>
      </div>
      <div className={styles.end}>
        <Skeleton shape="control" width="control" />
      </div>
    </div>
  );
}
