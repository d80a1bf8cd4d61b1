import { GameCardSkeleton } from "../game-card/GameCardSkeleton.tsx";
import * as styles from "./GameRail.css.ts";

export interface GameRailSkeletonProps {
  /** How many cards to draw; what does not fit is out of view. @default 8 */
  count?: number;
}

/**
 * The rail before its games have come, with the very same geometry.
 *
 * @example <GameRailSkeleton />
 */
export function GameRailSkeleton({ count = 8 }: GameRailSkeletonProps) {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.rail({ rows: "one" })}>
        {Array.from({ length: count }, (_, index) => (
          <GameCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
