import { useEffect, useRef } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { Game } from "@foyer/platform/calls";
import { GameGrid, GameGridSkeleton } from "@foyer/ui/game-grid";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { goToHead } from "../../kit/parts/goToHead.ts";
import { ConnectedGameCard } from "./ConnectedGameCard.tsx";
import { useVendorNames } from "../../kit/catalogue/useVendorNames.ts";
import * as styles from "./pagedGames.css.ts";

/** Pages at each end of the lobby's pager (LOB-32). */
const lobbyPagerMargins = 2;
/** Covers of a grid's first rows, which are in view at once. */
const firstRows = 12;

interface PagedGamesProps {
  readonly label: string;
  /** Undefined while the first page is on its way. */
  readonly games: readonly Game[] | undefined;
  /** Another page is on its way; the present one stays. */
  readonly busy: boolean;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** Takes the place of a page that the list does not have. @default onPage */
  readonly onBeyond?: (last: number) => void;
  /** What an empty list says, and what can be done about it. */
  readonly empty: React.ReactNode;
}

/** A grid of games with its pager: skeletons at first, words where there is nothing, and no pager for one page. */
export function PagedGames({
  label,
  games,
  busy,
  page,
  pages,
  onPage,
  onBeyond = onPage,
  empty,
}: PagedGamesProps) {
  const t = useTranslations();
  const { brand } = useServices();
  const vendorName = useVendorNames();
  // An address may name a page that the list does not have, or has no longer: the last one is as near as it gets.
  const beyond = games?.length === 0 && !busy && pages > 0 && page > pages;
  useEffect(() => {
    if (beyond) onBeyond(pages);
  }, [beyond, onBeyond, pages]);
  const head = useRef<HTMLDivElement>(null);
  const turnedTo = useRef<number>(undefined);
  // Another page begins at its head; Back and forward are the browser's, which knows where the reader was.
  useEffect(() => {
    if (turnedTo.current !== page) return;
    turnedTo.current = undefined;
    goToHead(head.current);
  }, [page]);
  if (!games || beyond) return <GameGridSkeleton count={firstRows} />;
  if (games.length === 0) return <>{empty}</>;
  return (
    <Stack gap="x6">
      <div ref={head} className={styles.head} tabIndex={-1}>
        <GameGrid label={label} busy={busy}>
          {games.map((game, index) => (
            <ConnectedGameCard
              key={game.nodeId}
              game={game}
              vendorName={vendorName(game.vassalage)}
              priority={index < firstRows}
            />
          ))}
        </GameGrid>
      </div>
      {pages > 1 && (
        <Pager
          label={t("games.pager")}
          page={page}
          pages={pages}
          onPage={(next) => {
            turnedTo.current = next;
            onPage(next);
          }}
          margins={lobbyPagerMargins}
          range={brand.layout.pager.links}
        />
      )}
    </Stack>
  );
}
