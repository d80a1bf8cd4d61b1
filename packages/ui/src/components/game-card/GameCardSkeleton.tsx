import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./GameCard.css.ts";

/**
 * A card before its game has come, with the very same geometry.
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
