import * as skeleton from "../skeleton/Skeleton.css.ts";
import * as styles from "./BannerCarousel.css.ts";

/**
 * Placeholder for the banners while they load, with the same dimensions.
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
