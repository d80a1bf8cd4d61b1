import { Skeleton } from "../skeleton/Skeleton.tsx";
import { SkeletonText } from "../skeleton/SkeletonText.tsx";
import * as styles from "./NoticeList.css.ts";

/** The notices before they have come, with the very same geometry. */
export function NoticeListSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.side}>
        <div className={styles.list} aria-hidden="true">
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={styles.comingEntry}>
              <Skeleton width={index % 2 ? "half" : "most"} />
              <Skeleton shape="caption" width="quarter" />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.comingArticle} aria-hidden="true">
        <Skeleton shape="heading" width="half" />
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
