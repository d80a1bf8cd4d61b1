import { Skeleton } from "./Skeleton.tsx";
import * as styles from "./skeletonLayouts.css.ts";

export interface ListRowSkeletonProps {
  /** How many rows to keep room for. @default 3 */
  rows?: number;
  /** Whether a picture or avatar stands before the words. @default true */
  picture?: boolean;
}

/**
 * Rows of a list before they have come: a picture, two lines, a figure at the end.
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
