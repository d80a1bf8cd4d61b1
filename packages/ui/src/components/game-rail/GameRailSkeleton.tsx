import type { GameLook } from "../../styles/look.ts";
import { GameCardSkeleton } from "../game-card/GameCardSkeleton.tsx";
import * as styles from "./GameRail.css.ts";

export interface GameRailSkeletonProps {
  /** Number of placeholder cards; those that do not fit are out of view. @default 8 */
  count?: number;
  /**
   * Layout of the cards, where it differs from that of the whole page: tall with the name below, tall with the name on
   * the picture, or square.
   * @default as on the page
   */
  look?: GameLook;
}

/**
 * Placeholder for a game rail, with the same dimensions.
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
