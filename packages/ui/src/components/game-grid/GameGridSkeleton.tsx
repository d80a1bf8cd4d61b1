import { GameCardSkeleton } from "../game-card/GameCardSkeleton.tsx";
import * as styles from "./GameGrid.css.ts";

export interface GameGridSkeletonProps {
  /** How many cards to keep room for. */
  count: number;
}

/**
 * The grid before its games have come, with the very same geometry.
 *
 * @example <GameGridSkeleton count={28} />
 */
export function GameGridSkeleton({ count }: GameGridSkeletonProps) {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.grid({ busy: false })}>
        {Array.from({ length: count }, (_, index) => (
          <GameCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
