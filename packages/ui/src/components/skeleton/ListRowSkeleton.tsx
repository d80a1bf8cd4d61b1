import { Skeleton } from "./Skeleton.tsx";
import * as styles from "./skeletonLayouts.css.ts";

export interface ListRowSkeletonProps {
  /** Number of rows. @default 3 */
  rows?: number;
  /** Whether there is a picture or avatar before the text. @default true */
  picture?: boolean;
}

/**
 * Placeholder for the rows of a list: a picture, two lines, and a figure at the end.
 *
 * @example <ListRowSkeleton rows={8} />
 */
export function ListRowSkeleton({
  rows = 3,
  picture = true,
}: ListRowSkeletonProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          {picture && <Skeleton shape="circle" width="control" />}
          <div className={styles.rowWords}>
            <Skeleton width="most" />
            <Skeleton shape="small" width="half" />
          </div>
          <div className={styles.rowEnd}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
