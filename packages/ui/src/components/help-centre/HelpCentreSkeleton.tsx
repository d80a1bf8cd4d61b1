import { Skeleton } from "../skeleton/Skeleton.tsx";
import { SkeletonText } from "../skeleton/SkeletonText.tsx";
import * as styles from "./HelpCentre.css.ts";

/** The help pages before they have come, with the very same geometry. */
export function HelpCentreSkeleton() {
  return (
    <div className={styles.centre} aria-busy="true">
      <div className={styles.search} aria-hidden="true">
        <Skeleton shape="control" />
      </div>
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.list}>
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={styles.entry({ selected: false })}>
              <Skeleton width={index % 2 ? "half" : "most"} />
            </div>
          ))}
        </div>
        <div className={styles.comingArticle}>
          <Skeleton shape="heading" width="half" />
          <SkeletonText lines={6} />
        </div>
      </div>
    </div>
  );
}
