import { Children, useRef, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { listEntries } from "../../private/listEntries.tsx";
import { moveAmongCards } from "../../private/moveAmongCards.ts";
import { useCardStops } from "../../private/useCardStops.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { GameLook } from "../../styles/look.ts";
import * as styles from "./GameGrid.css.ts";

export interface GameGridProps {
  /** Accessible name of the list. */
  label: string;
  /** The cards; each becomes a list item, so give them keys. */
  children: ReactNode;
  /** Whether more games are loading: the cards stay, dimmed, and the loading is announced. @default false */
  busy?: boolean;
  /**
   * Layout of the cards, where it differs from that of the whole page: tall with the name below, tall with the name on
   * the picture, or square.
   * @default as on the page
   */
  look?: GameLook;
}

/**
 * Cards in 2, 3, 4 or 6 columns, depending on the width. Tab reaches one card; arrow keys, Home and End move between
 * cards.
 *
 * @example <GameGrid label="Slots">{games.map((game) => <GameCard key={game.id} {...game} />)}</GameGrid>
 */
export function GameGrid({
  label,
  children,
  busy = false,
  look,
}: GameGridProps) {
  const t = useTranslations();
  const count = Children.count(children);
  const list = useRef<HTMLUListElement>(null);
  useCardStops(list);
  return (
    <div className={styles.room} data-look={look}>
      {/* Safari removes the list role from a list without markers; the explicit role restores it. */}
      <ul
        ref={list}
        className={styles.grid({ busy })}
        role="list"
        aria-label={label}
        aria-busy={busy}
        onKeyDown={moveAmongCards}
      >
        {listEntries(children, styles.cell)}
      </ul>
      <VisuallyHidden role="status">
        {busy ? t("ui.gameGrid.busy") : t("ui.gameGrid.count", { count })}
      </VisuallyHidden>
    </div>
  );
}
