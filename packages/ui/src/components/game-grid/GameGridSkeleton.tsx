import type { GameLook } from "../../styles/look.ts";
import { GameCardSkeleton } from "../game-card/GameCardSkeleton.tsx";
import * as styles from "./GameGrid.css.ts";

export interface GameGridSkeletonProps {
  /** How many cards to keep room for. */
  count: number;
  /** How the cards are drawn where it is not as on the whole page: tall with the name below, tall with the name on the picture, square. @default as on the page */
  look?: GameLook;
}

/**
 * The grid before its games have come, with the very same geometry.
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
