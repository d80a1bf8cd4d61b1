import { Skeleton } from "../skeleton/Skeleton.tsx";
import { SkeletonText } from "../skeleton/SkeletonText.tsx";
import * as styles from "./CentrePageSkeleton.css.ts";

/**
 * A page of a centre before it has come: figures, a line of controls, rows.
 *
 * @example <CentrePanel … loading />
 */
export function CentrePageSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={styles.figures}>
        {[0, 1, 2].map((figure) => (
          <div key={figure} className={styles.figure}>
            <Skeleton shape="caption" width="half" />
            <Skeleton shape="heading" width="most" />
          </div>
        ))}
      </div>
      <Skeleton shape="control" />
      <SkeletonText lines={4} />
      <Skeleton shape="control" width="half" />
    </div>
  );
}
