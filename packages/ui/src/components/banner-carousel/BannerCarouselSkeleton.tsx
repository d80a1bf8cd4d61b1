import * as skeleton from "../skeleton/Skeleton.css.ts";
import * as styles from "./BannerCarousel.css.ts";

/**
 * The banners before they have come, with the very same geometry.
 *
 * @example <BannerCarouselSkeleton />
 */
export function BannerCarouselSkeleton() {
  return (
    <div className={styles.stage} aria-hidden="true">
      <div className={styles.slide}>
        <span className={skeleton.skeleton({ shape: "block" })} />
      </div>
    </div>
  );
}
