import type { GameLook } from "../../styles/look.ts";
import { GameCardSkeleton } from "../game-card/GameCardSkeleton.tsx";
import * as styles from "./GameGrid.css.ts";

export interface GameGridSkeletonProps {
  /** Number of placeholder cards. */
  count: number;
  /**
   * Layout of the cards, where it differs from that of the whole page: tall with the name below, tall with the name on
   * the picture, or square.
   * @default as on the page
   */
  look?: GameLook;
}

/**
 * Placeholder for a game grid, with the same dimensions.
 *
 * @example <GameGridSkeleton count={28} />
 */
export function GameGridSkeleton({ count, look }: GameGridSkeletonProps) {
  return (
    <div className={styles.room} data-look={look} aria-hidden="true">
      <div className={styles.grid({ busy: false })}>
        {Array.from({ length: count }, (_, index) => (
          <GameCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
