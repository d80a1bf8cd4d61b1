import { Skeleton } from "./Skeleton.tsx";
import * as styles from "./skeletonLayouts.css.ts";

/**
 * Placeholder for a stat tile.
 *
 * @example <StatTileSkeleton />
 */
export function StatTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <Skeleton shape="small" width="half" />
      <Skeleton shape="heading" width="most" />
    </div>
  );
}
