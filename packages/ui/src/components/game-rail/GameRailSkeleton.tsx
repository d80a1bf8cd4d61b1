import type { GameLook } from "../../styles/look.ts";
import { GameCardSkeleton } from "../game-card/GameCardSkeleton.tsx";
import * as styles from "./GameRail.css.ts";

export interface GameRailSkeletonProps {
  /** How many cards to draw; what does not fit is out of view. @default 8 */
  count?: number;
  /** How the games are drawn where it is not as on the whole page: tall with the name below, tall with the name on the picture, square. @default as on the page */
  look?: GameLook;
}

/**
 * The rail before its games have come, with the very same geometry.
 *
 * @example <GameRailSkeleton />
 */
export function GameRailSkeleton({ count = 8, look }: GameRailSkeletonProps) {
  return (
    <div className={styles.room} data-look={look} aria-hidden="true">
      <div className={styles.rail({ rows: "one" })}>
        {Array.from({ length: count }, (_, index) => (
          <GameCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
