import { Children, useRef, type ReactNode } from "react";
import { listEntries } from "../../private/listEntries.tsx";
import { moveAmongCards } from "../../private/moveAmongCards.ts";
import { ScrollButtons } from "../../private/ScrollButtons.tsx";
import { useCardStops } from "../../private/useCardStops.ts";
import { useScrollEdges } from "../../private/useScrollEdges.ts";
import type { GameLook } from "../../styles/look.ts";
import * as styles from "./GameRail.css.ts";

export interface GameRailProps {
  /** Accessible name of the list. */
  label: string;
  /** The cards; each becomes a list item, so give them keys. More than 14 are shown in two rows. */
  children: ReactNode;
  /**
   * Layout of the cards, where it differs from that of the whole page: tall with the name below, tall with the name on
   * the picture, or square.
   * @default as on the page
   */
  look?: GameLook;
}

/** With more cards than this, the rail has two rows. */
const oneRowHolds = 14;

/**
 * Cards in a row that scrolls sideways: 2.4 in view on a phone, 6 to 8 on a desktop. Tab reaches one card; arrow keys,
 * Home and End move between cards.
 *
 * @example <GameRail label="Hot games">{games.map((game) => <GameCard key={game.id} {...game} />)}</GameRail>
 */
export function GameRail({ label, children, look }: GameRailProps) {
  const list = useRef<HTMLUListElement>(null);
  const edges = useScrollEdges(list);
  useCardStops(list);
  const rows = Children.count(children) > oneRowHolds ? "two" : "one";
  return (
    <div className={styles.room} data-look={look}>
      <ul
        ref={list}
        className={styles.rail({ rows })}
        role="list"
        aria-label={label}
        data-rows={rows}
        onKeyDown={moveAmongCards}
      >
        {listEntries(children, styles.cell)}
      </ul>
      <ScrollButtons scroller={list} edges={edges} />
    </div>
  );
}
