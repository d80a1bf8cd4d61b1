import { Children, useRef, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { listEntries } from "../../private/listEntries.tsx";
import { moveAmongCards } from "../../private/moveAmongCards.ts";
import { useCardStops } from "../../private/useCardStops.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { GameLook } from "../../styles/look.ts";
import * as styles from "./GameGrid.css.ts";

export interface GameGridProps {
  /** Name of the list, for who cannot see it. */
  label: string;
  /** The cards; each becomes an entry of the list, so give them keys. */
  children: ReactNode;
  /** More is on its way: the cards stay, dimmed, and it is said aloud. @default false */
  busy?: boolean;
  /** How the games are drawn where it is not as on the whole page: tall with the name below, tall with the name on the picture, square. @default as on the page */
  look?: GameLook;
}

/**
 * Cards in 2, 3, 4 or 6 columns by the room there is. Tab meets one card of it; arrow keys, Home and End move between
 * them.
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
      {/* Safari takes the list role from a list without markers; naming it gives it back. */}
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
