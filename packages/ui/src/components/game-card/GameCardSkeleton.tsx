import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./GameCard.css.ts";

/**
 * Placeholder for a game card, with the same dimensions.
 *
 * @example <GameCardSkeleton />
 */
export function GameCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.coming}>
        <Skeleton shape="card" />
      </div>
      <div className={styles.comingWords}>
        <Skeleton shape="text" width="most" />
        <Skeleton shape="caption" width="half" />
      </div>
    </div>
  );
}
